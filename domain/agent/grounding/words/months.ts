import { fold } from './fold.ts';

const LOCALES = 'en de fr es it pt nl pl sv da nb he ar vi'.split(' ');

const months = new Map<string, number>(
  LOCALES.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((width) => {
      const format = new Intl.DateTimeFormat(locale, { month: width, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, month): [string, number] => [
        fold(format.format(Date.UTC(2020, month, 15))),
        month + 1,
      ]);
    }),
  ),
);

/** Maximum length of a month's name. Longer words are skipped. */
const NAMED =
  /(?<![\p{L}\p{M}])([\p{L}\p{M}]{3,20})\.?[ ,']{1,2}(?:de |del |do )?((?:19|20)\d\d)/gu;
const NUMERIC = /(?<![\d./-])(0?[1-9]|1[0-2])[./-]((?:19|20)\d\d)(?!\d)/g;
const ISO = /(?<!\d)((?:19|20)\d\d)-(0[1-9]|1[0-2])(?:-\d\d)?(?!\d)/g;

/** The months with a year in a text, as YYYY-MM, by their text. */
export function monthsIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const note = (written: string, year: string, month: number | undefined) => {
    if (month !== undefined) found.set(written, `${year}-${String(month).padStart(2, '0')}`);
  };
  for (const [all, name = '', year = ''] of text.matchAll(NAMED))
    note(all, year, months.get(fold(name)));
  for (const [all, month = '', year = ''] of text.matchAll(NUMERIC)) note(all, year, Number(month));
  for (const [all, year = '', month = ''] of text.matchAll(ISO)) note(all, year, Number(month));
  return found;
}

/** A text whose numeric dates lost their months. These match nothing. */
export function withoutMonths(text: string): string {
  return text.replace(ISO, '$1').replace(NUMERIC, '$2');
}

/** `-03` for "March"; null for other words. */
export function monthOf(folded: string): string | null {
  const month = months.get(folded);
  return month === undefined ? null : `-${String(month).padStart(2, '0')}`;
}
