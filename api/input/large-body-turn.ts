import { setTimeout as pause } from 'node:timers/promises';

/** Decoding and parsing a body of this many bytes takes about a millisecond. */
const LARGE_BYTES = 256 * 1024;

let last = Promise.resolve();

/**
 * Waits until a body may be parsed. Large bodies are parsed one at a time, each after a pause of about the time that it
 * takes, so that many of them that arrive at once leave half of the time to other callers (decision 0026).
 */
export async function largeBodyTurn(bytes: number): Promise<void> {
  if (bytes < LARGE_BYTES) return;
  last = last.then(() => pause(bytes / LARGE_BYTES));
  await last;
}
