import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, ConnectionError, TimeoutError } from '../../sdk/index.ts';
import { type Use, WrongUse } from '../command.ts';
import { clientOf, connectionOf, requireKey } from '../connection.ts';
import { exitCodeOf, exitCodes } from '../failure.ts';
import { forward, type Target } from '../listen/forward.ts';
import { type ListedEvent, NewEvents } from '../listen/new-events.ts';
import { formatOf, print } from '../output/print.ts';
import { visible } from '../output/visible.ts';

/** Events that may wait for the receiver; beyond, none are read. */
const MAX_PENDING = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Runs until it is interrupted. It waits for an unavailable API; a refused key ends it. */
export async function run({ values }: Use): Promise<number> {
  const secret = secretOf(requireKey(await connectionOf(values)));
  if (values['print-secret'] === true) {
    process.stdout.write(`${secret}\n`);
    return exitCodes.done;
  }
  const url = receiverOf(values['forward-to']);
  const kinds = kindsOf(values['event-kinds']);
  const ended = new AbortController();
  const end = () => ended.abort();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, end);
  process.stderr.write(`${secret}\n`);
  const target: Target = { url, secret, signal: ended.signal, onAttempt: report(values) };
  try {
    await forwardAll(new NewEvents(await clientOf(values)), target, kinds);
  } catch (error) {
    if (!ended.signal.aborted) throw error;
  } finally {
    end();
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, end);
  }
  return exitCodes.done;
}

/** The same for every run with a key, and stored nowhere; the key cannot be computed from it. */
function secretOf(apiKey: string): string {
  const derived = createHmac('sha256', apiKey).update('openrole listen').digest('base64');
  return `whsec_${derived}`;
}

function receiverOf(given: unknown): string {
  if (typeof given !== 'string') throw new WrongUse('--forward-to is missing.');
  const url = /^https?:\/\//.test(given) ? given : `http://${given}`;
  if (URL.canParse(url)) return url;
  throw new WrongUse(`--forward-to must be a URL, not ${given}.`);
}

function kindsOf(given: unknown): ReadonlySet<string> | null {
  return Array.isArray(given) ? new Set(given.flatMap((one) => String(one).split(','))) : null;
}

function report(values: Use['values']): Target['onAttempt'] {
  const format = formatOf(values);
  return ({ id, kind }, outcome, retryAfter) => {
    if (format.kind !== 'text') {
      print({ id, kind, outcome, retry_after_s: retryAfter }, { ...format, kind: 'jsonl' });
      return;
    }
    const again = retryAfter === null ? '' : `, again in ${retryAfter} s`;
    process.stdout.write(`${visible(`${id} ${kind} ${outcome}${again}`)}\n`);
  };
}

async function forwardAll(
  events: NewEvents,
  target: Target,
  kinds: ReadonlySet<string> | null,
): Promise<void> {
  const pending = new Set<Promise<void>>();
  let isReady = false;
  while (!target.signal.aborted) {
    const found = await readWithPatience(events, target.signal);
    if (!isReady) process.stderr.write(`Events are forwarded to ${visible(target.url)}\n`);
    isReady = true;
    for (const event of found.filter(({ kind }) => kinds === null || kinds.has(kind))) {
      const sent: Promise<void> = forward(event, target)
        .catch(() => undefined)
        .then(() => void pending.delete(sent));
      pending.add(sent);
    }
    while (pending.size > MAX_PENDING) await Promise.race(pending);
  }
}

/** Reads again after failures that pass by themselves. @throws the others */
async function readWithPatience(events: NewEvents, signal: AbortSignal): Promise<ListedEvent[]> {
  for (let waitMs = 1_000; ; waitMs = Math.min(waitMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await events.read(signal);
    } catch (error) {
      if (signal.aborted || !passes(error)) throw error;
      process.stderr.write(`The API is unavailable. The next attempt is in ${waitMs / 1_000} s.\n`);
      await pause(waitMs, undefined, { signal });
    }
  }
}

function passes(error: unknown): boolean {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return (
    error instanceof ApiError && (error.status >= 500 || exitCodeOf(error) === exitCodes.later)
  );
}
