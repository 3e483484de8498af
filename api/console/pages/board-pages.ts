import {
  boardPage,
  boardsPage,
  type BoardColumn,
  type BoardStage,
} from '../../../pages/console/hiring/board-page.tsx';
import { nameOf, type CandidateRow } from '../../../pages/console/hiring/candidates-page.tsx';
import type { ListingRow } from '../../../pages/console/hiring/postings-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { listCandidates } from '../../hiring/candidates/list-candidates.ts';
import { getJobListing } from '../../hiring/postings/get-job-listing.ts';
import { listJobListings } from '../../hiring/postings/list-job-listings.ts';
import { read, readList, readRows, type ConsolePage, type PageCall } from './console-page.ts';

interface Listing extends ListingRow {
  pipeline: BoardStage[];
}

export const boardPages: readonly ConsolePage[] = [
  {
    path: '/console/board',
    name: words.common.board,
    of: listJobListings,
    group: 'hiring',
    async render(call) {
      const query = { status: 'open' };
      const { data: rows, nextCursor } = await readList<ListingRow>(call, listJobListings, {
        query,
      });
      return boardsPage({ shell: call.shell, rows, nextCursor });
    },
  },
  {
    path: '/console/board/{id}',
    name: words.common.board,
    of: getJobListing,
    async render(call) {
      const job = await read<Listing>(call, getJobListing, { params: call.params });
      const columns = await Promise.all(job.pipeline.map((stage) => columnOf(call, job.id, stage)));
      return boardPage({ shell: call.shell, job, columns });
    },
  },
];

const CARDS = '50';

async function columnOf(call: PageCall, jobId: string, stage: BoardStage): Promise<BoardColumn> {
  const query = { job_id: jobId, stage: stage.key, limit: CARDS };
  const { data, nextCursor } = await readRows<CandidateRow>(call, listCandidates, { query });
  const cards = data.map((row) => ({
    ...row,
    name: nameOf(row),
    since: row.applications.find(({ job_id: job }) => job === jobId)?.submitted_at ?? '',
  }));
  return { stage, cards, hasMore: nextCursor !== null };
}
