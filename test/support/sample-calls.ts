import type { Job } from '../../domain/market/job.ts';

/** A call of a declared route that must be answered with 2xx. The sweeps refuse a route that has none. */
export interface SampleCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** One good call per route name, over a market that holds `job`. */
export function sampleCalls(job: Job): Record<string, SampleCall> {
  return {
    searchJobs: { query: { q: 'engineer', location: 'Nowhereville', limit: '2' } },
    getJob: { params: { id: job.id }, query: { summary: 'false' } },
    mapJobs: { query: { title: 'Engineer', limit: '10' } },
    averageSalary: { query: { title: 'Engineer', currency: 'USD' } },
    getStats: { query: { employment_type: 'full_time,contract' } },
    searchCompanies: { query: { q: 'acme jobs' } },
  };
}

/** A route's path with its parameters filled in and its query appended. */
export function urlOf(path: string, { params = {}, query = {} }: SampleCall): string {
  const filled = Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
