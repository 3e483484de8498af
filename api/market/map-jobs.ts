import { mapRowSchema } from '../../domain/market/company.ts';
import { mapArea, mapJobsQuery, MAX_EMPLOYERS_PER_MAP } from '../../domain/market/map-area.ts';
import { mapJobs as findEmployers } from '../../storage/market/search/job-map.ts';
import { defineRoute } from '../route.ts';
import { listMeta, foundListOf } from '../list-answer.ts';
import { understandFilter } from './understand-filter.ts';

export const mapJobs = defineRoute(
  {
    name: 'mapJobs',
    method: 'get',
    path: '/jobs/map',
    access: { scopes: ['jobs:read'], role: 'viewer' },
    readsOnly: true,
    meter: 'map_rows',
    maxUnits: MAX_EMPLOYERS_PER_MAP,
    query: mapJobsQuery,
    response: foundListOf(mapRowSchema),
    summary: 'List employers with coordinates and their number of open jobs.',
    description:
      'Employers with most open jobs first. Employers without a known place are left out.',
  },
  async ({ ctx, query }) => {
    const { area, filters } = mapArea(query);
    const { filter, ...found } = await understandFilter(ctx, filters);
    const rows = await findEmployers(ctx.stores, { filter, area, limit: query.limit });
    return { body: { data: rows, meta: listMeta(found) }, units: rows.length };
  },
);
