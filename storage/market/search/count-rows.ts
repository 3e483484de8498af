import type { Stores } from '../../stores.ts';
import type { Clause } from './clauses.ts';

interface Counts {
  responses: { status: number; hits?: { total: { value: number } } }[];
}

const TIMEOUT_MS = 5_000;
const OK = 200;

/**
 * The number of rows of each query, up to `enough`, in one request. @throws when Elasticsearch cannot answer one of
 * them, or knows the answer of some shards only.
 */
export async function countRows(
  { search }: Stores,
  queries: readonly Clause[],
  enough: number,
): Promise<number[]> {
  if (queries.length === 0) return [];
  const bulkBody = queries.flatMap((query) => [
    { allow_partial_search_results: false },
    { query, size: 0, track_total_hits: enough },
  ]);
  const { responses } = await search.client.transport.request<Counts>(
    {
      method: 'POST',
      path: `/${search.jobsIndex}/_msearch`,
      querystring: { filter_path: 'responses.status,responses.hits.total' },
      bulkBody,
    },
    { requestTimeout: TIMEOUT_MS, maxRetries: 0 },
  );
  return responses.map(({ status, hits }) => {
    if (status !== OK) throw new Error(`Elasticsearch answered ${status} to a count.`);
    return hits?.total.value ?? 0;
  });
}
