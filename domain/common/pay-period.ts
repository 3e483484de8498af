export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** How many of a period make a year (decisions section 3.3: hourly × 2,080, daily × 260, …). */
export const periodsPerYear: Record<PayPeriod, number> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};
