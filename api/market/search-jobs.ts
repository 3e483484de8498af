import { decodeCursor, encodeCursor } from '../../domain/common/cursor.ts';
import { resolvePlaceQuery } from '../../domain/places/places.ts';
import { MAX_JOBS_PER_PAGE, searchJobsQuery } from '../../domain/market/job-filter-query.ts';
import { jobFilter } from '../../domain/market/job-filter.ts';
import { jobRowSchema } from '../../domain/market/job-row.ts';
import { jobPosition, searchJobs as findJobs } from '../../storage/market/search/job-search.ts';
import { cursorScope } from '../cursor-scope.ts';
import { foundListOf, listText } from '../list-answer.ts';
import { defineRoute } from '../route.ts';

export const searchJobs = defineRoute(
  {
    name: 'searchJobs',
    method: 'get',
    path: '/jobs',
    access: { scopes: ['jobs:read'], role: 'viewer' },
    readsOnly: true,
    meter: 'search_rows',
    maxUnits: MAX_JOBS_PER_PAGE,
    query: searchJobsQuery,
    response: foundListOf(jobRowSchema),
    errors: ['invalid_cursor'],
    summary: 'Search open jobs.',
    description:
      'Rows have no description; GET /jobs/{id} returns the whole posting. Duplicates of a role appear once.',
  },
  async ({ ctx, query }) => {
    const { cursor, limit } = query;
    const { filter, notices } = jobFilter(query, resolvePlaceQuery);
    const sort = query.sort ?? (filter.text === null ? 'date' : 'relevance');
    const scope = cursorScope('jobs', query, ctx.config.cursorSecret);
    const after = cursor === undefined ? null : decodeCursor(cursor, scope, jobPosition);
    const { rows, next } = await findJobs(ctx.stores, { filter, sort, limit, after });
    const nextCursor = next && encodeCursor(next, scope);
    return { body: listText(rows, { nextCursor, notices }), units: rows.length };
  },
);
