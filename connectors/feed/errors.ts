/** Why a source could not be read; `reason` is recorded with the run. */
export abstract class FeedError extends Error {
  abstract readonly reason: string;
  /** Whether the next attempt of the same read can succeed. */
  abstract readonly retry: boolean;
}

/** The source asked us to slow down. */
export class FeedThrottled extends FeedError {
  readonly reason = 'throttled';
  readonly retry = true;
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super(`The source asks to wait ${Math.ceil(retryAfterMs / 1000)} s.`);
    this.name = 'FeedThrottled';
    this.retryAfterMs = retryAfterMs;
  }
}

/** The source cannot be reached, is too slow or answers an error. */
export class FeedUnavailable extends FeedError {
  readonly reason = 'unavailable';
  readonly retry = true;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FeedUnavailable';
  }
}

/** The source answers something else than its format: a web page, half a document, too much. */
export class FeedUnreadable extends FeedError {
  readonly reason = 'unreadable';
  readonly retry = false;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FeedUnreadable';
  }
}

/** There is no such board. */
export class FeedNotFound extends FeedError {
  readonly reason = 'not_found';
  readonly retry = false;

  /** What a URL asks for may be a key of its owner's, and errors are kept and shown. */
  constructor(url: string) {
    const { origin, pathname } = new URL(url);
    super(`Nothing is published at ${origin}${pathname}.`);
    this.name = 'FeedNotFound';
  }
}

/** The source's address, or one it redirects to, is not allowed. */
export class FeedRefused extends FeedError {
  readonly reason: string;
  readonly retry = false;

  constructor(reason: string, cause: unknown) {
    super(`The source may not be read: ${reason}.`, { cause });
    this.name = 'FeedRefused';
    this.reason = reason;
  }
}

/** One row that cannot become a posting. `externalId` is known when only other members are bad. */
export class RowRejected extends Error {
  readonly reason: string;
  readonly externalId: string | null;

  constructor(reason: string, externalId: string | null) {
    super(reason);
    this.name = 'RowRejected';
    this.reason = reason;
    this.externalId = externalId;
  }
}
