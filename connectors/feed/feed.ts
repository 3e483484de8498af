/** What an earlier whole read answered; sent along so that an unchanged source can say so. */
export interface FeedValidators {
  etag: string | null;
  lastModified: string | null;
  /** Of the document that is the whole source: many vendors answer the same bytes without saying so. */
  digest: string | null;
}

export const NO_VALIDATORS: FeedValidators = { etag: null, lastModified: null, digest: null };

export interface FeedRequest {
  url: string;
  /** Sent as a JSON body by POST. */
  json?: unknown;
  /** This document is the whole source: its validators are remembered. */
  whole?: boolean;
  /** Asks whether it changed since the validators known; null when it did not. */
  ifChanged?: boolean;
  /** Statuses by which this vendor throttles, besides 429. */
  throttledBy?: number[];
}

/** One answer of a source, received to its last byte: in memory when small, else in a temporary file. */
export interface FeedDocument {
  /** Where it came from, after redirects. */
  url: string;
  /** Character set by the Content-Type header, else null. */
  charset: string | null;
  /** Hash of the content: equal digests are equal documents. */
  digest: string;
  /** The whole body when it is small, else null: then read `chunks`. */
  bytes: Buffer | null;
  /** The body in pieces; a piece is valid until the next one is asked for. */
  chunks(): AsyncIterable<Buffer>;
  /** Removes the temporary file, if any. */
  close(): Promise<void>;
}

/** Where a connector gets its documents: the network, or a recorded payload. */
export interface Feed {
  /** Null when there is nothing (more) to read: the source answered 304, or only its list was recorded. Throws a `FeedError`. */
  read(request: FeedRequest): Promise<FeedDocument | null>;
  /** What to keep for the next conditional read, once this read is complete. */
  validators: FeedValidators;
  /** Whether waiting gains nothing more: what cannot be read of one posting must not stop the others then. */
  isLastTry?: () => boolean;
}
