import type { SearchStore } from '../../stores.ts';

export interface IndexQuestion {
  /** Alias to search. */
  index: string;
  /** The `_search` body. */
  body: object;
  /** Paths of the response to return; Elasticsearch omits the rest. */
  parts: string;
}

/** Timeout of a search. */
const TIMEOUT_MS = 5_000;

/**
 * The only function that searches Elasticsearch: with a timeout, without retries, and with only the needed parts of
 * the response. A result from only some of the shards is an error, because fewer rows would look like fewer jobs.
 */
export async function searchIndex<Answer>(
  { client }: SearchStore,
  { index, body, parts }: IndexQuestion,
): Promise<Answer> {
  return client.transport.request<Answer>(
    {
      method: 'POST',
      path: `/${index}/_search`,
      querystring: { filter_path: parts, allow_partial_search_results: false },
      body,
    },
    { requestTimeout: TIMEOUT_MS, maxRetries: 0 },
  );
}
