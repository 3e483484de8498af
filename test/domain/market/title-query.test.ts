import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseTitleQuery, type Phrase } from '../../../domain/market/title-query.ts';
import { words } from '../../../domain/text/words.ts';

function holds(title: string, phrase: Phrase): boolean {
  return ` ${words(title).join(' ')} `.includes(` ${phrase.join(' ')} `);
}

function matches(query: string, title: string): boolean {
  const { include, exclude } = parseTitleQuery(query);
  const included = include.length === 0 || include.some((phrase) => holds(title, phrase));
  return included && !exclude.some((phrase) => holds(title, phrase));
}

describe('title=: phrases, OR, exclusions (decision 0007)', () => {
  it.each([
    ['software engineer', 'Senior Software Engineer, Payments', true],
    ['software engineer', 'Software Sales Engineer', false],
    ['engineer software', 'Software Engineer', false],
    ['Nurse,Engineer', 'Data Engineer', true],
    ['Nurse, Data  Engineer', 'Data Engineer', true],
    ['engineer', 'Engineering Manager', false],
    ['Senior Engineer', 'Sr. Engineer', true],
    ['senior engineer', 'SR ENGINEER', true],
    ['Sr Engineer', 'Senior Engineer', true],
    ['VP Sales', 'Vice President Sales', false],
    ['Engineer,-Senior', 'Senior Engineer', false],
    ['Engineer,-Senior', 'Sr. Engineer', false],
    ['Engineer,-Senior', 'Sr Engineer', false],
    ['Engineer,-Senior', 'Engineer', true],
    ['-Senior', 'Seniority Analyst', true],
    ['-Lead', 'Team Lead', false],
    ['-Lead', 'Group Leader', true],
    ['-Lead', 'Leading Hand', true],
    ['-Java', 'JavaScript Developer', true],
    ['-Java', 'Java Developer', false],
    ['-Principal', 'Prin. Engineer', false],
    ['-Director', 'Dir, Marketing', false],
    ['-Director', 'Art Directors', true],
    ['-Executive', 'Account Exec', false],
    ['-Staff', 'Staff Engineer', false],
    ['-VP', 'Vice President, Finance', false],
    ['-VP', 'SVP Engineering', false],
    ['-VP', 'EVP, Sales', false],
    ['-VP', 'AVP Risk', false],
    ['-VP', 'V.P. Risk', false],
    ['-VP', 'Assistant to the President', true],
    ['-Vice President', 'VP Sales', false],
    ['-SVP', 'VP Sales', true],
    ['-VP of Sales', 'Vice President of Sales', false],
    ['-VP of Sales', 'VP of Marketing', true],
    ['-Head', 'Head of Growth', false],
    ['-Head', 'Headhunter', true],
    ['-Head of', 'Head Nurse', true],
    ['-Chief', 'Chief of Staff', false],
    ['-Chief', 'C.E.O.', false],
    ['-CEO', 'Chief of Staff', true],
    ['-Group', 'Group Product Manager', false],
    ['-Sr', 'Senior Nurse', false],
    ['C++', 'C++ Engineer', true],
    ['C', 'C++ Engineer', false],
    ['C#', 'C# / .NET Developer', true],
    ['.NET', 'C# / .NET Developer', true],
    ['-full-stack', 'Full Stack Engineer', false],
  ])('title=%s and "%s" → %s', (query, title, expected) => {
    expect(matches(query, title)).toBe(expected);
  });

  it.each('CEO CTO CFO COO CMO CIO CISO CPO CRO CHRO CDO CCO CSO CLO CAO'.split(' '))(
    '-Chief excludes %s too',
    (title) => {
      expect(matches('-Chief', `${title}, EMEA`)).toBe(false);
      expect(matches('Chief', title)).toBe(false);
    },
  );

  it('skips blank parts and parts without a word', () => {
    expect(parseTitleQuery(' , ,-, - ,!!')).toEqual({ include: [], exclude: [] });
  });

  it('has a bounded number of spellings for any input', () => {
    const { exclude } = parseTitleQuery(`-${'chief vp senior '.repeat(30)}`);
    expect(exclude.length).toBeLessThanOrEqual(64);
  });

  it('has a phrase once, for any repeats and spellings', () => {
    expect(parseTitleQuery('Sr Nurse,senior nurse,-VP,-vice president, - V.P.')).toEqual({
      include: [
        ['senior', 'nurse'],
        ['sr', 'nurse'],
      ],
      exclude: [['vp'], ['vice', 'president'], ['svp'], ['evp'], ['avp']],
    });
  });

  it('accepts at most a hundred parts', () => {
    expect(parseTitleQuery(` ,,${'-vp,'.repeat(100)}`).exclude.length).toBe(5);
    expect(() => parseTitleQuery('x,'.repeat(101))).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        details: [expect.objectContaining({ path: 'title' })],
      }),
    );
  });

  it('a title matches its own words, and never survives excluding one of its words', () => {
    const word = fc.stringMatching(/^[a-z]{2,6}$/u);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), fc.nat(), (list, pick) => {
        const title = list.join(' ');
        expect(matches(title, title)).toBe(true);
        expect(matches(`-${list[pick % list.length]}`, title)).toBe(false);
      }),
    );
  });

  it('a further phrase never finds less, a further exclusion never more', () => {
    const word = fc.constantFrom(
      'senior',
      'sr',
      'vp',
      'vice president',
      'lead',
      'data',
      'nurse',
      'chief',
      'cto',
    );
    const title = fc.array(word, { minLength: 1, maxLength: 5 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.tuple(title, title, title), title, ([include, more, exclude], text) => {
        if (matches(include, text)) expect(matches(`${include},${more}`, text)).toBe(true);
        if (matches(`${include},-${exclude}`, text)) expect(matches(include, text)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
