export const payPeriods = ['hour', 'day', 'week', 'month', 'year'] as const;
export type PayPeriod = (typeof payPeriods)[number];

/** Periods per year (decision 0009). */
export const periodsPerYear: Record<PayPeriod, number> = {
  hour: 2080,
  day: 260,
  week: 52,
  month: 12,
  year: 1,
};
