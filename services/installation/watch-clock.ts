import { clockSkew, TOLERATED_SKEW_MS } from '../../domain/common/clock-skew.ts';
import { readClock } from '../../storage/mongo.ts';
import type { AppContext } from '../context.ts';

const EVERY_MS = 5 * 60_000;

type ClockContext = Pick<AppContext, 'stores' | 'log'>;

/**
 * Compares this host's clock with MongoDB's, now and every five minutes, and warns when it is off. Without MongoDB the
 * next turn compares. The timer does not keep the process running.
 * @param show receives the seconds by which this host is ahead.
 */
export function watchClock(ctx: ClockContext, show: (seconds: number) => void): void {
  const compare = () => void compareClock(ctx, show).catch(() => undefined);
  compare();
  setInterval(compare, EVERY_MS).unref();
}

/** @throws when MongoDB does not answer. */
export async function compareClock(
  { stores, log }: ClockContext,
  show: (seconds: number) => void,
): Promise<void> {
  const sentAt = Date.now();
  const serverTime = (await readClock(stores.mongo)).getTime();
  const skew = clockSkew({ sentAt, receivedAt: Date.now(), serverTime });
  show(skew / 1_000);
  if (Math.abs(skew) <= TOLERATED_SKEW_MS) return;
  log.warn(
    { seconds_ahead: skew / 1_000 },
    'The clock of this host differs from that of MongoDB. Run a time service (NTP) on both; deadlines, limits and signatures depend on it',
  );
}
