import { foldText } from '../../domain/common/text/fold-text.ts';
import { lazily } from '../../domain/common/lazily.ts';

/** Languages in which a date may be written in words. */
const LANGUAGES = 'en de fr es it pt nl pl cs sk sv da nb fi ro hu'.split(' ');
const WEEKDAY = '(?:\\p{L}{2,12}(?:-feira)?\\.?,? )?';
const DAY = '(\\d{1,2})(?:st|nd|rd|th|er|ère|º|ª|°|\\.)?';
const MONTH = '(\\p{L}{3,12})\\.?';
/** "November 20, 2026" */
const MONTH_FIRST = new RegExp(`^${WEEKDAY}${MONTH} ${DAY},? (\\d{4})$`, 'iu');
/** "20 Nov 2026", "20. Dezember 2026", "20 de noviembre de 2026" */
const DAY_FIRST = new RegExp(
  `^${WEEKDAY}${DAY} (?:de |of )?${MONTH},? (?:de |del )?(\\d{4})$`,
  'iu',
);
/** "2026/11/20", "2026年11月20日" */
const YEAR_FIRST = /^(\d{4})(?:\/|年)(\d{1,2})(?:\/|月)(\d{1,2})日?$/u;
/** "20/11/2026", "11/20/2026", "20.11.2026" */
const YEAR_LAST = /^(\d{1,2})([/.])(\d{1,2})\2(\d{4})$/;

/** Months by their folded names, in full and short, also in the form behind a day. */
const months = lazily(() => {
  const named = new Map<string, number>([['sept', 9]]);
  for (const language of LANGUAGES) {
    for (const month of ['long', 'short'] as const) {
      const formats = [{ month }, { month, day: 'numeric' }] as const;
      for (const format of formats) addMonths(named, new Intl.DateTimeFormat(language, format));
    }
  }
  return named;
});

function addMonths(named: Map<string, number>, format: Intl.DateTimeFormat): void {
  for (let month = 0; month < 12; month += 1) {
    const parts = format.formatToParts(new Date(2026, month, 1));
    const name = parts.find(({ type }) => type === 'month')?.value ?? '';
    if (/\p{L}{3}/u.test(name)) named.set(foldText(name), month + 1);
  }
}

/**
 * A date in words of a European language, with slashes or with dots, as YYYY-MM-DD. Null for anything else, for days that the month
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

/** 0 for a word that is no month. */
const monthOf = (name: string): number => months().get(foldText(name)) ?? 0;

function dateOf(year: string, month: number, day: number): string | null {
  const date = new Date(Date.UTC(Number(year), month - 1, day));
  const isReal = month > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
