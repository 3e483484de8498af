import { instantOf, localDate, type WallTime } from '../../common/time-zone.ts';

export const alertCadences = ['instant', 'daily', 'weekly'] as const;
export type AlertCadence = (typeof alertCadences)[number];

/** When a digest is due: daily, or on Mondays (decision 0027). */
const DIGEST_TIME: WallTime = { hour: 8, minute: 0 };
const MONDAY = 1;
/** Minimum local days between two digests, so a change of zone or cadence never sends a second one on the same day. */
const LEAST_DAYS = { daily: 1, weekly: 4 };

export interface DigestClock {
  cadence: AlertCadence;
  timeZone: string;
  /** When the last digest was due; null before the first. */
  lastDueAt: Date | null;
}

/**
 * The first due time of a digest after `now`; null for instant alerts. Days are counted on the calendar of the zone, so
 * a change to or from daylight saving time neither skips nor repeats a digest.
 */
export function nextDueAt({ cadence, timeZone, lastDueAt }: DigestClock, now: Date): Date | null {
  if (cadence === 'instant') return null;
  const today = localDate(now, timeZone);
  const earliest = lastDueAt && localDate(lastDueAt, timeZone).add({ days: LEAST_DAYS[cadence] });
  let date = earliest !== null && isLater(earliest, today) ? earliest : today;
  for (;;) {
    const due = instantOf(date, DIGEST_TIME, timeZone);
    if (due > now && (cadence === 'daily' || date.dayOfWeek === MONDAY)) return due;
    date = date.add({ days: 1 });
  }
}

function isLater(a: ReturnType<typeof localDate>, b: ReturnType<typeof localDate>): boolean {
  return a.until(b).sign < 0;
}
