import type { FeedPage } from '../connector.ts';
import type { Feed, FeedDocument, FeedRequest } from '../feed/feed.ts';

/** Rows of a page: few enough to hold, enough to write them together. */
const PAGE_ROWS = 200;

export interface UnpagedRead {
  request: FeedRequest;
  rows: (document: FeedDocument) => Iterable<unknown> | AsyncIterable<unknown>;
  /** Smaller pages suit feeds whose rows each cost a request. */
  pageRows?: number;
  /** Adds to the rows of a page what the list lacks; rows it leaves out have gone meanwhile. */
  complete?: (rows: unknown[]) => Promise<unknown[]>;
}

export const NOT_MODIFIED: FeedPage = { rows: [], cursor: '', complete: true, notModified: true };

/**
 * Pages of a source that is one document. The cursor is the document's digest and the rows already given: a
 * read goes on behind them while the document is the same, and starts over when it changed.
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

async function* pagesOf(
  document: FeedDocument,
  read: UnpagedRead,
  from?: string,
): AsyncGenerator<FeedPage> {
  const { pageRows = PAGE_ROWS, complete = (rows: unknown[]) => Promise.resolve(rows) } = read;
  const skip = rowsBefore(document.digest, from);
  let seen = 0;
  let rows: unknown[] = [];
  const page = async (isLast: boolean): Promise<FeedPage> => ({
    rows: await complete(rows),
    cursor: `${document.digest}:${seen}`,
    complete: isLast,
    notModified: false,
  });
  for await (const row of read.rows(document)) {
    if (rows.length === pageRows) {
      yield await page(false);
      rows = [];
    }
    seen += 1;
    if (seen > skip) rows.push(row);
  }
  yield await page(true);
}

function rowsBefore(digest: string, from?: string): number {
  const [of, rows] = (from ?? '').split(':');
  return of === digest ? Number(rows) : 0;
}
