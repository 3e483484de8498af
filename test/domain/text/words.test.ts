import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldCase } from '../../../domain/common/text/fold-case.ts';
import { readableWords, shortSubstring, substrings, words } from '../../../domain/text/words.ts';

describe('words: how a text is split (decision 0007)', () => {
  it.each([
    ['Senior Software Engineer', 'senior software engineer'],
    ['Sr. Engineer', 'sr engineer'],
    ['Full-Stack Developer (m/w/d)', 'full stack developer m w d'],
    ['Développeur·se confirmé·e', 'developpeur se confirme e'],
    ['Ingénieur d’affaires', 'ingenieur d affaires'],
    ['Straßenbauer in Østerbro', 'strassenbauer in osterbro'],
    ['C++ Engineer', 'cplusplus engineer'],
    ['C/C++/C# Developer', 'c cplusplus csharp developer'],
    ['C++17', 'cplusplus 17'],
    ['.NET Developer', 'dotnet developer'],
    ['ASP.NET Core', 'asp dotnet core'],
    ['Node.js Engineer', 'node js engineer'],
    ['Disney+ Producer', 'disney producer'],
    ['U.S. Sales, V.P.', 'us sales vp'],
    ['R&D', 'r d'],
    ['401(k) Specialist', '401 k specialist'],
    ['snake_case', 'snake case'],
    ['ＦＵＬＬ width', 'full width'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['🚀 Engineer 🚀', 'engineer'],
    ['!!! ???', ''],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(words(text).join(' ')).toBe(expected);
  });

  it('makes every character of a script without spaces a word, so that phrases match parts', () => {
    const title = words('ソフトウェアエンジニア');
    const part = words('エンジニア');
    expect(title.slice(-part.length)).toEqual(part);
    expect(words('東京 office')).toHaveLength(3);
  });

  it('keeps Cyrillic, Greek, Arabic and Hangul words whole', () => {
    for (const text of ['Инженер', 'Μηχανικός', 'مهندس', '엔지니어']) {
      expect(words(text)).toHaveLength(1);
    }
  });

  it('gives plain ASCII words that no tokenizer changes, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const word of words(text)) expect(word).toMatch(/^[a-z0-9]{1,200}$/u);
      }),
      { numRuns: 500 },
    );
  });

  it('ignores case, accents and separators', () => {
    const word = fc.stringMatching(/^[a-zéüñøß]{2,8}$/u);
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 6 }),
        fc.constantFrom(' ', ' - ', ', ', '/'),
        (list, gap) => {
          const plain = list.flatMap((each) => words(each));
          expect(words(list.join(gap))).toEqual(plain);
          expect(words(list.join(gap).toUpperCase().normalize('NFD'))).toEqual(plain);
        },
      ),
    );
  });

  it('handles a title of fifty thousand dots, letters or plus signs', () => {
    for (const piece of ['a.', '.net', '+', 'c+', '-', 'é']) {
      expect(words(piece.repeat(50_000)).join('').length).toBeLessThanOrEqual(100_000);
    }
  });
});

describe('foldCase', () => {
  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        expect(foldCase(foldCase(text))).toBe(foldCase(text));
      }),
      { numRuns: 500 },
    );
  });
});

describe('substrings: consecutive trigrams are exactly "contains"', () => {
  /** The search of the two fields, as plain loops. */
  function contains(title: string, part: string): boolean {
    const held = substrings(title);
    const wanted = foldCase(part);
    if ([...wanted].length < 3) return held.short.includes(shortSubstring(part));
    const grams = substrings(part).trigrams;
    return held.trigrams.some((_, start) =>
      grams.every((gram, offset) => held.trigrams[start + offset] === gram),
    );
  }

  it('agrees with String.includes on the folded texts', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'b', 'x', 'é', ' ', '+', '東'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(letters, letters, (title, part) => {
        fc.pre(foldCase(part) !== '');
        expect(contains(title, part)).toBe(foldCase(title).includes(foldCase(part)));
      }),
      { numRuns: 2_000 },
    );
  });

  it('finds every part of a title, and encodes it in plain ASCII', () => {
    const title = 'Sr. C++ Développeur (東京)';
    for (const part of ['sr.', 'C++', 'c+', 'devel', '(', '東京', 'r. c']) {
      expect(contains(title, part)).toBe(true);
    }
    expect(contains(title, 'java')).toBe(false);
    for (const gram of substrings(title).trigrams) expect(gram).toMatch(/^[a-z0-9]+$/u);
  });
});

/** Promise: what a search says about itself is written in the person's own script. */
describe('readableWords', () => {
  it.each(['工程师', 'инженер', 'c++', 'c# entwickler', '.net', 'xbox dax', 'software engineer'])(
    '%s',
    (text) => {
      expect(readableWords(words(text))).toBe(text);
    },
  );
});
