import { AppError } from '../../../domain/common/errors.ts';
import { marketJobPage, type MarketJob } from '../../../pages/console/market/market-job-page.tsx';
import {
  marketFilters,
  marketPage,
  type MarketRow,
} from '../../../pages/console/market/market-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { getJob } from '../../market/get-job.ts';
import { searchJobs } from '../../market/search-jobs.ts';
import { filledPath } from '../../paths.ts';
import { noteCall, read, readList, type ConsolePage, type PageCall } from './console-page.ts';

/** The rows that the filters find. Without any, for refused filters or a spent quota, the page says why. */
async function found(call: PageCall, query: Record<string, string>) {
  try {
    const { data: rows, nextCursor } = await readList<MarketRow>(call, searchJobs, { query });
    return { rows, nextCursor, problem: null };
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
      const given = marketFilters.map((name) => [name, call.query.get(name)?.trim() ?? '']);
      const filters = Object.fromEntries(given.filter(([, value]) => value !== '')) as Record<
        string,
        string
      >;
      return marketPage({ shell: call.shell, filters, ...(await found(call, filters)) });
    },
  },
  {
    path: '/console/market/{id}',
    name: words.common.role,
    of: getJob,
    async render(call) {
      const { shell, params } = call;
      const job = await read<MarketJob>(call, getJob, { params });
      noteCall(call, filledPath(getJob.declaration.path, params));
      return marketJobPage({ shell, job });
    },
  },
];
