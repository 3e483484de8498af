import type { JsonResume } from '../../../../domain/resume/json-resume.ts';
import { ottilie } from './ottilie.ts';

type Basics = NonNullable<JsonResume['basics']>;
type Work = NonNullable<JsonResume['work']>[number];
type School = NonNullable<JsonResume['education']>[number];

const [first = {}, second = {}, third = {}] = ottilie.work ?? [];
const [school = {}] = ottilie.education ?? [];

const person = (lie: Basics): JsonResume => ({ ...ottilie, basics: { ...ottilie.basics, ...lie } });
const job = (lie: Work): JsonResume => ({
  ...ottilie,
  work: [{ ...first, ...lie }, second, third],
});
const laterJob = (lie: Work): JsonResume => ({
  ...ottilie,
  work: [first, { ...second, ...lie }, third],
});
const moreWork = (lie: Work): JsonResume => ({ ...ottilie, work: [...(ottilie.work ?? []), lie] });
const degree = (lie: School): JsonResume => ({ ...ottilie, education: [{ ...school, ...lie }] });

/** Answers of a model that lies: values that stand nowhere, and values of the text in the wrong place. */
export const lies: Record<string, JsonResume> = {
  'another name': person({ name: 'Ottilia Brandvoll' }),
  'the name of a referee': person({ name: 'Tancred Oyelaran' }),
  'an employer as the name': person({ name: 'Nordkai Group' }),
  'a name with a doctorate': person({ name: 'Dr. Ottilie Astrid Brandvold' }),
  'a greater title': person({ label: 'Chief Harbour Engineer' }),
  'an executive title': person({ label: 'Chief Executive Officer' }),
  'an invented address': person({ email: 'ottilie@brandvold.example' }),
  'the address of a referee': person({ email: 'tancred.oyelaran@example.com' }),
  'an invented number': person({ phone: '+4790909090' }),
  'the number of a referee': person({ phone: '+4755998877' }),
  'an invented page': person({ url: 'https://brandvold.example' }),
  'an invented profile': person({
    profiles: [
      { network: 'LinkedIn', username: 'ottilie', url: 'https://linkedin.com/in/ottilie' },
    ],
  }),
  'another town': person({ location: { city: 'Oslo', countryCode: 'NO' } }),
  'another country': person({ location: { city: 'Bergen', countryCode: 'SE' } }),
  'a praising summary': person({ summary: 'Award-winning harbour engineer with 20 years.' }),
  'a summary with a number': person({
    summary: 'Harbour engineer who keeps 40 quays dry and ferries on time.',
  }),
  'an invented job': moreWork({ name: 'Equinor', position: 'Director', startDate: '2012' }),
  'a job without employer': moreWork({ position: 'Harbour Master', startDate: '2010' }),
  'a job at a referee': moreWork({ name: 'Tancred Oyelaran AS', position: 'Director' }),
  'the title of a referee as a job': moreWork({ position: 'Director' }),
  'a job twice': moreWork({ ...first, startDate: '2019-01' }),
  'another employer': job({ name: 'Fjordline Holding International' }),
  'the employer of another job': job({ name: 'Nordkai Group' }),
  'the employers swapped': {
    ...ottilie,
    work: [{ ...first, name: 'Nordkai Group' }, { ...second, name: 'Fjordline Ltd' }, third],
  },
  'another title': job({ position: 'Head of Harbours' }),
  'the title of another job': job({ position: 'Quay Planner' }),
  'the titles swapped': {
    ...ottilie,
    work: [{ ...first, position: 'Quay Planner' }, { ...second, position: 'Intern' }, third],
  },
  'an earlier start': job({ startDate: '2018-03' }),
  'an end of the present job': job({ endDate: '2024-01' }),
  'a month that the text does not state': degree({ startDate: '2014-08', endDate: '2016-06' }),
  'the dates of another job': laterJob({ startDate: '2015-06', endDate: '2015-08' }),
  'start and end swapped': laterJob({ startDate: '2021-02', endDate: '2016-09' }),
  'a later end': laterJob({ endDate: '2023-02' }),
  'dates of two jobs joined': laterJob({ startDate: '2015-06', endDate: '2021-02' }),
  'an invented highlight': job({ highlights: ['Won the National Harbour Prize'] }),
  'a greater figure': laterJob({ highlights: ['Cut waiting times by 92 percent'] }),
  'the highlight of another job': job({ highlights: ['Planned the ferry timetable with Python'] }),
  'a highlight as the summary of another job': laterJob({
    summary: 'Rebuilt the north quay in nine months',
  }),
  'an invented place of work': job({ location: 'Stavanger' }),
  'an invented page of the employer': job({ url: 'https://fjordline.example/about' }),
  'a doctorate': degree({ studyType: 'PhD' }),
  'another school': degree({ institution: 'Massachusetts Institute of Technology' }),
  'another subject': degree({ area: 'Computer Science' }),
  'a grade': degree({ score: '4.0' }),
  'invented courses': degree({ courses: ['Machine Learning'] }),
  'a further school': {
    ...ottilie,
    education: [school, { institution: 'University of Oslo', studyType: 'BSc', endDate: '2014' }],
  },
  'an invented skill': { ...ottilie, skills: [{ name: 'Kubernetes' }, { name: 'Python' }] },
  'a longer skill': { ...ottilie, skills: [{ name: 'Python Django' }] },
  'a word as a skill': { ...ottilie, skills: [{ name: 'north quay' }, { name: 'time' }] },
  'the person as a skill': { ...ottilie, skills: [{ name: 'Ottilie Brandvold' }] },
  'invented keywords of a skill': {
    ...ottilie,
    skills: [{ name: 'Python', keywords: ['NumPy', 'Pandas'] }],
  },
  'an invented level': { ...ottilie, skills: [{ name: 'Python', level: 'expert' }] },
  'an invented language': { ...ottilie, languages: [{ language: 'German', fluency: 'fluent' }] },
  'a greater fluency': { ...ottilie, languages: [{ language: 'English', fluency: 'bilingual' }] },
  'an invented certificate': {
    ...ottilie,
    certificates: [{ name: 'Project Management Professional', date: '2019' }],
  },
  'a later certificate': {
    ...ottilie,
    certificates: [{ name: 'Commercial Diver', issuer: 'Dykkerskolen', date: '2022' }],
  },
  'an invented issuer': {
    ...ottilie,
    certificates: [{ name: 'Commercial Diver', issuer: 'PADI', date: '2018' }],
  },
  'an award': { ...ottilie, awards: [{ title: 'Harbour of the Year', date: '2020' }] },
  'a publication': { ...ottilie, publications: [{ name: 'On Quays', releaseDate: '2020' }] },
  'a project': { ...ottilie, projects: [{ name: 'Quaybot', description: 'A robot' }] },
  'an office': {
    ...ottilie,
    volunteer: [{ organization: 'Red Cross', position: 'Chair', startDate: '2019' }],
  },
};
