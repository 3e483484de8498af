import { resolvePlaceQuery } from '../../domain/places/places.ts';
import { jobFilterQuery } from '../../domain/market/job-filter-query.ts';
import { jobFilter } from '../../domain/market/job-filter.ts';
import { salaryAverageSchema } from '../../domain/market/market-stats.ts';
import { averageSalary as findAverage } from '../../storage/market/search/salary-average.ts';
import { defineRoute } from '../route.ts';
import { recordBody, foundRecordOf } from '../list-answer.ts';

const DEFAULT_CURRENCY = 'USD';

/** The currency selects what is averaged. It is no filter: jobs paid in another currency still match. */
const salaryQuery = jobFilterQuery.extend({
  currency: jobFilterQuery.shape.currency.meta({
    default: DEFAULT_CURRENCY,
    description: `ISO 4217 code of the pay that is averaged, ${DEFAULT_CURRENCY} when left out; jobs that state it in another one only count as matching.`,
    example: 'EUR',
  }),
});

export const averageSalary = defineRoute(
  {
    name: 'averageSalary',
    method: 'get',
    path: '/jobs/salary-average',
    access: { scopes: ['jobs:read'] },
    charge: 'salary_average',
    idempotent: true,
    query: salaryQuery.refine(({ q, title }) => Boolean(q) || Boolean(title), {
      path: ['q'],
      message: 'q or title is required',
    }),
    response: foundRecordOf(salaryAverageSchema),
    summary: 'Average the annual pay of matching jobs.',
    description:
      'q or title is required. Hourly, daily, weekly and monthly pay is made annual first; only annual midpoints from 30,000 to 1,000,000 in the currency (USD when left out) are averaged. Costs 0.05 USD per answer; a repetition under the same Idempotency-Key costs nothing.',
  },
  async ({ ctx, query }) => {
    const { filter, notices } = jobFilter(query, resolvePlaceQuery);
    const currency = query.currency ?? DEFAULT_CURRENCY;
    return { body: recordBody(await findAverage(ctx.stores, { filter, currency }), notices) };
  },
);
