import { jobFilterQuery, strictFlag } from '../../domain/market/job-filter-query.ts';
import { marketStatsSchema } from '../../domain/market/market-stats.ts';
import { countJobs } from '../../storage/market/search/job-stats.ts';
import { defineRoute } from '../route.ts';
import { recordBody, foundRecordOf } from '../list-answer.ts';
import { understandFilter } from './understand-filter.ts';

export const getStats = defineRoute(
  {
    name: 'getStats',
    method: 'get',
    path: '/stats',
    aliases: ['/jobs/stats'],
    access: { scopes: ['jobs:read'], role: 'viewer' },
    readsOnly: true,
    // Counts are strict always; `strict` is accepted so that a search can be counted as it was sent.
    query: jobFilterQuery.extend({ strict: strictFlag }),
    response: foundRecordOf(marketStatsSchema),
    summary: 'Count open jobs that match a filter.',
    description: 'It uses no quota. Use it to count, instead of paging through GET /jobs.',
  },
  async ({ ctx, query }) => {
    const { filter, ...found } = await understandFilter(ctx, query);
    return { body: recordBody(await countJobs(ctx.stores, filter), found) };
  },
);
