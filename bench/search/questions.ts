import { resolvePlaceQuery } from '../../domain/places/places.ts';
import { jobFilter } from '../../domain/market/job-filter.ts';
import { searchJobsQuery } from '../../domain/market/job-filter-query.ts';
import type { JobSearch } from '../../storage/market/search/job-search.ts';

/** A question as the storage layer is asked it. */
export function searchOf(query: Record<string, string>): JobSearch {
  const parsed = searchJobsQuery.parse(query);
  const { filter } = jobFilter(parsed, resolvePlaceQuery);
  const sort = parsed.sort ?? (filter.text === null ? 'date' : 'relevance');
  return { filter, sort, limit: parsed.limit, after: null };
}

/** The same question as a path of the API. */
export function pathOf(query: Record<string, string>): string {
  return `/jobs?${new URLSearchParams(query).toString()}`;
}
