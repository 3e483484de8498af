import { ActivityFailure, ApplicationFailure, TimeoutFailure } from '@temporalio/workflow';
import type { SessionState } from './contract.ts';

/**
 * Whether nobody was there to work on a turn, or said why it came to nothing: then it has not failed, and another may
 * take it for as long as the session waits for anything.
 */
export function wasLeft(
  error: unknown,
  { expiresAt }: Pick<SessionState, 'expiresAt'>,
  nowMs: number,
): boolean {
  const cause = error instanceof ActivityFailure ? error.cause : undefined;
  const isSilence = cause instanceof TimeoutFailure && !(cause.cause instanceof ApplicationFailure);
  return isSilence && Date.parse(expiresAt ?? '') > nowMs;
}
