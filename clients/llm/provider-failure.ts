import { APICallError } from 'ai';
import { parseRetryAfter } from '../../domain/common/retry-after.ts';
import { ModelFailure } from '../../domain/model/model-failure.ts';
import { FetchFailed, FetchRefused } from '../safe-fetch/index.ts';

/** Statuses by which providers say "later": too many requests, overloaded (529 is Anthropic's). */
const LATER = new Set([429, 503, 529]);
/** Of the 4xx these can be different the next time. */
const PASSING = new Set([408, 409, 425]);

/**
 * A provider's error in our words. The errors themselves hold the whole question, some the beginning of the key:
 * only status and kind get past here.
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
    return new ModelFailure('throttled', `The model answers ${status}.`, wait);
  }
  if (status >= 400 && status < 500 && !PASSING.has(status)) {
    return new ModelFailure('misconfigured', `The model does not take the request: ${status}.`);
  }
  return unavailable(status < 300 ? 'no answer of a model' : `status ${status}`);
}

function refusedByUs({ reason }: FetchRefused): ModelFailure {
  return reason === 'too_large'
    ? new ModelFailure('unreadable', 'The answer is larger than any answer should be.')
    : new ModelFailure('misconfigured', `The model's address is not usable: ${reason}.`);
}

function unavailable(reason: string): ModelFailure {
  return new ModelFailure('unavailable', `The model does not answer: ${reason}.`);
}
