import {
  BOARD_FILTERS,
  boardPage,
  boardsPage,
  type BoardColumn,
  type BoardFilter,
  type BoardStage,
} from '../../../pages/console/hiring/board-page.tsx';
import { nameOf } from '../../../pages/console/hiring/candidates-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { listCandidates } from '../../hiring/candidates/list-candidates.ts';
import { getJobListing } from '../../hiring/postings/get-job-listing.ts';
import { listJobListings } from '../../hiring/postings/list-job-listings.ts';
import { readRows, type ConsolePage, type PageCall } from './console-page.ts';
import { filtersOf, pageOfList, pageOfRecord } from './declare-page.ts';
import { viewsOf } from './own-views.ts';

export const boardPages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/board',
    name: words.common.board,
    of: listJobListings,
    group: 'hiring',
    query: { status: 'open' },
    show: async (list, call) => boardsPage({ ...list, views: await viewsOf(call) }),
  }),
  pageOfRecord({
    path: '/console/board/{id}',
    name: words.common.board,
    of: getJobListing,
    async show({ shell, row: job }, call) {
      const filter = filtersOf(call, BOARD_FILTERS);
      const [columns, views] = await Promise.all([
        Promise.all(
          job.pipeline.map((stage) => columnOf(call, { job_id: job.id, ...filter }, stage)),
        ),
        viewsOf(call),
      ]);
      return boardPage({ shell, job, columns, filter, views });
    },
  }),
];

const CARDS = '50';

interface ColumnFilter extends BoardFilter {
  job_id: string;
}

async function columnOf(
  call: PageCall,
  filter: ColumnFilter,
  stage: BoardStage,
): Promise<BoardColumn> {
  const { job_id: jobId } = filter;
  const query = { ...filter, stage: stage.key, limit: CARDS };
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
