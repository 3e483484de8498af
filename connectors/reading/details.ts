import { mapConcurrently } from '../../domain/common/map-concurrently.ts';
import { FeedNotFound, FeedUnavailable, FeedUnreadable, RowRejected } from '../feed/errors.ts';
import { NO_VALIDATORS, type Feed, type FeedDocument, type FeedRequest } from '../feed/feed.ts';
import { parseJson } from './json-rows.ts';

/** Concurrent requests to one source: 1 to 4 per host. */
export const REQUESTS_AT_ONCE = 4;

/** A row of a list and the members that its own page adds. */
export interface DetailedRow {
  listing: unknown;
  /** Null when only the list was recorded. */
  detail: unknown;
  /** Why the detail cannot be read. The row is then rejected, because it has no description. */
  problem: string | null;
}

/** Reads the detail of each listing. Postings that no longer exist are omitted. */
export async function withDetails(
  feed: Feed,
  listings: unknown[],
  readDetail: (listing: unknown) => Promise<unknown>,
): Promise<DetailedRow[]> {
  const rows = await mapConcurrently(listings, REQUESTS_AT_ONCE, async (listing) => {
    try {
      return { listing, detail: await readDetail(listing), problem: null };
    } catch (error) {
      if (error instanceof FeedNotFound) return null;
      return { listing, detail: null, problem: problemOfOne(feed, error) };
    }
  });
  return rows.filter((row) => row !== null);
}

/** The problem of a single posting's page. Throws errors that end the read or are worth a retry. */
export function problemOfOne(feed: Feed, error: unknown): string {
  const isGivenUp = error instanceof FeedUnavailable && feed.isLastTry?.() === true;
  if (!isGivenUp && !(error instanceof FeedUnreadable)) throw error;
  return `detail: ${error.message}`;
}

/** Validates a row built by `withDetails`. Throws `RowRejected` if its detail could not be read. */
export function openDetailed(row: unknown, externalId: (listing: unknown) => string | null) {
  const { listing, detail, problem } = row as DetailedRow;
  if (problem !== null) throw new RowRejected(problem, externalId(listing));
  return { listing, detail };
}

/**
 * Reads the page of one or a few postings and passes it to `parse`; null when there is nothing to read. Such a page
 * can change while the list stays the same, so the validators of the list must not make the next read stop early.
 */
export async function readSmall<T>(
  feed: Feed,
  request: FeedRequest,
  parse: (bytes: Buffer, document: FeedDocument) => T,
): Promise<T | null> {
  Object.assign(feed.validators, NO_VALIDATORS);
  const document = await feed.read(request);
  if (document === null) return null;
  try {
    if (document.bytes === null)
      throw new FeedUnreadable('The answer is too large for one posting.');
    return parse(document.bytes, document);
  } finally {
    await document.close();
  }
}

export function readJson(feed: Feed, request: FeedRequest): Promise<unknown> {
  return readSmall(feed, request, parseJson);
}
