/** Meters of an account's usage (decision 0006). */
export const meters = [
  'search_rows',
  'job_details',
  'company_rows',
  'map_rows',
  'platform_calls',
  'emails',
  'resume_parses',
  'contact_reveals',
  'ai_summaries',
] as const;

export type Meter = (typeof meters)[number];

/** The free amount of each meter per UTC month; of `ai_summaries` per day (decision 0006). */
export type Quotas = Record<Meter, number>;

export function isMeter(text: string): text is Meter {
  return (meters as readonly string[]).includes(text);
}

/** The UTC month of a moment, as `2026-11`. */
export function usageMonth(time: Date): string {
  return time.toISOString().slice(0, 7);
}

/** The UTC day of a moment, as `2026-11-21`. */
export function usageDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** The month before that of a moment. */
export function monthBefore(time: Date): string {
  return usageMonth(new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() - 1, 1)));
}

/** The counting period of a meter: a UTC day (`2026-11-21`) for AI summaries, a month for the others. */
export function usagePeriod(meter: Meter, time: Date): string {
  return meter === 'ai_summaries' ? usageDay(time) : usageMonth(time);
}

/** The start and end of a UTC month. */
export function monthSpan(month: string): { from: Date; until: Date } {
  const from = new Date(`${month}-01T00:00:00.000Z`);
  const until = new Date(from);
  until.setUTCMonth(until.getUTCMonth() + 1);
  return { from, until };
}

/** The moment at which a month is evaluated: now for the current one, else its last moment. */
export function viewOfMonth(month: string, now: Date): Date {
  return usageMonth(now) === month ? now : new Date(monthSpan(month).until.getTime() - 1);
}

/** When the counter of a meter restarts. */
export function resetsAt(meter: Meter, time: Date): Date {
  const [year, month, day] = [time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()];
  return meter === 'ai_summaries'
    ? new Date(Date.UTC(year, month, day + 1))
    : new Date(Date.UTC(year, month + 1, 1));
}
