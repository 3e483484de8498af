import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { salaryFromText } from '../../domain/market/enrichment/pay/salary-text.ts';
import { workplaceType } from '../../domain/market/enrichment/workplace.ts';
import { resolvePlace } from '../../domain/places/places.ts';
import { extractResume } from '../../domain/resume/extract-resume.ts';
import type { JsonResume } from '../../domain/resume/json-resume.ts';
import { readPlainText } from '../../services/documents/readers/read-text.ts';

const FOLDER = join(import.meta.dirname, '../../../shared/cases');
const isHere = existsSync(FOLDER);
// eslint-disable-next-line no-console -- a skipped suite must be noticed
if (!isHere) console.warn('The shared cases are not beside the project: SKIPPED.');
const whereHere = isHere ? describe : describe.skip;
const bytesOf = (file: string) => readFileSync(join(FOLDER, file));
const rowsOf = <T>(file: string) => JSON.parse(bytesOf(file).toString('utf8')) as T;

interface PayCase {
  location: string;
  text: string;
  expect: object | null;
}

whereHere('pay', () => {
  test.each([
    'german-prefix-year',
    'french-entre-et',
    'italian-ral',
    'chinese',
    'czech-nordic',
    'mexican',
    'mojibake-pound',
  ])('salary-%s', (name) => {
    for (const one of rowsOf<PayCase[]>(`salary-${name}.json`)) {
      const [place] = resolvePlace(one.location);
      expect(salaryFromText(one.text, place?.country ?? null)).toEqual(one.expect);
    }
  });
});

whereHere('places', () => {
  test('location-non-latin-cities', () => {
    const rows = rowsOf<{ location: string; expect: object }[]>('location-non-latin-cities.json');
    for (const row of rows) expect(resolvePlace(row.location)).toMatchObject([row.expect]);
  });

  test.each([
    ['remote-not-available.json', null],
    ['location-anywhere.json', 'remote'],
  ])('%s', (file, type) => {
    const { title, location } = rowsOf<{ title: string; location: string }>(file);
    const places = [{ text: location, city: null, region: null, country: null }];
    expect(workplaceType({ title, places, remoteFlag: null, workplaceLabel: null })).toBe(type);
  });
});

/** What a file holds at least. */
const resumes: Record<string, JsonResume> = {
  'resume-award-as-school.txt': { education: [{ institution: 'Ridgemont State University' }] },
  'resume-cjk-dates.txt': { work: [{ startDate: '2019-09', endDate: '2021-03' }] },
  'resume-heading-top-skills.txt': {
    skills: [{ name: 'Kubernetes' }, { name: 'Terraform' }, { name: 'Grafana' }],
  },
  'resume-section-swallow.txt': {
    skills: [{ name: 'Kubernetes' }, { name: 'Terraform' }, { name: 'Go' }],
  },
  'resume-headerless-experience.txt': {
    work: [{ position: 'Staff Engineer' }, { position: 'Senior Engineer' }],
  },
  'resume-second-role-inherits-employer.txt': {
    work: [
      { name: 'Northwind Bank' },
      { name: 'Contoso Solutions' },
      { name: 'Fabrikam Consulting' },
    ],
  },
  'resume-spacing-accents.txt': {
    basics: { name: 'Deniz Günçay' },
    work: [{ name: 'Société Boğaz' }],
    education: [{ institution: 'Boğaziçi University' }],
  },
  'resume-slash-dates.txt': {
    work: [
      { startDate: '2019-03', endDate: '2021-12' },
      { startDate: '2016-09', endDate: '2019-02', position: 'Engineer' },
    ],
  },
  'resume-name-with-credentials.txt': { basics: { name: 'Marta O’Neill-Díaz' } },
  'resume-chinese.txt': {
    basics: { name: '王小明', phone: '+8613800138000' },
    work: [{ name: '示例科技', position: '后端工程师', startDate: '2020-03' }],
  },
  'resume-arabic.txt': {
    basics: { name: 'أحمد الفارسي' },
    work: [{ name: 'شركة المثال', position: 'مهندس برمجيات', startDate: '2019' }],
  },
};

whereHere('résumés', () => {
  test.each(Object.entries(resumes))('%s', (file, expected) => {
    const { resume } = extractResume(readPlainText(bytesOf(file)));
    expect(resume).toMatchObject(expected);
  });
});
