const MONTHS_A_YEAR = 12;

interface Stay {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/**
 * Whole years in the union of dated work, rounded down: overlapping months count once, work without an end goes on until
 * now. Null where no work is dated.
 * @param now reads an open end.
 */
export function yearsOfWork(work: readonly Stay[], now: Date): number | null {
  const present = now.getUTCFullYear() * MONTHS_A_YEAR + now.getUTCMonth();
  const months = new Set<number>();
  let isDated = false;
  for (const { startDate, endDate } of work) {
    const from = monthOf(startDate, 1);
    if (from === null) continue;
    isDated = true;
    const until = Math.min(monthOf(endDate, MONTHS_A_YEAR) ?? present, present);
    for (let month = from; month <= until; month += 1) months.add(month);
  }
  return isDated ? Math.floor(months.size / MONTHS_A_YEAR) : null;
}

/** Months since year 0 of `2024`, `2024-03` or `2024-03-31`; a year alone stands for one of its months. */
function monthOf(date: string | undefined, monthOfYear: number): number | null {
  const [year = '', month] = (date ?? '').split('-');
  if (year === '') return null;
  return Number(year) * MONTHS_A_YEAR + Number(month ?? monthOfYear) - 1;
}
