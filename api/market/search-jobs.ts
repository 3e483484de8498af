import type { z } from 'zod';
import { decodeCursor, encodeCursor, type CursorScope } from '../../domain/common/cursor.ts';
import { resolvePlaceQuery } from '../../domain/places/places.ts';
import { MAX_JOBS_PER_PAGE, searchJobsQuery } from '../../domain/market/job-filter-query.ts';
import { jobFilter } from '../../domain/market/job-filter.ts';
import { jobRowSchema } from '../../domain/market/job-row.ts';
import { jobPosition, searchJobs as findJobs } from '../../storage/market/search/job-search.ts';
import { searchTyped as findTyped } from '../../storage/market/search/typed-search.ts';
import type { ApiContext } from '../context.ts';
import { cursorScope } from '../cursor-scope.ts';
import { foundListOf, listText } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { findingsOf, pairsOf, typedCursor } from './typed-cursor.ts';
import { understandFilter } from './understand-filter.ts';

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
    const scope = cursorScope('jobs', query, ctx.config.cursorSecret);
    return query.query ? searchTyped(ctx, query, scope) : searchFiltered(ctx, query, scope);
  },
);

type Query = z.infer<typeof searchJobsQuery>;

async function searchFiltered({ stores }: ApiContext, query: Query, scope: CursorScope) {
  const { filter, notices } = jobFilter(query, resolvePlaceQuery);
  const { cursor, limit } = query;
  const sort = query.sort ?? (filter.text === null ? 'date' : 'relevance');
  const after = cursor === undefined ? null : decodeCursor(cursor, scope, jobPosition);
  const { rows, next } = await findJobs(stores, { filter, sort, limit, after });
  const nextCursor = next && encodeCursor(next, scope);
  return { body: listText(rows, { nextCursor, notices }), units: rows.length };
}

/** With `query` the cursor also holds what the first page found out about the words, so that all pages agree. */
async function searchTyped(ctx: ApiContext, query: Query, scope: CursorScope) {
  const { cursor, limit, sort = 'relevance', strict = false } = query;
  const last = cursor === undefined ? null : decodeCursor(cursor, scope, typedCursor);
  const known = last && findingsOf(last);
  const { filter, notices, findings, understood } = await understandFilter(ctx, query, known);
  const { typed } = filter;
  if (typed === null) return searchFiltered(ctx, query, scope);
  const { rows, next, relaxed } = await findTyped(ctx.stores, {
    filter: { ...filter, typed },
    sort,
    strict,
    limit,
    after: last?.position ?? null,
  });
  const nextCursor = next && encodeCursor({ position: next, ...pairsOf(findings) }, scope);
  const meta = {
    nextCursor,
    notices,
    ...(understood && { understood: { ...understood, relaxed } }),
  };
  return { body: listText(rows, meta), units: rows.length };
}
