/** Rules that a request violated. A retry does not help. */
export type RefusalReason =
  | 'url_not_allowed'
  | 'port_not_allowed'
  | 'address_not_allowed'
  | 'redirect_not_allowed'
  | 'too_many_redirects'
  | 'too_large';

/** Network errors. A later retry may help. */
export type FailureReason = 'timeout' | 'unreachable' | 'cut_off' | 'encoding_not_supported';

/** The request or its response is not allowed. */
export class FetchRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.name = 'FetchRefused';
    this.reason = reason;
  }
}

/** The server was unreachable, did not respond in time or closed the connection early. */
export class FetchFailed extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'FetchFailed';
    this.reason = reason;
  }
}

const TIMEOUTS = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'ETIMEDOUT',
  // Errors of the DNS lookup.
  'ETIMEOUT',
]);

/** Maps every error of a request to a type. Our own errors and the caller's cancellation are not changed. */
export function asFetchError(error: unknown, fallback: FailureReason): unknown {
  if (error instanceof FetchRefused || error instanceof FetchFailed) return error;
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  if (name === 'AbortError') return error;
  const reason = code !== undefined && TIMEOUTS.has(code) ? 'timeout' : fallback;
  return new FetchFailed(reason, `${reason}: ${code ?? message ?? 'unknown'}`, error);
}
