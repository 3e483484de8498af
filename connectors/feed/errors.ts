/** Why a source could not be read. `reason` is stored with the run. */
export abstract class FeedError extends Error {
  abstract readonly reason: string;
  /** Whether a retry of the same read can succeed. */
  abstract readonly retry: boolean;
}

/** The source throttles us. */
export class FeedThrottled extends FeedError {
  readonly reason = 'throttled';
  readonly retry = true;
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super(`The source requires a wait of ${Math.ceil(retryAfterMs / 1000)} s.`);
    this.name = 'FeedThrottled';
    this.retryAfterMs = retryAfterMs;
  }
}

/** The source is unreachable, too slow or returns an error status. */
export class FeedUnavailable extends FeedError {
  readonly reason = 'unavailable';
  readonly retry = true;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FeedUnavailable';
  }
}

/** The response is not in the source's format: a web page, a truncated document, or too large. */
export class FeedUnreadable extends FeedError {
  readonly reason = 'unreadable';
  readonly retry = false;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FeedUnreadable';
  }
}

/** The board does not exist. */
export class FeedNotFound extends FeedError {
  readonly reason = 'not_found';
  readonly retry = false;

  /** The message omits the query of the URL, which may hold a secret key. Errors are stored and shown. */
  constructor(url: string) {
    const { origin, pathname } = new URL(url);
    super(`Not found: ${origin}${pathname}.`);
    this.name = 'FeedNotFound';
  }
}

/** The source's address, or a redirect target, is not allowed. */
export class FeedRefused extends FeedError {
  readonly reason: string;
  readonly retry = false;

  constructor(reason: string, cause: unknown) {
    super(`The source is not allowed: ${reason}.`, { cause });
    this.name = 'FeedRefused';
    this.reason = reason;
  }
}

/** A row that cannot become a posting. `externalId` is set when only other members are invalid. */
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
