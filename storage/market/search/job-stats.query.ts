import type { JobFilter } from '../../../domain/market/job-filter.ts';
import { jobFilterClause, postedWithinClause } from './job-search.query.ts';

/** Distinct employers are counted exactly up to this many. */
const EXACT_COMPANIES = 40_000;

/** The body of GET /stats: one search without rows, so that the server caches the result. */
export function jobStatsBody(filter: JobFilter, nowMs: number) {
  return {
    size: 0,
    track_total_hits: true,
    query: jobFilterClause(filter, nowMs),
    aggs: jobStatsAggregations(nowMs),
  };
}

function jobStatsAggregations(nowMs: number) {
  const postedWithin = (days: number) => ({ filter: postedWithinClause(days, nowMs) });
  return {
    companies: {
      cardinality: { field: 'company_slug', precision_threshold: EXACT_COMPANIES },
    },
    jobs_with_salary: { filter: { exists: { field: 'salary_currency' } } },
    posted_last_24h: postedWithin(1),
    posted_last_7d: postedWithin(7),
    posted_last_30d: postedWithin(30),
    by_workplace_type: top('workplace_type', 20),
    by_employment_type: top('employment_type', 20),
    by_seniority_level: top('seniority_level', 20),
    by_country: top('country', 20),
    top_companies: top('company_name', 10),
    top_titles: top('title', 10),
  };
}

function top(field: string, size: number) {
  return { terms: { field, size } };
}
