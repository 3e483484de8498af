import {
  boardPage,
  boardsPage,
  type BoardColumn,
  type BoardStage,
} from '../../../pages/console/hiring/board-page.tsx';
import type { ListingRow } from '../../../pages/console/hiring/postings-page.tsx';
import { listCandidates } from '../../hiring/candidates/list-candidates.ts';
import { getJobListing } from '../../hiring/postings/get-job-listing.ts';
import { listJobListings } from '../../hiring/postings/list-job-listings.ts';
import { read, readList, readRows, type ConsolePage, type PageCall } from './console-page.ts';

interface Listing extends ListingRow {
  pipeline: BoardStage[];
}

interface CandidateRow {
  id: string;
  name: string | null;
  email: string | null;
  source: string | null;
  tags: string[];
  applications: { job_id: string; submitted_at: string }[];
}

export const boardPages: readonly ConsolePage[] = [
  {
    path: '/console/board',
    name: 'Board',
    role: 'viewer',
    group: 'Hiring',
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
    name: 'Board',
    role: 'viewer',
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
  const cards = data.map(({ id, name, email, source, tags, applications }) => ({
    id,
    name: name ?? email ?? 'Candidate without a name',
    since: applications.find(({ job_id: job }) => job === jobId)?.submitted_at ?? '',
    source,
    tags,
  }));
  return { stage, cards, hasMore: nextCursor !== null };
}
