import { labelsOf } from '../resume/vocabulary/labels.ts';

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

/** Languages whose short names of months are usual in résumés and read by everyone. */
const SHORT_MONTHS = new Set('en de fr es it pt nl pl sv he ar'.split(' '));
/** Languages that write the year first, with its own signs: "2019年3月". */
const YEAR_FIRST = new Set(['zh', 'zh-Hant', 'ja', 'ko', 'hu']);

/** "2019-03" as "Mar 2019", "2019" unchanged. Days are not shown. */
export function showDate(date: string | undefined, language: string): string | null {
  const [year = '', month = ''] = (date ?? '').split('-');
  if (year === '') return null;
  const number = Number(month);
  if (!(number >= 1 && number <= 12)) return year;
  // Months have numbers in Vietnamese: "03/2019".
  if (language === 'vi') return `${month}/${year}`;
  const moment = Date.UTC(Number(year), number - 1, 15);
  if (YEAR_FIRST.has(language)) return formatOf(language, { year: 'numeric' }).format(moment);
  return `${formatOf(language).format(moment)} ${year}`;
}

/** Every language in the calendar and the digits of the résumé's own dates. */
function formatOf(language: string, more: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language === 'ar' ? 'ar-EG' : language, {
    month: SHORT_MONTHS.has(language) ? 'short' : 'long',
    calendar: 'gregory',
    numberingSystem: 'latn',
    timeZone: 'UTC',
    ...more,
  });
}
