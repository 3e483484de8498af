import { setTimeout as pause } from 'node:timers/promises';
import { emptyResult, type LoadResult, type Send } from './load.ts';

/** Responses later than this after the last call count as failed. */
const TIMEOUT_MS = 10_000;

/**
 * Open loop: a fixed arrival rate. Call n is due at n / rate, and its latency counts from then, so that a stalled
 * target is charged for all waiting callers (no coordinated omission).
 */
export async function openLoop(
  send: Send,
  options: { first: number; perSecond: number; durationMs: number },
): Promise<LoadResult> {
  const result = emptyResult();
  const total = Math.floor((options.perSecond * options.durationMs) / 1000);
  const pending: Promise<void>[] = [];
  const startedAt = performance.now();
  while (result.offered < total) {
    const dueAt = startedAt + (result.offered * 1000) / options.perSecond;
    const earlyMs = dueAt - performance.now();
    if (earlyMs > 0) await pause(earlyMs);
    pending.push(answer(result, { send, call: options.first + result.offered, dueAt }));
    result.offered += 1;
  }
  const late = new AbortController();
  await Promise.race([
    Promise.all(pending),
    pause(TIMEOUT_MS, undefined, { signal: late.signal }).catch(() => undefined),
  ]);
  late.abort();
  result.failed = result.offered - result.answered;
  result.durationMs = performance.now() - startedAt;
  return result;
}

/** Sends a call and records its latency, counted from when the call was due. */
export async function answer(
  result: LoadResult,
  { send, call, dueAt }: { send: Send; call: number; dueAt: number },
): Promise<void> {
  try {
    await send(call);
    result.answered += 1;
    result.calls.push(call);
    result.latenciesMs.push(performance.now() - dueAt);
  } catch {
    // `failed` counts calls without a response.
  }
}
