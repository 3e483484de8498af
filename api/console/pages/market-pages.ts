import { partsOfLine } from '../../../domain/market/typed-query/parts-of-line.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { marketJobPage } from '../../../pages/console/market/market-job-page.tsx';
import { marketFilters } from '../../../pages/console/market/filters.ts';
import { marketPage } from '../../../pages/console/market/market-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { getJob } from '../../market/get-job.ts';
import { searchJobs } from '../../market/search-jobs.ts';
import { noteCall, readList, type ConsolePage, type PageCall } from './console-page.ts';
import { filtersOf, pageOfRecord } from './declare-page.ts';
import { withoutBlanks } from '../../../domain/common/without-blanks.ts';

/** The rows that the filters find. Without any, for refused filters or a spent quota, the page says why. */
async function found(call: PageCall, query: Record<string, string>) {
  try {
    return { ...(await readList(call, searchJobs, { query })), problem: null };
  } catch (error) {
    const isShown = error instanceof AppError && [400, 429].includes(error.status);
    if (!isShown) throw error;
    return { rows: [], nextCursor: null, problem: error.message };
  }
}

/** The market index: what a key with `jobs:read` finds. */
export const marketPages: readonly ConsolePage[] = [
  {
    path: '/console/market',
    name: words.market.market,
    of: searchJobs,
    group: '',
    async render(call) {
      const filters = withoutBlanks(filtersOf(call, marketFilters));
      const parts = partsOfLine(filters['query'] ?? '');
      return marketPage({ shell: call.shell, filters, parts, ...(await found(call, filters)) });
    },
  },
  pageOfRecord({
    path: '/console/market/{id}',
    name: words.common.role,
    of: getJob,
    show(props, call) {
      noteCall(call, getJob, { params: call.params, query: [], isList: false });
      return marketJobPage(props);
    },
  }),
];
