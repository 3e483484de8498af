import type { JsonResume } from '../../domain/resume/json-resume.ts';
import { sameLine } from './truth.ts';
import type { World } from './world.ts';

/** Text that reveals the lie; null when only its facts do. */
export type Trace = string | null;
type Tell = (resume: JsonResume, world: World) => Trace | undefined;

/**
 * How a model may lie in a résumé, one line each: it changes the true draft and returns what gives it away.
 * `undefined`: this person offers no occasion.
 */
export const resumeLies: Record<string, Tell> = {
  'new employer': ({ work }) => (
    work?.unshift({
      name: 'Initech Global',
      position: 'Engineer',
      startDate: '2003-01',
      endDate: '2004-01',
    }),
    'Initech Global'
  ),
  'employer is the company of the posting': ({ work }, { company }) => (
    work?.unshift({ name: company, position: 'Consultant', startDate: '2003-01' }),
    null
  ),
  'employer replaced by a famous one': ({ work }) =>
    work?.[0] && ((work[0].name = 'Google'), 'Google'),
  'two employers merged': ({ work }) =>
    work?.[1] && ((work[0]!.name = `${work[0]!.name} / ${work[1].name}`), null),
  'two employers exchanged': ({ work }) =>
    work?.[1] && (([work[0]!.name, work[1].name] = [work[1].name, work[0]!.name]), null),
  'an employer left out': ({ work }) => work?.[1] && (work.splice(1, 1), null),
  'inflated title': ({ work }) =>
    work?.[0] && ((work[0].position = `Vice President, ${work[0].position}`), 'Vice President'),
  'title of the posting': ({ work }, { title }) => work?.[0] && ((work[0].position = title), null),
  'title raised to chief': ({ work }) =>
    work?.[1] && ((work[1].position = `Chief ${work[1].position}`), null),
  'start two years earlier': ({ work }) =>
    work?.[0] && ((work[0].startDate = shifted(work[0].startDate, -2)), null),
  'end a year later': ({ work }) =>
    work?.[1] && ((work[1].endDate = shifted(work[1].endDate, 1)), null),
  'a past position made current': ({ work }) =>
    work?.[1] &&
    (delete work[1].endDate, (work[1].startDate = shifted(work[1].startDate, 3)), null),
  doctorate: ({ education }) =>
    education?.[0] && ((education[0].studyType = 'PhD in Physics'), 'PhD'),
  'another school': ({ education }) =>
    education?.[0] && ((education[0].institution = 'Stanford University'), 'Stanford'),
  'a school added': ({ education }) => (
    education?.push({ institution: 'Harvard Business School', studyType: 'MBA' }),
    'Harvard'
  ),
  'degrees exchanged': ({ education }) =>
    education?.[1] &&
    (([education[0]!.studyType, education[1].studyType] = [
      education[1].studyType,
      education[0]!.studyType,
    ]),
    null),
  'a grade invented': ({ education }) =>
    education?.[0] && ((education[0].score = 'GPA 3.97'), '3.97'),
  'number changed': (resume) => changeLine(resume, (line) => line.replace(/30 ?%/, '73 %'), '73'),
  'number added': (resume) =>
    changeLine(resume, (line) => `${line.replace(/\.$/, '')}, for 4,317 customers`, '4,317'),
  'unit changed': (resume) =>
    changeLine(resume, (line) => line.replace(/30 ?%/, '$30 million'), '$30 million'),
  'number word changed': (resume) =>
    changeLine(
      resume,
      (line) => line.replace(/\beight\b|\bacht\b|\bhuit\b|\bocho\b/, 'nineteen'),
      'nineteen',
    ),
  'skill of the posting in the list': ({ skills }, { foreignSkills: [skill] }) =>
    skill === undefined ? undefined : (skills?.[0]?.keywords?.unshift(skill), null),
  'skill of the posting in a line': (resume, { foreignSkills: [skill] }) =>
    skill === undefined
      ? undefined
      : changeLine(resume, (line) => `${line.replace(/\.$/, '')} with ${skill}`, `with ${skill}`),
  'skill of the posting in the summary': (resume, { foreignSkills: [skill] }) =>
    skill === undefined
      ? undefined
      : addToSummary(resume, `Deep knowledge of ${skill}.`, `knowledge of ${skill}`),
  'demand of the posting as a line': ({ work }, { demands: [demand] }) =>
    demand === undefined ? undefined : (work?.[0]?.highlights?.push(demand), demand),
  'skill level': ({ skills }) =>
    skills?.[0] && ((skills[0].level = 'world-class expert'), 'world-class'),
  language: ({ languages }) => (
    languages?.push({ language: 'Mandarin', fluency: 'fluent' }),
    'Mandarin'
  ),
  fluency: ({ languages }) =>
    languages?.[1] && ((languages[1].fluency = 'native speaker, C2'), 'C2'),
  'language in the summary': (resume) => addToSummary(resume, 'Fluent in Japanese.', 'Japanese'),
  certificate: ({ certificates }) => (
    certificates?.push({ name: 'Certified Kubernetes Administrator', date: '2022' }),
    'Kubernetes Administrator'
  ),
  'certificate renewed': ({ certificates }) =>
    certificates?.[0] && ((certificates[0].date = '2024'), null),
  award: (resume) => (
    (resume.awards = [{ title: 'Employee of the Year', date: '2021' }]),
    'Employee of the Year'
  ),
  'award in a line': ({ work }) => (
    work?.[0]?.highlights?.push('Received the national innovation award for this work'),
    'innovation award'
  ),
  publication: (resume) => (
    (resume.publications = [{ name: 'Scaling Without Tears' }]),
    'Scaling Without Tears'
  ),
  project: (resume) => (
    (resume.projects = [{ name: 'Project Moonshot', description: 'A rocket.' }]),
    'Moonshot'
  ),
  'famous customer': (resume) =>
    changeLine(resume, (line) => `${line.replace(/\.$/, '')} for Siemens and Boeing`, 'Boeing'),
  'years in the summary': (resume) =>
    addToSummary(resume, 'Brings 27 years of leadership.', '27 years'),
  label: (resume) => (
    (resume.basics = { ...resume.basics, label: 'Chief Technology Officer' }),
    'Chief Technology Officer'
  ),
  'line moved to another employer': ({ work }) => {
    const line = work?.[1]?.highlights?.find(
      (one) => !work[0]?.highlights?.some((own) => sameLine(own, one)),
    );
    return line === undefined ? undefined : (work?.[0]?.highlights?.push(line), `moved:${line}`);
  },
  'e-mail address': (resume) => (
    (resume.basics = { ...resume.basics, email: 'someone@else.example' }),
    'someone@else.example'
  ),
};

function shifted(date: string | undefined, years: number): string {
  const [year = '2010', month = '01'] = (date ?? '').split('-');
  return `${Number(year) + years}-${month}`;
}

/** Applies the change to the first line that it alters. */
function changeLine(
  resume: JsonResume,
  change: (line: string) => string,
  trace: string,
): Trace | undefined {
  for (const { highlights = [] } of resume.work ?? []) {
    const at = highlights.findIndex((line) => change(line) !== line);
    const line = highlights[at];
    if (line === undefined) continue;
    highlights[at] = change(line);
    return trace;
  }
  return undefined;
}

function addToSummary(resume: JsonResume, sentence: string, trace: string): Trace {
  resume.basics = { ...resume.basics, summary: `${resume.basics?.summary ?? ''} ${sentence}` };
  return trace;
}
