const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const WEEKDAY = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?';
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
/** "November 20, 2026" */
const MONTH_FIRST = new RegExp(`^${WEEKDAY}${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`, 'i');
/** "20 Nov 2026" */
const DAY_FIRST = new RegExp(`^${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th)? ${MONTH},? (\\d{4})$`, 'i');
const YEAR_FIRST = /^(\d{4})\/(\d{1,2})\/(\d{1,2})$/;
/** "20/11/2026", "11/20/2026", "20.11.2026" */
const YEAR_LAST = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})$/;

/**
 * A date in English words, with slashes or with dots, as YYYY-MM-DD. Null for anything else, for days that the month
 * does not have, and for slashes where both numbers may be the month.
 */
export function writtenDate(text: string): string | null {
  const [, name = '', day, year] = MONTH_FIRST.exec(text) ?? [];
  if (year !== undefined) return dateOf(year, monthOf(name), Number(day));
  const [, first, month = '', last] = DAY_FIRST.exec(text) ?? [];
  if (last !== undefined) return dateOf(last, monthOf(month), Number(first));
  const [, whole, number, rest] = YEAR_FIRST.exec(text) ?? [];
  return whole === undefined ? yearLast(text) : dateOf(whole, Number(number), Number(rest));
}

function yearLast(text: string): string | null {
  const [, left, mark, right, year] = YEAR_LAST.exec(text) ?? [];
  if (year === undefined) return null;
  const [a, b] = [Number(left), Number(right)];
  if (mark === '.' || a > 12) return dateOf(year, b, a);
  if (b > 12) return dateOf(year, a, b);
  return a === b ? dateOf(year, a, b) : null;
}

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function dateOf(year: string, month: number, day: number): string | null {
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
