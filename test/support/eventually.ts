import { setTimeout as pause } from 'node:timers/promises';
import { patiently } from './patience.ts';

const POLL_MS = 100;

/** Waits for a condition, at most `patiently(timeoutMs)`. On timeout the error describes the last state. */
export async function eventually(
  what: string | (() => string),
  condition: () => Promise<boolean> | boolean,
  timeoutMs = 120_000,
): Promise<void> {
  const deadline = Date.now() + patiently(timeoutMs);
  while (!(await Promise.resolve(condition()).catch(() => false))) {
    if (Date.now() > deadline)
      throw new Error(`Waited in vain: ${typeof what === 'string' ? what : what()}`);
    await pause(POLL_MS);
  }
}
