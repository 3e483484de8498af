// Written by `npm run sdk:generate` from the declarations of the API.

/** Codes of errors of the API. */
export type ErrorCode =
  | 'invalid_request'
  | 'invalid_cursor'
  | 'invalid_application'
  | 'duplicate_application'
  | 'role_closed'
  | 'not_hosted'
  | 'unreadable_resume'
  | 'invalid_api_key'
  | 'signed_out'
  | 'PAYMENT_REQUIRED'
  | 'insufficient_scope'
  | 'insufficient_role'
  | 'sign_in_again'
  | 'cross_site_request'
  | 'feature_disabled'
  | 'not_found'
  | 'method_not_allowed'
  | 'request_timeout'
  | 'conflict'
  | 'stage_conflict'
  | 'invalid_session_state'
  | 'idempotency_in_progress'
  | 'offer_closed'
  | 'link_expired'
  | 'version_conflict'
  | 'payload_too_large'
  | 'uri_too_long'
  | 'unsupported_media_type'
  | 'idempotency_key_reused'
  | 'rate_limited'
  | 'quota_exceeded'
  | 'headers_too_large'
  | 'internal_error'
  | 'unavailable';

/** Codes after which the same call can succeed later. */
export const retryableCodes: readonly string[] = [
  'request_timeout',
  'idempotency_in_progress',
  'rate_limited',
  'quota_exceeded',
  'unavailable',
];
