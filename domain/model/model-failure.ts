/**
 * Why a model gave no usable output:
 * - `throttled`: the provider requires a wait
 * - `unavailable`: unreachable, too slow, failing, or something else responds
 * - `unreadable`: the output is truncated, not JSON, or does not match the schema
 * - `refused`: the model declines the request
 * - `misconfigured`: the provider rejects our key, model name or request
 */
export type ModelFailureReason =
  'throttled' | 'unavailable' | 'unreadable' | 'refused' | 'misconfigured';

/** Whether a later retry can succeed. Unreadable output is retried at once (`askModel`). */
const isPassing: Record<ModelFailureReason, boolean> = {
  throttled: true,
  unavailable: true,
  unreadable: false,
  refused: false,
  misconfigured: false,
};

/** Replaces the provider's own error, which holds the prompt and may hold the key. */
export class ModelFailure extends Error {
  readonly reason: ModelFailureReason;
  /** Whether a retry can succeed. */
  readonly retry: boolean;
  /** The wait that the provider requires; null when it states none. */
  readonly retryAfterMs: number | null;

  constructor(reason: ModelFailureReason, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'ModelFailure';
    this.reason = reason;
    this.retry = isPassing[reason];
    this.retryAfterMs = retryAfterMs;
  }
}
