import type { SourceKind } from '../domain/market/enums.ts';
import type { Posting } from '../domain/market/posting.ts';
import type { Feed } from './feed/feed.ts';

/** The members of a source that a connector needs. */
export interface SourceRef {
  /** The board's name at the vendor, or the feed's URL. */
  token: string;
  /** The employer of the feed; null for feeds that name one in each row. */
  companyName: string | null;
}

/** Some rows of a source, in the order of the feed. */
export interface FeedPage {
  /** As received from the vendor. `map` validates each. */
  rows: unknown[];
  /** Pass it to `pages` to continue after this page. */
  cursor: string;
  /** True only on the last page of a complete read. Jobs are closed as missing only then. */
  complete: boolean;
  /** The source answered 304: `rows` is empty and every open job stays open. */
  notModified: boolean;
}

/** The code of one kind of source (decision 0010). */
export interface Connector {
  kind: SourceKind;
  /** The URL of the public feed. Throws AppError invalid_request naming `token`. */
  endpoint(source: SourceRef): string;
  /**
   * Reads the source page by page, from the start or after the cursor of an earlier read. If the source changed in
   * between, a feed of one document starts over. Throws a `FeedError`.
   */
  pages(source: SourceRef, feed: Feed, from?: string): AsyncIterable<FeedPage>;
  /** Maps one row to a posting; null when the row is unlisted. Pure. Throws `RowRejected`. */
  map(row: unknown, source: SourceRef): Posting | null;
  /** Whether a job that a complete read does not contain is closed; false for rolling feeds. */
  closesByAbsence: boolean;
}
