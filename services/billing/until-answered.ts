import { setTimeout as pause } from 'node:timers/promises';
import { UnansweredWrite } from '../../storage/billing/write-money.ts';
import { within } from '../../domain/common/within.ts';

/**
 * How long the outcome of an unanswered write is looked for, so that a call never reports an error for a charge that
 * was booked.
 */
const LOOK_FOR_MS = 30_000;
const LOOK_AGAIN_MS = 250;
/** A call of MongoDB's driver may never return. */
const LONGEST_ATTEMPT_MS = 90_000;
const HANGS = Symbol('the attempt hangs');

/**
 * Repeats an attempt until it returns a result; null means that it must be repeated. After a write without a response, attempts know that it may
 * have been applied. `onGivenUp` is called when the outcome stays unknown.
 */
export async function untilAnswered<Result>(
  attempt: (mayBeWritten: boolean) => Promise<Result | null>,
  onGivenUp: () => void,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<Result> {
  let unansweredSince: number | null = null;
  for (;;) {
    try {
      const result = await within(attempt(unansweredSince !== null), LONGEST_ATTEMPT_MS, HANGS);
      if (result === HANGS) throw new UnansweredWrite('MongoDB did not respond.');
      if (result !== null) return result;
    } catch (error) {
      if (error instanceof UnansweredWrite) unansweredSince ??= Date.now();
      if (unansweredSince === null) throw error;
      if (Date.now() - unansweredSince > LOOK_FOR_MS) {
        onGivenUp();
        throw error;
      }
      await wait(LOOK_AGAIN_MS);
    }
  }
}
