import { describe, expect, test } from '@jest/globals';
import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import { extractResume } from '../../../domain/resume/extract-resume.ts';
import { readPlainText } from '../../../services/documents/readers/read-text.ts';
import { entriesInSight, entriesSetAside, type EntriesCase } from './neighbours/entries.ts';
import { headsInSight, headsSetAside, type HeadCase } from './neighbours/heads.ts';
import {
  entriesThatStay,
  headingsInSight,
  headingsSetAside,
  type HeadingCase,
} from './neighbours/headings.ts';

const read = (text: string): JsonResume => extractResume(readPlainText(Buffer.from(text))).resume;

describe('a heading is known by its looks, whatever it says', () => {
  const cases = { ...headingsInSight, ...headingsSetAside, ...entriesThatStay };
  test.each(Object.entries<HeadingCase>(cases))('%s', (_, { text, jobs, schools, skills }) => {
    const resume = read(text);
    expect(resume.work?.map(({ name }) => name)).toEqual(jobs);
    expect(resume.education?.map(({ institution }) => institution)).toEqual(schools);
    if (skills) expect(resume.skills?.map(({ name }) => name)).toEqual(skills);
  });
});

describe('name and contact facts are joined from their pieces', () => {
  const cases = { ...headsInSight, ...headsSetAside };
  test.each(Object.entries<HeadCase>(cases))('%s', (_, { text, url, ...facts }) => {
    const { basics = {} } = read(text);
    expect(basics).toMatchObject(facts);
    if (url === null) expect(basics).not.toHaveProperty('url');
  });
});

describe('lines of an entry give its fields', () => {
  const cases = { ...entriesInSight, ...entriesSetAside };
  test.each(Object.entries<EntriesCase>(cases))('%s', (_, { text, schools, jobs }) => {
    const resume = read(text);
    if (schools) {
      expect(resume.education).toMatchObject(schools);
      expect(resume.education).toHaveLength(schools.length);
    }
    if (jobs) {
      expect(resume.work).toMatchObject(jobs);
      expect(resume.work).toHaveLength(jobs.length);
    }
  });
});
