import { setTimeout as pause } from 'node:timers/promises';
import { UnansweredWrite } from '../../storage/billing/write-money.ts';
import { within } from '../within.ts';

/** So long a write that MongoDB has not answered is looked for: nobody is told of a failure and has paid. */
const LOOK_FOR_MS = 30_000;
const LOOK_AGAIN_MS = 250;
/** MongoDB's driver can leave a call without an end. */
const LONGEST_ATTEMPT_MS = 90_000;

/**
 * Repeats an attempt until it says that it is done; also where a write was not answered, until it is known what became
 * of it. From then on the attempt is told that it may be written. `onGivenUp` is called where that stays unknown.
 */
export async function untilAnswered(
  attempt: (mayBeWritten: boolean) => Promise<boolean>,
  onGivenUp: () => void,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<void> {
  let unansweredSince: number | null = null;
  for (;;) {
    try {
      const isDone = await within(attempt(unansweredSince !== null), LONGEST_ATTEMPT_MS, null);
      if (isDone === null) throw new UnansweredWrite('No answer.');
      if (isDone) return;
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
