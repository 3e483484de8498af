import { fold } from './fold.ts';

const LANGUAGES =
  'en de fr es it pt nl pl sv da nb fi cs sk sl hr sr bg ro hu el tr ru uk ar he fa hi ur bn ta te zh ja ko vi th id ms sw ca eu ga et lv lt'.split(
    ' ',
  );
const LOCALES = 'en de fr es it pt nl pl sv da nb he ar vi'.split(' ');
const MORE: [string, string][] = [
  ['mandarin', 'zh'],
  ['cantonese', 'zh'],
  ['farsi', 'fa'],
  ['castilian', 'es'],
  ['flemish', 'nl'],
  ['norwegian', 'nb'],
  ['norwegisch', 'nb'],
];
/** Language names that are also common English words in lower case. */
const EVERYDAY = new Set(['polish', 'thai', 'latin']);

const codes = new Map<string, string>([
  ...LOCALES.flatMap((locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'language' });
    return LANGUAGES.map((code): [string, string] => [fold(names.of(code) ?? code), code]);
  }),
  ...MORE,
]);

/** The languages that a text names, as ISO 639 codes by their word in the text. */
export function languagesIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of text.match(/[\p{L}\p{M}]{4,}/gu) ?? []) {
    const folded = fold(word);
    const code = codes.get(folded);
    if (code !== undefined && !(EVERYDAY.has(folded) && word === word.toLowerCase()))
      found.set(word, code);
  }
  return found;
}
