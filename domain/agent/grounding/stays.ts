/** Durations derived from dates: "6 years Kestrin Ltd"; none for a current entry. */
export function lengthOfStay(name: string, from: unknown, to: unknown): string[] {
  const [start, end] = [monthOfStay(from), monthOfStay(to)];
  if (name === '' || start === null || end === null) return [];
  // With months given, both count: March to February are twelve.
  const both = start.month !== null && end.month !== null;
  const months = both ? (end.month ?? 0) - (start.month ?? 0) + 1 : 0;
  const years = Math.floor(end.year - start.year + months / 12);
  return years < 1 ? [] : [`${years} years ${name}`];
}

function monthOfStay(date: unknown): { year: number; month: number | null } | null {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?/.exec(typeof date === 'string' ? date : '') ?? [];
  if (year === undefined) return null;
  return { year: Number(year), month: month === undefined ? null : Number(month) };
}
