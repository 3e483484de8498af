import { describe, expect, it } from '@jest/globals';
import { groundLetter } from '../../../../domain/agent/grounding/ground-letter.ts';
import { groundResume } from '../../../../domain/agent/grounding/ground-resume.ts';
import type { JsonResume } from '../../../../domain/resume/json-resume.ts';

/** A person with dates and numbers, and one stated duration of a skill. */
const source: JsonResume = {
  basics: {
    name: 'Ines Valmonte',
    summary:
      'Nine years of nursing experience. Knows TypeScript. Keeps 9 TypeScript services tidy.',
  },
  work: [
    {
      name: 'Harrowgate Clinic',
      position: 'Nurse',
      startDate: '2016-03',
      endDate: '2022-04',
      highlights: ['Led 12 people with Tableau', 'Ran the ward in Excel for 3 years'],
    },
    { name: 'Ostrava Line', position: 'Analyst', startDate: '2022-07', highlights: ['Uses Java'] },
  ],
  skills: [{ name: 'Tools', keywords: ['TypeScript', 'Tableau', 'Excel', 'Java', 'Python', 'Go'] }],
};

function stays(sentence: string): boolean {
  const { text } = groundLetter(source, `I write to you. ${sentence}`, {
    jobTitle: null,
    company: null,
  });
  return text.includes(sentence);
}

/** Promise: a duration must be in the source with its unit, about the same thing (decision 0020). */
describe('a grounded duration', () => {
  it.each([
    ['as it is stated', 'I bring nine years of nursing experience.'],
    ['in other words', 'I have been nursing for 9+ years.'],
    ['beside a skill that it is stated of', 'I have used Excel for three full years.'],
    ['as dates tell it', 'I was with Harrowgate Clinic for six years.'],
    ['vaguely, where it is stated exactly', 'I have several years of nursing experience.'],
    ['as a year of a place that names the skill', 'I have used Java since 2022.'],
  ])('%s: %s', (_what, sentence) => {
    expect(stays(sentence)).toBe(true);
  });
});

describe('an unsupported duration', () => {
  it.each([
    ['beside another skill', 'I bring 9 years of TypeScript experience.'],
    ['beside another skill, in other words', 'I have used Python for more than nine years.'],
    ['beside several skills of which it is stated of one', 'I used Excel and Java for 3 years.'],
    ['beside a skill that reads like a word', 'I have used Go for nine years.'],
    ['of a number that counts something else', 'I have used Tableau for 12 years.'],
    ['with a plus', 'I bring 9+ years of TypeScript.'],
    ['with a word between', 'I bring 9 solid years of TypeScript.'],
    ['as an adjective', 'I have a nine-year record in TypeScript.'],
    ['in another unit', 'I bring nine months of nursing experience.'],
    ['longer than the dates', 'I was with Harrowgate Clinic for seven years.'],
    ['of a skill by the dates of a place', 'At Harrowgate Clinic I used Tableau for six years.'],
    ['vaguely', 'I have many years of experience with Python.'],
    ['in another language', 'Ich habe 9 Jahre Erfahrung mit TypeScript.'],
    ['as a year of a place that does not name the skill', 'I have used Go since 2016.'],
    ['as a year before the skill came', 'I have used Java since 2016.'],
  ])('%s: %s', (_what, sentence) => {
    expect(stays(sentence)).toBe(false);
  });

  it('is checked against the summary and the skills of a résumé', () => {
    const { resume, removed } = groundResume(source, {
      ...source,
      basics: { ...source.basics, summary: 'Knows TypeScript, with 9 years of it.' },
      skills: [{ name: 'Tools', keywords: ['TypeScript 9yrs', 'Java expert', 'Excel'] }],
    });
    expect(resume.basics?.summary).not.toContain('9 years of it');
    expect(resume.skills).toEqual([{ name: 'Tools', keywords: ['Excel'] }]);
    expect(removed).toHaveLength(3);
  });
});

it('does not mistake the month of a date for a number', () => {
  expect(stays('At Harrowgate Clinic I hired four people.')).toBe(false);
  expect(stays('At Harrowgate Clinic I led 12 people.')).toBe(true);
});
