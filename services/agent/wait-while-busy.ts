import { setTimeout as pause } from 'node:timers/promises';

const FIRST_LOOK_MS = 50;
const LAST_LOOK_MS = 500;

/** A record that advances by itself, and how its latest state is read. */
interface Watched<Kept> {
  isBusy: (record: Kept) => boolean;
  read: (record: Kept) => Promise<Kept>;
}

/** Waits up to `wait_s` until a record needs the caller or has ended, then returns it (decision 0021). */
export async function waitWhileBusy<Kept>(
  record: Kept,
  waitSeconds: number,
  { isBusy, read }: Watched<Kept>,
): Promise<Kept> {
  const deadline = Date.now() + waitSeconds * 1000;
  let latest = record;
  for (let lookMs = FIRST_LOOK_MS; isBusy(latest); lookMs = Math.min(lookMs * 2, LAST_LOOK_MS)) {
    const leftMs = deadline - Date.now();
    if (leftMs <= 0) break;
    await pause(Math.min(lookMs, leftMs));
    latest = await read(latest);
  }
  return latest;
}
