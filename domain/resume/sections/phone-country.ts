import { language } from '../../text/language.ts';

/** The country of most résumés in a language. */
const COUNTRIES = new Map(
  Object.entries({
    de: 'DE',
    fr: 'FR',
    es: 'ES',
    it: 'IT',
    nl: 'NL',
    pl: 'PL',
    pt: 'PT',
    sv: 'SE',
    cs: 'CZ',
    tr: 'TR',
    ru: 'RU',
  }),
);
/** The country of most résumés in a script that one country writes. */
const SCRIPTS = [
  ['JP', /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['KR', /\p{sc=Hangul}/u],
  ['CN', /\p{sc=Han}/u],
] as const;
/** "07400 123456": numbers of the United Kingdom begin with 0, those of the United States do not. */
const BRITISH = /(?<![\d+(])0\d{2,4} ?\d{3,4} ?\d{3,4}(?!\d)/;

/** The country whose numbers a résumé without a place most likely writes, by its language. */
export function phoneCountry(texts: readonly string[]): string | null {
  const text = texts.join('\n');
  const script = SCRIPTS.find(([, letters]) => letters.test(text));
  if (script !== undefined) return script[0];
  const read = language(text, null);
  if (read === 'en') return texts.some((text) => BRITISH.test(text)) ? 'GB' : 'US';
  return COUNTRIES.get(read ?? '') ?? null;
}
