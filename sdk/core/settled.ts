import { TimeoutError } from './errors.ts';
import { sleep } from './sleep.ts';

const TIMEOUT_MS = 600_000;
const FIRST_POLL_MS = 1_000;
const LAST_POLL_MS = 5_000;

/** A record that changes by itself. */
interface Moving {
  status?: string;
}

/** Reads a record until its status is one at which it rests. @throws TimeoutError with the record in `last`. */
export async function settle<Data>(
  first: Data,
  read: () => Promise<Data>,
  { rests, timeoutMs = TIMEOUT_MS, signal }: SettleOptions,
): Promise<Data> {
  const untilMs = Date.now() + timeoutMs;
  let record = first;
  for (let pause = FIRST_POLL_MS; ; pause = Math.min(pause * 1.5, LAST_POLL_MS)) {
    const { status } = record as Moving;
    if (status !== undefined && rests.includes(status)) return record;
    if (Date.now() + pause > untilMs) {
      throw new TimeoutError(`Still ${String(status)} after ${timeoutMs} ms.`, record);
    }
    const askedMs = Date.now();
    record = await read();
    // A long poll has waited already.
    await sleep(Math.max(0, pause - (Date.now() - askedMs)), signal);
  }
}

interface SettleOptions {
  rests: readonly string[];
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}
