import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 100;

/** Waits for a condition; says what it waited for when it does not come, in the words of that moment. */
export async function eventually(
  what: string | (() => string),
  condition: () => Promise<boolean> | boolean,
  timeoutMs = 120_000,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await Promise.resolve(condition()).catch(() => false))) {
    if (Date.now() > deadline)
      throw new Error(`Waited in vain: ${typeof what === 'string' ? what : what()}`);
    await pause(POLL_MS);
  }
}
