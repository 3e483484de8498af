import { describe, expect, it } from '@jest/globals';
import { languageNamed } from '../../../api/public-pages/page-language.ts';
import { payPeriods } from '../../../domain/common/pay-period.ts';
import { employmentTypes, workplaceTypes } from '../../../domain/market/enums.ts';
import { pageWords } from '../../../pages/careers/words.ts';
import { h } from '../../../pages/h.ts';
import { interviewWords } from '../../../pages/interview/words.ts';
import { offerWords } from '../../../pages/offer/words.ts';
import { pageLanguages } from '../../../pages/page-language.ts';
import { wordOf } from '../../../pages/words/values.ts';

const translated = pageLanguages.filter((language) => language !== 'en');
/** Words that two languages share. */
const SAME = new Set(['Error', 'No', 'remote', 'hybrid']);

function textsOf(table: object, at = ''): [path: string, text: string][] {
  return Object.entries(table).flatMap(([key, value]) => {
    const path = `${at}${key}`;
    if (typeof value === 'string') return [[path, value]];
    if (typeof value === 'function')
      return [[path, String((value as (at: string) => string)('1'))]];
    return textsOf(value as object, `${path}.`);
  });
}

/** Promise: public pages are whole in each of their languages. */
describe.each(translated)('public pages in %s', (language) => {
  it.each([
    ['careers', pageWords],
    ['offers', offerWords],
    ['interviews', interviewWords],
  ])('have every text of %s, and none in English', (_, tables) => {
    const english = new Map(textsOf(tables.en));
    const texts = textsOf(tables[language]);
    expect(texts.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    const untranslated = texts.filter(
      ([path, text]) => text.trim() === '' || (text === english.get(path) && !SAME.has(text)),
    );
    expect(untranslated).toEqual([]);
  });

  it('have words for all values', () => {
    const values = [...employmentTypes, ...workplaceTypes, ...payPeriods];
    const same = values.filter((value) => {
      const word = h('p', null, wordOf(value));
      return !SAME.has(value) && word.in(language) === word.in('en');
    });
    expect(same).toEqual([]);
  });
});

/** Promise: the page speaks the best of its languages that the browser names. */
it.each([
  ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
  ['es', 'es'],
  ['it,es-MX;q=0.8', 'es'],
  ['de-AT', 'de'],
  ['it', 'en'],
  [undefined, 'en'],
])('%s is %s', (header, language) => {
  expect(languageNamed(header)).toBe(language);
});
