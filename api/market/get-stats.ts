import { resolvePlaceQuery } from '../../domain/places/places.ts';
import { jobFilterQuery } from '../../domain/market/job-filter-query.ts';
import { jobFilter } from '../../domain/market/job-filter.ts';
import { marketStatsSchema } from '../../domain/market/market-stats.ts';
import { countJobs } from '../../storage/market/search/job-stats.ts';
import { defineRoute } from '../route.ts';
import { recordBody, foundRecordOf } from '../list-answer.ts';

export const getStats = defineRoute(
  {
    name: 'getStats',
    method: 'get',
    path: '/stats',
    aliases: ['/jobs/stats'],
    access: { scopes: ['jobs:read'], role: 'viewer' },
    readsOnly: true,
    query: jobFilterQuery,
    response: foundRecordOf(marketStatsSchema),
    summary: 'Count open jobs that match a filter.',
    description: 'It uses no quota. Use it to count, instead of paging through GET /jobs.',
  },
  async ({ ctx, query }) => {
    const { filter, notices } = jobFilter(query, resolvePlaceQuery);
    return { body: recordBody(await countJobs(ctx.stores, filter), notices) };
  },
);
