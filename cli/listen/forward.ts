import { setTimeout as pause } from 'node:timers/promises';
import { signWebhook } from '../../sdk/webhooks/index.ts';
import type { ListedEvent } from './new-events.ts';

const TIMEOUT_MS = 15_000;
/** Seconds until the next attempt; the last one repeats. */
const RETRY_AFTER = [1, 2, 5, 10, 30, 60];

export interface Target {
  url: string;
  secret: string;
  signal: AbortSignal;
  /** Called after each attempt, with the seconds until the next one; null after a success. */
  onAttempt: (event: ListedEvent, outcome: string, retryAfter: number | null) => void;
}

/** Sends an event as a signed delivery until a 2xx answers. Every attempt is signed anew. */
export async function forward(event: ListedEvent, target: Target): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const { ok, outcome } = await attemptOnce(event, target);
    if (target.signal.aborted) return;
    const wait = ok ? null : (RETRY_AFTER[attempt] ?? RETRY_AFTER.at(-1) ?? 60);
    target.onAttempt(event, outcome, wait);
    if (wait === null) return;
    await pause(wait * 1_000, undefined, { signal: target.signal });
  }
}

async function attemptOnce(
  event: ListedEvent,
  { url, secret, signal }: Target,
): Promise<{ ok: boolean; outcome: string }> {
  const body = JSON.stringify(event);
  const signed = await signWebhook({ id: event.id, body, secret });
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signed },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    return { ok: response.ok, outcome: String(response.status) };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return { ok: false, outcome: isTimeout ? 'timeout' : 'unreachable' };
  }
}
