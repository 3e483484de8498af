import { describe, expect, it } from '@jest/globals';
import { groundResume } from '../../../../domain/agent/grounding/ground-resume.ts';
import type { JsonResume } from '../../../../domain/resume/json-resume.ts';
import { rosalind } from './rosalind.ts';

function changed(change: (resume: JsonResume) => void) {
  const written = structuredClone(rosalind);
  change(written);
  return groundResume(rosalind, written);
}

const first = <T>(list: T[] | undefined): T => {
  const [item] = list ?? [];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
};

it('does not change a true résumé', () => {
  expect(groundResume(rosalind, structuredClone(rosalind))).toEqual({
    resume: rosalind,
    removed: [],
  });
});

it('keeps allowed changes: order, a shorter list, another title of the person, a rewording', () => {
  const { resume, removed } = changed((written) => {
    written.work?.reverse();
    first(written.skills).keywords = ['Go', 'TypeScript'];
    written.basics = {
      label: 'Software Engineer',
      summary: 'Engineer of payments who finishes what was begun.',
    };
    first(written.work).highlights = [
      'The settlement service in Java handles 2 million payments a month',
    ];
    delete written.interests;
  });
  expect(removed).toEqual([]);
  expect(resume.work?.map(({ name }) => name)).toEqual(['Halvorsen & Pike', 'Kestrin Ltd']);
  expect(first(resume.work).highlights).toEqual([
    'The settlement service in Java handles 2 million payments a month',
  ]);
  expect(resume.skills?.[0]?.keywords).toEqual(['Go', 'TypeScript']);
  expect(resume.basics).toMatchObject({ name: 'Rosalind Okafor', label: 'Software Engineer' });
  expect(resume.interests).toEqual(rosalind.interests);
});

it('restores an omitted employer', () => {
  const { resume } = changed((written) => {
    written.work = [];
  });
  expect(resume.work).toEqual(rosalind.work);
});

describe('an unsupported claim', () => {
  it.each<[string, (resume: JsonResume) => void]>([
    ['an employer', ({ work }) => work?.unshift({ name: 'Globex', position: 'CTO' })],
    ['another employer', ({ work }) => (first(work).name = 'Globex')],
    ['merged employers', ({ work }) => (first(work).name = 'Kestrin and Halvorsen & Pike')],
    ['a title', ({ work }) => (first(work).position = 'Vice President of Engineering')],
    ['a start', ({ work }) => (first(work).startDate = '2016-03')],
    ['an end', ({ work }) => (first(work).endDate = '2024-01')],
    ['a month where there is a year', ({ work }) => (first(work?.slice(1)).startDate = '2015-01')],
    [
      'a number',
      ({ work }) => (first(work).highlights = ['Led a team of 18 people across three sites.']),
    ],
    [
      'a line of another employer',
      ({ work }) =>
        first(work).highlights?.push(
          'Built the settlement service that handles two million payments a month in Java',
        ),
    ],
    [
      'a skill within a line',
      ({ work }) => first(work).highlights?.push('Cut delivery times by moving to Kubernetes'),
    ],
    [
      'a line out of the blue',
      ({ work }) => first(work).highlights?.push('Presented quarterly forecasts to investors'),
    ],
    ['a degree', ({ education }) => (first(education).studyType = 'PhD')],
    ['a field', ({ education }) => (first(education).area = 'Mathematics')],
    ['a score', ({ education }) => (first(education).score = 'First')],
    ['a course', ({ education }) => first(education).courses?.push('Machine Learning')],
    ['a school', ({ education }) => education?.push({ institution: 'Stanford University' })],
    ['a skill', ({ skills }) => first(skills).keywords?.push('Kubernetes')],
    ['a skill alone', ({ skills }) => skills?.push({ name: 'Terraform' })],
    ['a level', ({ skills }) => (first(skills).level = 'expert')],
    ['a language', ({ languages }) => languages?.push({ language: 'German' })],
    ['a fluency', ({ languages }) => (first(languages?.slice(1)).fluency = 'native')],
    [
      'a certificate',
      ({ certificates }) => certificates?.push({ name: 'AWS Certified Solutions Architect' }),
    ],
    ['an issuer', ({ certificates }) => (first(certificates).issuer = 'PMI')],
    ['an award', ({ awards }) => awards?.push({ title: 'Engineer of the Year' })],
    ['a publication', (resume) => (resume.publications = [{ name: 'On Queues' }])],
    ['a project', ({ projects }) => projects?.push({ name: 'Moonwatch' })],
    ['a label', (resume) => (resume.basics = { label: 'CTO' })],
    [
      'years in the summary',
      (resume) =>
        (resume.basics = {
          summary:
            'Backend engineer with 15 years of experience in payments. Used to finishing what was begun.',
        }),
    ],
    [
      'an award in the summary',
      (resume) =>
        (resume.basics = {
          summary:
            'Award-winning backend engineer with 9 years of experience in payments. Used to finishing what was begun.',
        }),
    ],
    ['an e-mail address', (resume) => (resume.basics = { email: 'other@example.org' })],
  ])('%s is removed and reported, and nothing true is lost', (_name, change) => {
    const { resume, removed } = changed(change);
    expect(removed.length).toBeGreaterThan(0);
    const { work, ...rest } = resume;
    const { work: ownWork, ...ownRest } = rosalind;
    expect(rest).toEqual(ownRest);
    const lines = ownWork?.flatMap(({ highlights = [] }) => highlights);
    for (const line of work?.flatMap(({ highlights = [] }) => highlights) ?? [])
      expect(lines).toContain(line);
    const facts = (items: JsonResume['work']) =>
      items?.map(({ highlights: _highlights, ...item }) => item);
    expect(facts(work)).toEqual(facts(ownWork));
  });
});

it('is reported with place and reason', () => {
  const { removed } = changed(({ work }) => (first(work).position = 'CTO'));
  expect(removed).toEqual([
    {
      path: '/work/0/position',
      text: 'CTO',
      reason: 'The source says "Senior Software Engineer".',
    },
  ]);
});
