import type { ErrorCode } from '../generated/errors.ts';

/** One thing wrong with the input; `path` names the member, query parameter or header. */
export interface ErrorDetail {
  path: string;
  message: string;
}

/** Base of everything this client throws. */
export class OpenroleError extends Error {
  override name = 'OpenroleError';
}

/** The API answered with an error. */
export class ApiError extends OpenroleError {
  override name = 'ApiError';
  readonly status: number;
  /** One of `ErrorCode`, or a code of a later version of the API. */
  readonly code: ErrorCode | (string & {});
  /** Names the call in the logs of the API. */
  readonly requestId: string | null;
  readonly details: readonly ErrorDetail[];
  /** How long to wait before the same call can succeed, where the API says so. */
  readonly retryAfterMs: number | null;

  constructor(
    status: number,
    error: { code: string; message: string; request_id?: string | null; details?: ErrorDetail[] },
    retryAfterMs: number | null,
  ) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.requestId = error.request_id ?? null;
    this.details = error.details ?? [];
    this.retryAfterMs = retryAfterMs;
  }
}

/** No connection, or a response that is not the API's: a cut body, a page of a proxy, a redirect. */
export class ConnectionError extends OpenroleError {
  override name = 'ConnectionError';
}

/** No response within the time limit. `last` is the record as last read, where `.settled()` ran out of time. */
export class TimeoutError extends OpenroleError {
  override name = 'TimeoutError';
  readonly last: unknown;

  constructor(message: string, last?: unknown) {
    super(message);
    this.last = last;
  }
}

/** Whether an error is the API's; with `code`, whether it is this one. */
export function isApiError<Code extends ErrorCode>(
  error: unknown,
  code?: Code,
): error is ApiError & { code: Code } {
  return error instanceof ApiError && (code === undefined || error.code === code);
}
