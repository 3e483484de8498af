import { wordsOf } from './compare.ts';

const MOST = 0.5;

/** Asks whether a page shows a value, as whole words; in scripts without spaces, as a run of characters. */
export type IsShown = (value: string | undefined) => boolean;

export function isShownIn(texts: readonly string[]): IsShown {
  const pages = texts.map((text) => ` ${wordsOf(text).join(' ')} `);
  const squeezed = pages.map((page) => page.replaceAll(' ', ''));
  return (value) => {
    const words = wordsOf(value ?? '');
    if (words.length === 0) return false;
    const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Arabic}]/u.test(value ?? '');
    return unspaced || words.length > 6
      ? squeezed.some((page) => page.includes(words.join('')))
      : pages.some((page) => page.includes(` ${words.join(' ')} `));
  };
}

/** Whether a theme prints most of the values of a list. */
export function showsMost(values: readonly (string | undefined)[], isShown: IsShown): boolean {
  const stated = values.filter((value) => value !== undefined);
  return stated.length > 0 && stated.filter(isShown).length > stated.length * MOST;
}

/** Whether a page prints the dates of a kind of entry: their years, and their months beside them. */
export interface ShownDates {
  starts: boolean;
  ends: boolean;
  months: boolean;
}

type Stay = { startDate?: string | undefined; endDate?: string | undefined };

export function shownDates(entries: readonly Stay[], texts: readonly string[]): ShownDates {
  const isShown = isShownIn(texts);
  const years = (member: keyof Stay) => entries.map((entry) => entry[member]?.slice(0, 4));
  const whole = texts.join(' ');
  const dated = entries
    .flatMap(({ startDate, endDate }) => [startDate, endDate])
    .filter((date) => (date?.length ?? 0) > 4);
  const withMonth = dated.filter((date) =>
    monthForms(date ?? '').some((form) => whole.includes(form)),
  );
  return {
    starts: showsMost(years('startDate'), isShown),
    ends: showsMost(years('endDate'), isShown),
    months: dated.length > 0 && withMonth.length > dated.length * MOST,
  };
}

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A month of a year as pages print it. */
function monthForms(date: string): string[] {
  const [year = '', month = ''] = date.split('-');
  const name = MONTHS[Number(month) - 1] ?? '';
  const short = name.slice(0, 3);
  const names = [name, short, `${short}.`, name.toUpperCase(), short.toUpperCase()];
  return [
    ...names.flatMap((one) => [
      `${one} ${year}`,
      `${one}, ${year}`,
      `${one}/${year}`,
      `${one} 01, ${year}`,
      `${one} 1, ${year}`,
    ]),
    `${year}-${month}`,
    `${month}/${year}`,
    `${month}.${year}`,
    `${month}-${year}`,
    `${year}/${month}`,
    `${Number(month)}/${year}`,
    `${Number(month)}/1/${year}`,
    `${year}年${Number(month)}月`,
  ];
}
