/**
 * Why a model gave no usable answer:
 * - `throttled`: it asks us to come back later
 * - `unavailable`: it cannot be reached, is too slow, fails, or something else answers in its place
 * - `unreadable`: its answer is cut off, no JSON, or not of the shape that was asked for
 * - `refused`: it will not answer this
 * - `misconfigured`: it does not take our key, our model name or our request
 */
export type ModelFailureReason =
  'throttled' | 'unavailable' | 'unreadable' | 'refused' | 'misconfigured';

/** Whether time can mend it; an answer that is unreadable is asked for again at once (`askModel`). */
const isPassing: Record<ModelFailureReason, boolean> = {
  throttled: true,
  unavailable: true,
  unreadable: false,
  refused: false,
  misconfigured: false,
};

/**
 * Told instead of a provider's own error, which holds the prompt and may hold the key: nothing of either is in here.
 */
export class ModelFailure extends Error {
  readonly reason: ModelFailureReason;
  /** Whether the same question can succeed later. */
  readonly retry: boolean;
  /** When the model asks to be asked again; null when it does not say. */
  readonly retryAfterMs: number | null;

  constructor(reason: ModelFailureReason, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'ModelFailure';
    this.reason = reason;
    this.retry = isPassing[reason];
    this.retryAfterMs = retryAfterMs;
  }
}
