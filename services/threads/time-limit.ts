import { readFileSync, readlinkSync } from 'node:fs';

/** A thread that waits, or gets no processor, ends after so many times its limit by the clock. */
const MOST_TIMES = 10;
const LOOK_MS = 20;

/** Names the calling thread for `limitTime`; null where the system does not tell its processor time. */
export function ownThread(): string | null {
  try {
    const name = readlinkSync('/proc/thread-self');
    return processorMs(name) === null ? null : name;
  } catch {
    return null;
  }
}

/**
 * Calls `kill` once a thread has used this much processor time, or where that is not known, after this time by the clock.
 * On a busy machine, a task that needs little of the processor is not stopped for the load of others. Returns a function
 * that ends the watch.
 */
export function limitTime(thread: string | null, limitMs: number, kill: () => void): () => void {
  const usedBefore = processorMs(thread) ?? 0;
  const latest = performance.now() + MOST_TIMES * limitMs;
  let timer = setTimeout(look, limitMs);

  function look(): void {
    const used = processorMs(thread);
    const leftMs = used === null ? 0 : usedBefore + limitMs - used;
    if (leftMs <= 0 || performance.now() >= latest) kill();
    else timer = setTimeout(look, Math.max(leftMs, LOOK_MS));
  }

  return () => clearTimeout(timer);
}

/**
 * The processor time that a thread has used, from the first number of Linux's `schedstat` (nanoseconds); null where the
 * system does not tell it.
 */
export function processorMs(thread: string | null): number | null {
  if (thread === null) return null;
  try {
    const [spent = ''] = readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ');
    return Number(spent) / 1e6;
  } catch {
    return null;
  }
}
