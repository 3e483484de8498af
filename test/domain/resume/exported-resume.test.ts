import { describe, expect, it, test } from '@jest/globals';
import { givenResumeSchema } from '../../../domain/resume/json-resume.ts';

const read = (resume: object) => givenResumeSchema.safeParse(resume);

describe('a JSON Resume as tools export it', () => {
  it('takes the members of the 0.x schema under their names of today', () => {
    const old = {
      $schema: 'https://example.com/schema.json',
      meta: { theme: 'plain' },
      basics: { name: 'Mara Lindqvist', website: 'https://mara.example', picture: '' },
      work: [{ company: 'Initech', position: 'Staff Engineer', startDate: '2021-03', website: '' }],
      education: [{ institution: 'Ridgemont', gpa: 3.7, degree: 'BSc' }],
      languages: [{ name: 'Swedish', level: 'Native' }],
      publications: [{ name: 'Ledgers', website: 'https://papers.example' }],
      skills: ['Go', { name: 'Web', keywords: ['React'] }],
      interests: ['Chess'],
    };
    expect(read(old).data).toEqual({
      basics: { name: 'Mara Lindqvist', url: 'https://mara.example/' },
      work: [{ name: 'Initech', position: 'Staff Engineer', startDate: '2021-03' }],
      education: [{ institution: 'Ridgemont', score: '3.7', studyType: 'BSc' }],
      languages: [{ language: 'Swedish', fluency: 'Native' }],
      publications: [{ name: 'Ledgers', url: 'https://papers.example/' }],
      skills: [{ name: 'Go' }, { name: 'Web', keywords: ['React'] }],
      interests: [{ name: 'Chess' }],
    });
  });

  it('takes an old member beside today’s if both say the same', () => {
    const work = [{ company: 'Initech', name: 'Initech' }];
    expect(read({ work }).data?.work).toEqual([{ name: 'Initech' }]);
    const certificates = [{ name: 'A' }];
    const certifications = ['B', { title: 'C' }];
    expect(read({ certificates, certifications }).data?.certificates).toEqual([
      { name: 'A' },
      { name: 'B' },
      { name: 'C' },
    ]);
  });

  it('takes one text where a list is meant, and no empty ones', () => {
    const work = [
      { employer: 'Initech', highlights: 'Led a team' },
      { highlights: [null, 'A', ''] },
    ];
    expect(
      read({ work, projects: ['Ledger'], publications: [{ title: 'P', date: 2019 }] }).data,
    ).toEqual({
      work: [{ name: 'Initech', highlights: ['Led a team'] }, { highlights: ['A'] }],
      projects: [{ name: 'Ledger' }],
      publications: [{ name: 'P', releaseDate: '2019' }],
    });
  });

  test.each([
    ['2021-03-01T00:00:00.000Z', '2021-03-01'],
    ['03/2021', '2021-03'],
    ['March 2021', '2021-03'],
    ['2021', '2021'],
    [2021, '2021'],
    ['2019-5', '2019-05'],
    ['2019-5-1', '2019-05-01'],
    ['Present', undefined],
    ['', undefined],
    [null, undefined],
  ])('the date %j is %j', (endDate, date) => {
    expect(read({ work: [{ name: 'Initech', endDate }] }).data?.work?.[0]?.endDate).toBe(date);
  });

  test.each([
    ['an unknown date', { work: [{ startDate: 'soon' }] }, ['work', 0, 'startDate']],
    ['an unknown member', { work: [{ name: 'A', stack: ['Go'] }] }, ['work', 0, 'stack']],
    ['two employers', { work: [{ company: 'A', name: 'B' }] }, ['work', 0, 'company']],
    ['an impossible month', { work: [{ startDate: '2019-13' }] }, ['work', 0, 'startDate']],
    ['an unknown section', { hobbies: [] }, ['hobbies']],
    ['a text for a list', { work: 'Initech' }, ['work']],
  ])('%s is refused by name', (_, resume, path) => {
    const paths = read(resume).error?.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path],
    );
    expect(paths).toEqual([path]);
  });

  it('leaves other values to the schema', () => {
    for (const value of [null, 7, 'text', []])
      expect(givenResumeSchema.safeParse(value).success).toBe(false);
  });
});
