import type { PageLanguage } from '../../page-language.ts';

/** Counts things in a language: `3 notes`. */
export function countsIn(language: PageLanguage) {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count: number, one: string, others: string) =>
    `${numbers.format(count)} ${rules.select(count) === 'one' ? one : others}`;
}
