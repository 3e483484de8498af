import type { JobFilter } from '../../../domain/market/job-filter.ts';
import type { Stores } from '../../stores.ts';
import { jobFilterClause } from './job-search.query.ts';

interface FilterAnswer {
  status: number;
  error?: { reason?: string };
  hits?: { hits?: { _id: string }[] };
}

const OK = 200;
const BAD_REQUEST = 400;
const TIMEOUT_MS = 60_000;

/**
 * Which of these jobs (1,000 at most) search shows under each filter, in one `_msearch` with a line per filter. The
 * result is in the order of the filters; null stands for a filter that Elasticsearch refuses.
 * @throws when Elasticsearch cannot answer a line for another reason, or knows the answer of some shards only.
 */
export async function findMatches(
  { search }: Stores,
  jobIds: readonly string[],
  filters: readonly JobFilter[],
): Promise<(string[] | null)[]> {
  const among = { ids: { values: jobIds } };
  const bulkBody = filters.flatMap((filter) => [
    { allow_partial_search_results: false },
    {
      query: { bool: { filter: [among, jobFilterClause(filter, Date.now())] } },
      size: jobIds.length,
      sort: ['_doc'],
      track_total_hits: false,
    },
  ]);
  const { responses } = await search.client.transport.request<{ responses: FilterAnswer[] }>(
    {
      method: 'POST',
      path: `/${search.jobsIndex}/_msearch`,
      querystring: {
        filter_path: 'responses.status,responses.error.reason,responses.hits.hits._id',
      },
      bulkBody,
    },
    { requestTimeout: TIMEOUT_MS, maxRetries: 0 },
  );
  return responses.map(idsOf);
}

function idsOf({ status, error, hits }: FilterAnswer): string[] | null {
  if (status === OK) return (hits?.hits ?? []).map(({ _id }) => _id);
  if (status === BAD_REQUEST) return null;
  throw new Error(`Elasticsearch answered ${status} to a filter: ${error?.reason ?? 'no reason'}`);
}
