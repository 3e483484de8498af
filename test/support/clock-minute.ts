import { eventually } from './eventually.ts';

const MINUTE_MS = 60_000;

/** Waits until the clock minute, a window of every limit, has at least so much time left. */
export async function roomInMinute(ms = 10_000): Promise<void> {
  await eventually('a clock minute with room', () => MINUTE_MS - (Date.now() % MINUTE_MS) > ms);
}
