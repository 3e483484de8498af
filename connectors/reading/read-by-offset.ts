import type { FeedPage } from '../connector.ts';
import type { Feed, FeedDocument, FeedRequest } from '../feed/feed.ts';
import { MAX_ROWS } from './max-rows.ts';

/** Rows of a page, even if a vendor sends more than requested. */
const PAGE_ROWS = 200;

export interface OffsetRead {
  /** Rows per request. Fewer rows in a response mean the end. */
  limit: number;
  request: (offset: number) => FeedRequest;
  rows: (document: FeedDocument) => Iterable<unknown> | AsyncIterable<unknown>;
  /** The total that the vendor states; null when it states none. */
  total: (document: FeedDocument) => number | null;
  /** Adds members that the list does not have to the rows of a page. */
  complete?: (rows: unknown[]) => Promise<unknown[]>;
}

/**
 * Pages of a source that is read by offset. The cursor is the offset. Ends at the stated total, else at the first
 * short response. Also ends at an identical response, because such a vendor ignores the offset.
 */
export async function* readByOffset(
  feed: Feed,
  read: OffsetRead,
  from?: string,
): AsyncGenerator<FeedPage> {
  let offset = Number(from ?? 0);
  let previous = '';
  let total: number | null = null;
  while (offset < MAX_ROWS) {
    const start = offset;
    const document = await feed.read(read.request(offset));
    if (document === null) break;
    if (document.digest === previous) {
      await document.close();
      break;
    }
    previous = document.digest;
    total ??= read.total(document);
    for await (const page of documentPages(document, read, offset)) {
      offset = Number(page.cursor);
      yield page;
    }
    if (isEnd({ got: offset - start, offset, total, limit: read.limit })) break;
  }
  const isWhole = total === null || offset >= total;
  yield { rows: [], cursor: String(offset), complete: isWhole, notModified: false };
}

interface Position {
  got: number;
  offset: number;
  total: number | null;
  limit: number;
}

function isEnd({ got, offset, total, limit }: Position): boolean {
  return got === 0 || (total === null ? got < limit : offset >= total);
}

async function* documentPages(
  document: FeedDocument,
  { rows, complete = (page) => Promise.resolve(page) }: OffsetRead,
  offset: number,
): AsyncGenerator<FeedPage> {
  let end = offset;
  let held: unknown[] = [];
  const page = async (): Promise<FeedPage> => ({
    rows: await complete(held),
    cursor: String(end),
    complete: false,
    notModified: false,
  });
  try {
    for await (const row of rows(document)) {
      end += 1;
      held.push(row);
      if (held.length < PAGE_ROWS) continue;
      yield await page();
      held = [];
    }
    if (held.length > 0) yield await page();
  } finally {
    await document.close();
  }
}
