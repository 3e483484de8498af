import { FeedNotFound, FeedUnavailable, FeedUnreadable, RowRejected } from '../feed/errors.ts';
import { NO_VALIDATORS, type Feed, type FeedDocument, type FeedRequest } from '../feed/feed.ts';
import { parseJson } from './json-rows.ts';
import { mapConcurrently } from './map-concurrently.ts';

/** A row of a list with what its own page adds. */
export interface DetailedRow {
  listing: unknown;
  /** Null where only the list was recorded. */
  detail: unknown;
  /** Why the detail cannot be read; the row is then rejected, never shown without its body. */
  problem: string | null;
}

/** Reads the detail of each listing. A posting that is gone meanwhile is left out. */
export async function withDetails(
  feed: Feed,
  listings: unknown[],
  readDetail: (listing: unknown) => Promise<unknown>,
): Promise<DetailedRow[]> {
  const rows = await mapConcurrently(listings, async (listing) => {
    try {
      return { listing, detail: await readDetail(listing), problem: null };
    } catch (error) {
      if (error instanceof FeedNotFound) return null;
      return { listing, detail: null, problem: problemOfOne(feed, error) };
    }
  });
  return rows.filter((row) => row !== null);
}

/** What is wrong with the page of one posting alone; throws what ends the read, or is worth another try. */
export function problemOfOne(feed: Feed, error: unknown): string {
  const isGivenUp = error instanceof FeedUnavailable && feed.isLastTry?.() === true;
  if (!isGivenUp && !(error instanceof FeedUnreadable)) throw error;
  return `detail: ${error.message}`;
}

/** A row built by `withDetails`, checked; throws `RowRejected` where its detail could not be read. */
export function openDetailed(row: unknown, externalId: (listing: unknown) => string | null) {
  const { listing, detail, problem } = row as DetailedRow;
  if (problem !== null) throw new RowRejected(problem, externalId(listing));
  return { listing, detail };
}

/**
 * The page of a posting or of a few, handed to `parse`; null when there is nothing to read. Such a page changes while
 * the list that leads to it stays as it is, so nothing of the list may make the next read stop there.
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
