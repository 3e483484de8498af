/** Validators of the last complete read. They are sent with the next request, so that the source can answer 304. */
export interface FeedValidators {
  etag: string | null;
  lastModified: string | null;
  /** Hash of the source's document: many vendors return the same bytes without a 304. */
  digest: string | null;
}

export const NO_VALIDATORS: FeedValidators = { etag: null, lastModified: null, digest: null };

export interface FeedRequest {
  url: string;
  /** JSON body; makes the request a POST. */
  json?: unknown;
  /** Whether this document is the whole source. Its validators are then stored. */
  whole?: boolean;
  /** Whether to send the known validators; the result is null when the document has not changed. */
  ifChanged?: boolean;
  /** Further statuses by which this vendor throttles, besides 429. */
  throttledBy?: number[];
}

/** A completely received response, in memory when small, else in a temporary file. */
export interface FeedDocument {
  /** URL of the response, after redirects. */
  url: string;
  /** Character set of the Content-Type header, else null. */
  charset: string | null;
  /** Hash of the content. */
  digest: string;
  /** The whole body when it is small; null when it must be read from `chunks`. */
  bytes: Buffer | null;
  /** The body in chunks. A chunk is valid until the next one is read. */
  chunks(): AsyncIterable<Buffer>;
  /** Removes the temporary file, if any. */
  close(): Promise<void>;
}

/** The source of a connector's documents: the network, or a recorded payload. */
export interface Feed {
  /**
   * Null when there is nothing (more) to read: the source answered 304, or only its list was recorded. Throws a
   * `FeedError`.
   */
  read(request: FeedRequest): Promise<FeedDocument | null>;
  /** Validators to store for the next conditional read once this read is complete. */
  validators: FeedValidators;
  /**
   * Whether retrying no longer helps. A posting that cannot be read is then rejected, so that the others are read.
   */
  isLastTry?: () => boolean;
}
