import type { JobFilter } from '../../../domain/market/job-filter.ts';
import { jobFilterClause } from './job-search.query.ts';

/** Annual midpoints outside this range are usually hourly rates read as salaries (decision 0008). */
const RANGE = { gte: 30_000, lte: 1_000_000 };

export interface SalaryQuestion {
  filter: JobFilter;
  /** ISO 4217. The currency does not filter the count: jobs that pay in another one still match. */
  currency: string;
}

export function salaryAverageBody({ filter, currency }: SalaryQuestion, nowMs: number) {
  return {
    size: 0,
    track_total_hits: true,
    query: jobFilterClause({ ...filter, currency: null }, nowMs),
    aggs: {
      with_salary: {
        filter: { term: { salary_currency: currency } },
        aggs: {
          in_average: {
            filter: { range: { annual_mid: RANGE } },
            aggs: {
              average: { avg: { field: 'annual_mid' } },
              lowest: { min: { field: 'annual_min' } },
              highest: { max: { field: 'annual_max' } },
            },
          },
        },
      },
    },
  };
}
