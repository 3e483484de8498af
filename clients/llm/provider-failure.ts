import { APICallError } from 'ai';
import { parseRetryAfter } from '../../domain/common/retry-after.ts';
import { ModelFailure } from '../../domain/model/model-failure.ts';
import { FetchFailed, FetchRefused } from '../safe-fetch/index.ts';

/** Statuses of throttling: too many requests, and overloaded (529 is Anthropic's). */
const LATER = new Set([429, 503, 529]);
/** 4xx statuses that are worth a retry. */
const PASSING = new Set([408, 409, 425]);

/**
 * Maps a provider's error to ours. Its own message can hold the whole prompt and the beginning of the key, so only
 * status and kind are kept.
 */
export function asModelFailure(error: unknown, nowMs: number): unknown {
  if (error instanceof ModelFailure) return error;
  if (error instanceof FetchFailed) return unavailable(error.reason);
  if (error instanceof FetchRefused) return refusedByUs(error);
  if (APICallError.isInstance(error)) return failureOfAnswer(error, nowMs);
  const { name } = error as { name?: string };
  return unavailable(name ?? 'no reason');
}

function failureOfAnswer(error: APICallError, nowMs: number): ModelFailure {
  const { statusCode: status, responseHeaders = {} } = error;
  if (status === undefined) return unavailable('unreachable');
  if (LATER.has(status)) {
    const wait = parseRetryAfter(responseHeaders['retry-after'], nowMs);
    return new ModelFailure('throttled', `The provider returned ${status}.`, wait);
  }
  if (status >= 400 && status < 500 && !PASSING.has(status)) {
    return new ModelFailure('misconfigured', `The provider rejected the request: ${status}.`);
  }
  return unavailable(status < 300 ? 'not a response of a model' : `status ${status}`);
}

function refusedByUs({ reason }: FetchRefused): ModelFailure {
  return reason === 'too_large'
    ? new ModelFailure('unreadable', 'The response is too large.')
    : new ModelFailure('misconfigured', `The address of the provider is invalid: ${reason}.`);
}

function unavailable(reason: string): ModelFailure {
  return new ModelFailure('unavailable', `The provider is unavailable: ${reason}.`);
}
