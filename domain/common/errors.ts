/** Every error code of the API (decision 0002). `retry` says whether the same request can succeed later. */
export const errorCodes = {
  invalid_request: { status: 400, message: 'The request is not valid.', retry: false },
  invalid_cursor: {
    status: 400,
    message: 'The cursor does not belong to this list.',
    retry: false,
  },
  invalid_application: { status: 400, message: 'The application is not valid.', retry: false },
  duplicate_application: {
    status: 400,
    message: 'This e-mail address has already applied for this job.',
    retry: false,
  },
  role_closed: { status: 400, message: 'This job is not accepting applications.', retry: false },
  not_hosted: {
    status: 400,
    message: 'Applications for this job are not accepted here.',
    retry: false,
  },
  unreadable_resume: { status: 400, message: 'The file could not be read.', retry: false },
  invalid_api_key: { status: 401, message: 'The API key is missing or not valid.', retry: false },
  signed_out: { status: 401, message: 'Nobody is signed in.', retry: false },
  PAYMENT_REQUIRED: { status: 402, message: 'The balance does not cover this.', retry: false },
  insufficient_scope: { status: 403, message: 'The API key lacks a scope.', retry: false },
  insufficient_role: { status: 403, message: 'The role does not allow this.', retry: false },
  sign_in_again: {
    status: 403,
    message: 'This needs a sign-in of the last 12 hours. Sign in again.',
    retry: false,
  },
  cross_site_request: {
    status: 403,
    message: 'The request did not come from a page of the console.',
    retry: false,
  },
  feature_disabled: { status: 403, message: 'This feature is disabled.', retry: false },
  not_found: { status: 404, message: 'Not found.', retry: false },
  method_not_allowed: {
    status: 405,
    message: 'This path does not support this method.',
    retry: false,
  },
  request_timeout: { status: 408, message: 'The request did not arrive in time.', retry: true },
  conflict: { status: 409, message: 'The request conflicts with the current state.', retry: false },
  stage_conflict: { status: 409, message: 'The candidate is at another stage.', retry: false },
  invalid_session_state: {
    status: 409,
    message: 'The session does not allow this action now.',
    retry: false,
  },
  idempotency_in_progress: {
    status: 409,
    message: 'A request with this Idempotency-Key is still running.',
    retry: true,
  },
  offer_closed: { status: 410, message: 'This offer is closed.', retry: false },
  link_expired: { status: 410, message: 'This link has expired.', retry: false },
  version_conflict: { status: 412, message: 'The record has changed since.', retry: false },
  payload_too_large: { status: 413, message: 'The request body is too large.', retry: false },
  uri_too_long: { status: 414, message: 'The URL is longer than 8 KiB.', retry: false },
  unsupported_media_type: {
    status: 415,
    message: 'The request body is not in a supported format.',
    retry: false,
  },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key was used with another request.',
    retry: false,
  },
  rate_limited: { status: 429, message: 'Too many requests.', retry: true },
  quota_exceeded: { status: 429, message: 'The monthly free quota is used up.', retry: true },
  headers_too_large: {
    status: 431,
    message: 'The request line and the headers together are larger than 64 KiB.',
    retry: false,
  },
  internal_error: { status: 500, message: 'Something went wrong on our side.', retry: true },
  unavailable: { status: 503, message: 'A part of the service is unavailable.', retry: true },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** One problem of the input. `path` names the member, query parameter or header. */
export interface ErrorDetail {
  path: string;
  message: string;
}

export interface AppErrorOptions {
  message?: string;
  details?: ErrorDetail[];
  /** Sent as the Retry-After header, in whole seconds. */
  retryAfterSeconds?: number;
  /** JSON-LD answers 410 for a closed role where every other route answers 400. */
  status?: number;
  /** For the log only. Never sent to the caller. */
  cause?: unknown;
}

/** Maximum number of `details`, so that an error response stays small. */
export const MAX_DETAILS = 100;
const LONGEST_PATH = 200;
const LONGEST_MESSAGE = 1_000;

/** An error that is returned to the caller. Any other error becomes a generic 500. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: ErrorDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(shortened(options.message ?? errorCodes[code].message, LONGEST_MESSAGE), {
      cause: options.cause,
    });
    this.name = 'AppError';
    this.code = code;
    this.status = options.status ?? errorCodes[code].status;
    this.details = options.details?.slice(0, MAX_DETAILS).map(({ path, message }) => ({
      path: shortened(path, LONGEST_PATH),
      message,
    }));
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** Invalid input; names the invalid member. */
export function invalidRequest(path: string, message: string): AppError {
  return new AppError('invalid_request', {
    message: `${path}: ${message}`,
    details: [{ path, message }],
  });
}

/** Paths and messages contain member names from the request, which can be as long as the body. */
function shortened(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest - 1).toWellFormed()}…`;
}
