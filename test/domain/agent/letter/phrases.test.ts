import { describe, expect, it } from '@jest/globals';
import { composeLetter } from '../../../../domain/agent/letter/compose-letter.ts';
import { letterLanguages, phrasesOf } from '../../../../domain/agent/letter/phrases.ts';
import { textsOf } from '../../../../domain/common/text/texts-of.ts';
import { lengths, tones } from '../../../../domain/documents/options.ts';
import { writtenLanguage } from '../../../../domain/documents/written-language.ts';
import { documentLanguages } from '../../../../domain/resume/vocabulary/labels.ts';
import { resumesByLanguage } from '../../../services/documents/resumes-by-language.ts';

type Phrases = ReturnType<typeof phrasesOf>;
const english = phrasesOf('en');
const languages = letterLanguages.map((language) => [language] as const);

/** A letter may greet without the company's name. */
const body = ({ greeting: _, list: __, sentences: ___, ...phrases }: Phrases) => phrases;
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** Promise: a letter stands in the language of its résumé, whole. */
describe('the languages of letters', () => {
  it('are those of documents', () => {
    expect([...letterLanguages].toSorted()).toEqual([...documentLanguages].toSorted());
  });

  it.each(languages)(
    'in %s no phrase is missing, and each names what the English one names',
    (language) => {
      const phrases = phrasesOf(language);
      expect(shapeOf(phrases)).toEqual(shapeOf(english));
      expect(textsOf(phrases).filter((text) => text === '')).toEqual(
        phrases.sentences === '' ? [''] : [],
      );
      expect(textsOf(body(phrases)).map(placeholders)).toEqual(
        textsOf(body(english)).map(placeholders),
      );
      expect(new Set(textsOf(phrases.greeting).flatMap(placeholders))).toEqual(
        new Set(['{company}']),
      );
    },
  );

  it.each(languages.filter(([language]) => language !== 'en'))(
    'in %s no phrase is that of another language',
    (language) => {
      const others = letterLanguages.filter((other) => other !== language);
      const known = new Set(
        others.flatMap((other) => textsOf(body(phrasesOf(other))).filter(isLong)),
      );
      expect(textsOf(body(phrasesOf(language))).filter((text) => known.has(text))).toEqual([]);
    },
  );

  it.each(languages)('in %s the phrases are of that language', (language) => {
    const text = textsOf(body(phrasesOf(language)))
      .join('\n')
      .replace(/\{\w+\}/g, '');
    expect(writtenLanguage(text, null)).toBe(language);
  });

  it.each(languages)('in %s the letter has no placeholder left', (language) => {
    const resume = resumesByLanguage[language] ?? {};
    const job = { title: 'Platform Engineer', company: 'Hooli', keywords: [], description: '' };
    for (const tone of tones) {
      const letter = composeLetter({ resume, language, length: 'long', job, tone }).join('\n');
      expect(letter).not.toMatch(/[{}]/);
      for (const stated of textsOf([job, resume.languages]).filter(Boolean))
        expect(letter).toContain(stated);
    }
  });
});

describe('a letter in a language without spaces', () => {
  it.each(['zh', 'zh-Hant', 'ja'])('in %s has none between its sentences', (language) => {
    const resume = resumesByLanguage[language] ?? {};
    for (const length of lengths) {
      const letter = composeLetter({ resume, job: null, tone: 'direct', length, language });
      expect(letter.join('\n')).not.toMatch(/[。：] /u);
    }
  });
});

/** Long enough not to be written alike in two languages. */
const isLong = (text: string) => text.length > 25;

function shapeOf(value: unknown): unknown {
  if (typeof value === 'string') return 'text';
  if (Array.isArray(value)) return value.map(shapeOf);
  return Object.fromEntries(
    Object.entries(value as object)
      .filter(([name]) => name !== 'sentences')
      .map(([name, part]) => [name, shapeOf(part)]),
  );
}
