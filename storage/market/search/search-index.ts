import type { SearchStore } from '../../stores.ts';

export interface IndexQuestion {
  /** Alias to search. */
  index: string;
  /** The `_search` body. */
  body: object;
  /** The parts of the answer that are wanted; nothing else crosses the wire. */
  parts: string;
}

/** A read that takes longer than this has lost its asker. */
const TIMEOUT_MS = 5_000;

/**
 * The one way this service asks Elasticsearch: bounded, never retried here, and only for what it needs. What some
 * shards know is no answer: fewer rows would look like fewer jobs.
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
