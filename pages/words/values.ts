import { Phrase } from '../h.ts';
import type { PageLanguage } from '../page-language.ts';
import { frenchValues } from './french-values.ts';
import { germanValues } from './german-values.ts';
import { spanishValues } from './spanish-values.ts';

/** Values whose English word is another. */
const ENGLISH: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };

const VALUES: Record<PageLanguage, Readonly<Record<string, string>>> = {
  en: ENGLISH,
  de: germanValues,
  fr: frenchValues,
  es: spanishValues,
};

/** An enumerated value in words: `full_time` is "full time". */
export function wordOf(value: string): Phrase {
  const plain = ENGLISH[value] ?? value.replaceAll('_', ' ');
  return new Phrase((language) => VALUES[language][value] ?? plain);
}
