import { pageLanguages, type PageLanguage } from '../page-language.ts';
import { Phrase, type Child } from '../h.ts';

function inEach<Format>(make: (language: PageLanguage) => Format): Record<PageLanguage, Format> {
  const formats = pageLanguages.map((language) => [language, make(language)]);
  return Object.fromEntries(formats) as Record<PageLanguage, Format>;
}

const numbers = inEach((language) => new Intl.NumberFormat(language));
const dollars = inEach(
  (language) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
);
const moments = inEach(
  (language) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }),
);

const days = inEach(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }),
);

export function number(value: number): Phrase {
  return new Phrase((language) => numbers[language].format(value));
}

/** Such as `4.12 USD`. */
export function money(usdMicros: number): Phrase {
  return new Phrase((language) => `${dollars[language].format(usdMicros / 1_000_000)} USD`);
}

export function moment(at: string): Phrase {
  return new Phrase((language) => `${moments[language].format(new Date(at))} UTC`);
}

/** A date without a time. */
export function day(date: string): Phrase {
  return new Phrase((language) => days[language].format(new Date(date)));
}

/** Parts with a separator between them. */
export function joined(parts: readonly Child[], separator: string): Child {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [separator, part]));
}
