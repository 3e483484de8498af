import { setTimeout as pause } from 'node:timers/promises';
import { emptyResult, type LoadResult, type Send } from './load.ts';
import { answer } from './open-loop.ts';

/**
 * Sends calls at a fixed rate until `work` is done, then waits for the last responses. As with `openLoop`, a latency
 * counts from when its call was due. @throws the error of `work`.
 */
export async function askWhile(
  work: Promise<unknown>,
  send: Send,
  perSecond: number,
): Promise<LoadResult> {
  const result = emptyResult();
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  done.catch(() => undefined);
  const pending: Promise<void>[] = [];
  const startedAt = performance.now();
  while (!isDone) {
    const call = result.offered;
    const dueAt = startedAt + (call * 1000) / perSecond;
    const earlyMs = dueAt - performance.now();
    if (earlyMs > 0) await pause(earlyMs);
    pending.push(answer(result, { send, call, dueAt }));
    result.offered += 1;
  }
  await done;
  await Promise.all(pending);
  result.failed = result.offered - result.answered;
  result.durationMs = performance.now() - startedAt;
  return result;
}
