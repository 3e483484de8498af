import { jobFilterQuery } from '../../domain/market/job-filter-query.ts';
import { salaryAverageSchema } from '../../domain/market/market-stats.ts';
import { averageSalary as findAverage } from '../../storage/market/search/salary-average.ts';
import { forSpenders } from '../access.ts';
import { defineRoute } from '../route.ts';
import { recordBody, foundRecordOf } from '../list-answer.ts';
import { understandFilter } from './understand-filter.ts';

const DEFAULT_CURRENCY = 'USD';

/** The currency selects what is averaged. It is no filter: jobs paid in another currency still match. */
const salaryQuery = jobFilterQuery.extend({
  currency: jobFilterQuery.shape.currency.meta({
    default: DEFAULT_CURRENCY,
    description: `ISO 4217 code of the averaged pay. The default is ${DEFAULT_CURRENCY}. A job with pay in another currency counts only as matching.`,
    example: 'EUR',
  }),
});

export const averageSalary = defineRoute(
  {
    name: 'averageSalary',
    method: 'get',
    path: '/jobs/salary-average',
    access: { scopes: ['jobs:read'], ...forSpenders },
    charge: 'salary_average',
    idempotent: true,
    query: salaryQuery.refine(({ q, title, query }) => [q, title, query].some(Boolean), {
      path: ['q'],
      message: 'q, title or query is required',
    }),
    response: foundRecordOf(salaryAverageSchema),
    summary: 'Average the annual pay of matching jobs.',
    description:
      'q, title or query is required. Pay per hour, day, week and month is converted to annual pay. A job counts if the midpoint of its annual pay is from 30,000 to 1,000,000 in the currency. The amounts are null if no job counts. A 2xx response costs 0.05 USD; a replay under the same Idempotency-Key is free.',
  },
  async ({ ctx, query }) => {
    const { filter, ...found } = await understandFilter(ctx, query);
    const currency = query.currency ?? DEFAULT_CURRENCY;
    const average = await findAverage(ctx.stores, { filter, currency });
    return { body: recordBody(average, found) };
  },
);
