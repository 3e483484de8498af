import {
  boardPage,
  boardsPage,
  type BoardColumn,
  type BoardStage,
} from '../../../pages/console/hiring/board-page.tsx';
import { nameOf } from '../../../pages/console/hiring/candidates-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { listCandidates } from '../../hiring/candidates/list-candidates.ts';
import { getJobListing } from '../../hiring/postings/get-job-listing.ts';
import { listJobListings } from '../../hiring/postings/list-job-listings.ts';
import { readRows, type ConsolePage, type PageCall } from './console-page.ts';
import { pageOfList, pageOfRecord } from './declare-page.ts';

export const boardPages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/board',
    name: words.common.board,
    of: listJobListings,
    group: 'hiring',
    query: { status: 'open' },
    show: boardsPage,
  }),
  pageOfRecord({
    path: '/console/board/{id}',
    name: words.common.board,
    of: getJobListing,
    async show({ shell, row: job }, call) {
      const columns = await Promise.all(job.pipeline.map((stage) => columnOf(call, job.id, stage)));
      return boardPage({ shell, job, columns });
    },
  }),
];

const CARDS = '50';

async function columnOf(call: PageCall, jobId: string, stage: BoardStage): Promise<BoardColumn> {
  const query = { job_id: jobId, stage: stage.key, limit: CARDS };
  const { rows, nextCursor } = await readRows(call, listCandidates, { query });
  const cards = rows.map((row) => {
    const application = row.applications.find(({ job_id: job }) => job === jobId);
    return {
      ...row,
      name: nameOf(row),
      since: application?.stage_since ?? row.created_at,
      lastJob: application?.last_job ?? null,
      isKnockedOut: (application?.knocked_out_by.length ?? 0) > 0,
    };
  });
  return { stage, cards, nextCursor };
}
