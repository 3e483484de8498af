import type { JobFilter } from '../../../domain/market/job-filter.ts';
import type { MarketStats } from '../../../domain/market/market-stats.ts';
import type { Stores } from '../../stores.ts';
import { jobStatsBody } from './job-stats.query.ts';
import { searchIndex } from './search-index.ts';

interface Count {
  doc_count: number;
}
interface Table {
  buckets: { key: string; doc_count: number }[];
}
interface StatsAggregations {
  companies: { value: number };
  jobs_with_salary: Count;
  posted_last_24h: Count;
  posted_last_7d: Count;
  posted_last_30d: Count;
  by_workplace_type: Table;
  by_employment_type: Table;
  by_seniority_level: Table;
  by_country: Table;
  top_companies: Table;
  top_titles: Table;
}

interface StatsAnswer {
  hits: { total: { value: number } };
  aggregations: StatsAggregations;
}

/** Counts the open jobs that match (decision 0008). */
export async function countJobs({ search }: Stores, filter: JobFilter): Promise<MarketStats> {
  const found = await searchIndex<StatsAnswer>(search, {
    index: search.jobsIndex,
    parts: 'hits.total.value,aggregations',
    body: jobStatsBody(filter, Date.now()),
  });
  return presentStats(found.hits.total.value, found.aggregations);
}

function presentStats(totalJobs: number, found: StatsAggregations): MarketStats {
  return {
    total_jobs: totalJobs,
    companies: found.companies.value,
    jobs_with_salary: found.jobs_with_salary.doc_count,
    posted_last_24h: found.posted_last_24h.doc_count,
    posted_last_7d: found.posted_last_7d.doc_count,
    posted_last_30d: found.posted_last_30d.doc_count,
    by_workplace_type: presentTable(found.by_workplace_type),
    by_employment_type: presentTable(found.by_employment_type),
    by_seniority_level: presentTable(found.by_seniority_level),
    by_country: presentTable(found.by_country),
    top_companies: presentTable(found.top_companies),
    top_titles: presentTable(found.top_titles),
  };
}

function presentTable({ buckets }: Table): MarketStats['by_country'] {
  return buckets.map(({ key, doc_count: count }) => ({ value: key, count }));
}
