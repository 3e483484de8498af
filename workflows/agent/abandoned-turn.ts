import { ActivityFailure, ApplicationFailure, TimeoutFailure } from '@temporalio/workflow';
import type { SessionState } from './contract.ts';

/**
 * Whether a turn timed out without an error, because no worker ran it or its worker died. Such a turn has not failed.
 * It may be retried until the session expires.
 */
export function isTurnAbandoned(
  error: unknown,
  { expiresAt }: Pick<SessionState, 'expiresAt'>,
  nowMs: number,
): boolean {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  const isTimeout = cause instanceof TimeoutFailure && !(cause.cause instanceof ApplicationFailure);
  return isTimeout && Date.parse(expiresAt ?? '') > nowMs;
}
