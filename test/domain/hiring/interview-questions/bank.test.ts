import { describe, expect, it } from '@jest/globals';
import { bank } from '../../../../domain/hiring/interview-questions/bank.ts';
import { protectedTopicIn } from '../../../../domain/hiring/interview-questions/protected-topics.ts';
import { questionsFor } from '../../../../domain/hiring/interview-questions/questions-for.ts';
import { keywordNamed, keywordTerms } from '../../../../domain/market/enrichment/keyword-list.ts';
import { seniorityLevels } from '../../../../domain/market/enums.ts';

const role = (differences: Partial<Parameters<typeof questionsFor>[0]> = {}) => ({
  title: 'Platform Engineer',
  department: null,
  keywords: [],
  seniorityLevel: null,
  descriptionText: '',
  ...differences,
});

/** Promise: every job gets fitting questions, and nobody may object to any of them (decision 0032). */
describe('the bank of interview questions', () => {
  it('has three questions for each of the first five keywords, for the seniority and for the field', () => {
    const keywords = ['TypeScript', 'Kubernetes', 'Welding', 'SQL', 'Jira', 'Python'];
    const questions = questionsFor(role({ keywords, seniorityLevel: 'senior' }));
    const counts = (keyword: string | null) =>
      questions.filter((one) => one.keyword === keyword).length;
    expect([...keywords, null].map(counts)).toEqual([3, 3, 3, 3, 3, 0, 6]);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(21);
    expect(questions.every(({ seniority }) => seniority === 'senior')).toBe(true);
  });

  it.each([
    ['no keyword', {}],
    ['thirty keywords', { keywords: keywordTerms.slice(0, 30).map(({ name }) => name) }],
    ['an Arabic title', { title: 'مهندس برمجيات أول' }],
    ['a title of symbols', { title: '★☆★ !!! ---' }],
    ['a keyword that is a property', { keywords: ['__proto__', 'constructor', '$&'] }],
    ['a word of 50,000 letters', { title: 'x'.repeat(50_000), department: 'y'.repeat(50_000) }],
  ])('has at least 5 and at most 30 for a job with %s', (_case, differences) => {
    for (const seniorityLevel of [...seniorityLevels, null]) {
      const questions = questionsFor(role({ ...differences, seniorityLevel }));
      expect(questions.length).toBeGreaterThanOrEqual(5);
      expect(questions.length).toBeLessThanOrEqual(30);
    }
  });

  it('knows its skills by the names of the market', () => {
    const names = new Set(keywordTerms.map(({ name }) => name));
    expect(Object.keys(bank.skills).filter((name) => !names.has(keywordNamed(name)))).toEqual([]);
    expect(Object.keys(bank.skills)).toHaveLength(60);
    expect(Object.values(bank.skills).every(({ length }) => length === 3)).toBe(true);
  });

  it('asks about no protected topic, whatever the keyword', () => {
    const fields = bank.fields.map(({ words: [word = ''] }) => word);
    const asked = seniorityLevels.flatMap((seniorityLevel) =>
      [...keywordTerms.map(({ name }) => name), ...Object.keys(bank.skills)].flatMap((keyword) =>
        questionsFor(role({ keywords: [keyword], seniorityLevel })),
      ),
    );
    const byField = fields.flatMap((title) => questionsFor(role({ title })));
    const texts = new Set([...asked, ...byField].map(({ question }) => question));
    expect([...texts].filter((text) => protectedTopicIn(text) !== null)).toEqual([]);
    expect([...texts].filter((text) => text.length > 300 || !/[?.]$/.test(text))).toEqual([]);
  });
});
