import type { SourceKind } from '../domain/market/enums.ts';
import type { Posting } from '../domain/market/posting.ts';
import type { Feed } from './feed/feed.ts';

/** What a connector needs to know of a source. */
export interface SourceRef {
  /** The board's name at the vendor, or the feed's URL. */
  token: string;
  /** The employer whose feed it is; null for feeds that name one in each row. */
  companyName: string | null;
}

/** A few rows of a source, in the order of the feed. */
export interface FeedPage {
  /** As the vendor sent them; `map` judges each. */
  rows: unknown[];
  /** Hand it to `pages` to go on behind this page. */
  cursor: string;
  /** True on the last page of a whole read only; without it nothing may be concluded from absence. */
  complete: boolean;
  /** The source answered 304: `rows` is empty and every open job is still open. */
  notModified: boolean;
}

/** All code that is specific to one kind of source (decision 0010). */
export interface Connector {
  kind: SourceKind;
  /** The public feed's URL; throws AppError invalid_request naming `token`. */
  endpoint(source: SourceRef): string;
  /**
   * Reads the source page by page, from the start or behind the cursor of an earlier read. When the source changed
   * in between, a feed of one document starts over. Throws a `FeedError`.
   */
  pages(source: SourceRef, feed: Feed, from?: string): AsyncIterable<FeedPage>;
  /** One row as a posting; null when the source says that it is not listed. Pure; throws `RowRejected`. */
  map(row: unknown, source: SourceRef): Posting | null;
  /** Whether a job that a complete read lacks is gone; false for rolling feeds. */
  closesByAbsence: boolean;
}
