import { labelsOf } from './labels.ts';

interface Stay {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

/**
 * "Mar 2019 – Present" in the language of the document; null without dates. A missing end means the present if
 * `goesOn` is set: for work, but not for a course of study with one date.
 */
export function showPeriod(stay: Stay, language: string, goesOn: boolean): string | null {
  const from = showDate(stay.startDate, language);
  const to = showDate(stay.endDate, language);
  if (from === null) return to;
  if (to === null) return goesOn ? `${from} – ${labelsOf(language).present}` : from;
  return from === to ? from : `${from} – ${to}`;
}

/** "2019-03" as "Mar 2019", "2019" unchanged. Days are not shown. */
export function showDate(date: string | undefined, language: string): string | null {
  const [year = '', month = ''] = (date ?? '').split('-');
  if (year === '') return null;
  const number = Number(month);
  if (!(number >= 1 && number <= 12)) return year;
  const locale = language === 'ar' ? 'ar-EG-u-nu-latn' : language;
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return `${format.format(Date.UTC(Number(year), number - 1, 15))} ${year}`;
}
