import { setTimeout as pause } from 'node:timers/promises';

const pollMs = 100;

/** Polls until `condition` holds; false after `timeoutMs`, or when `givenUp` returns true. */
export async function waitUntil(
  condition: () => Promise<boolean>,
  timeoutMs: number,
  givenUp: () => boolean = () => false,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline && !givenUp()) {
    if (await condition()) return true;
    await pause(pollMs);
  }
  return false;
}
