import type { FeedPage } from '../connector.ts';
import type { Feed, FeedDocument, FeedRequest } from '../feed/feed.ts';
import { MAX_ROWS } from './max-rows.ts';

/** Rows of a page: few enough for memory, enough for efficient batch writes. */
const PAGE_ROWS = 200;
/** Suffix of the cursor of a read with a gap. */
const GAP = ':gap';

export interface UnpagedRead {
  request: FeedRequest;
  rows: (document: FeedDocument) => Iterable<unknown> | AsyncIterable<unknown>;
  /** Rows per page. Smaller pages suit feeds whose rows each take a request. */
  pageRows?: number;
  /** Adds members that the list does not have to the rows of a page. Rows that no longer exist are omitted. */
  complete?: (rows: unknown[]) => Promise<unknown[]>;
  /** Whether a row stands for postings that could not be read or identified. A read with such a row is incomplete. */
  isGap?: (row: unknown) => boolean;
}

export const NOT_MODIFIED: FeedPage = { rows: [], cursor: '', complete: true, notModified: true };

/**
 * Pages of a source that is one document. The cursor holds the document's digest, the number of rows already returned
 * and whether there was a gap. A read continues after them while the document is the same, and starts over when it
 * changed.
 */
export async function* readUnpaged(
  feed: Feed,
  read: UnpagedRead,
  from?: string,
): AsyncGenerator<FeedPage> {
  const ifChanged = from === undefined;
  const known = feed.validators.digest;
  const document = await feed.read({ ...read.request, whole: true, ifChanged });
  if (document === null) {
    yield NOT_MODIFIED;
    return;
  }
  feed.validators.digest = document.digest;
  try {
    if (ifChanged && document.digest === known) yield NOT_MODIFIED;
    else yield* pagesOf(document, read, from);
  } finally {
    await document.close();
  }
}

const unchanged = (rows: unknown[]) => Promise.resolve(rows);

async function* pagesOf(
  document: FeedDocument,
  read: UnpagedRead,
  from?: string,
): AsyncGenerator<FeedPage> {
  const { pageRows = PAGE_ROWS, complete = unchanged, isGap = () => false } = read;
  const before = readBefore(document.digest, from);
  let { hasGap } = before;
  let seen = 0;
  let rows: unknown[] = [];
  const page = async (isLast: boolean): Promise<FeedPage> => {
    const completed = await complete(rows);
    hasGap ||= completed.some(isGap);
    return {
      rows: completed,
      cursor: `${document.digest}:${seen}${hasGap ? GAP : ''}`,
      complete: isLast && !hasGap,
      notModified: false,
    };
  };
  for await (const row of read.rows(document)) {
    if (rows.length === pageRows) {
      yield await page(false);
      rows = [];
    }
    if (seen === MAX_ROWS) {
      hasGap = true;
      break;
    }
    seen += 1;
    if (seen > before.rows) rows.push(row);
  }
  yield await page(true);
}

function readBefore(digest: string, from = ''): { rows: number; hasGap: boolean } {
  const [of, rows] = from.split(':');
  return of === digest
    ? { rows: Number(rows), hasGap: from.endsWith(GAP) }
    : { rows: 0, hasGap: false };
}
