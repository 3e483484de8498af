import type { JsonResume } from '../../domain/resume/json-resume.ts';
import type { FictionalPerson, Moment } from '../resume/fictional.ts';

/** The résumé of a fictional person, the source of documents. */
export function resumeOf(person: FictionalPerson): JsonResume {
  const { name, title, email, phone, city, summary, work, education, skills, languages } = person;
  return {
    basics: { name, label: title, email, phone: phone.e164, summary, location: { city } },
    work: work.map(({ title: position, employer, city: location, from, to, highlights }) => ({
      ...{ name: employer, position, location, startDate: dateOf(from), highlights },
      ...(to !== null && { endDate: dateOf(to) }),
    })),
    education: education.map(({ school, degree, from, to }) => ({
      ...{ institution: school, studyType: degree, startDate: dateOf(from) },
      ...(to !== null && { endDate: dateOf(to) }),
    })),
    skills: [{ name: 'Skills', keywords: skills }],
    languages: languages.map(([language, fluency]) => ({ language, fluency })),
    certificates: person.certificates.map(({ name: certificate, year }) => ({
      name: certificate,
      date: String(year),
    })),
  };
}

export function dateOf({ year, month }: Moment): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The bench's own comparison, independent of the code it judges. */
export function plain(text: string): string {
  return ` ${text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%+#$]+/gu, ' ')
    .trim()} `;
}

export function holds(text: string, part: string): boolean {
  return plain(text).includes(plain(part));
}

/** A résumé's facts as the bench knows them: each a line of members that belong together. */
export function factsOf({ basics, skills = [], ...sections }: JsonResume): string[] {
  return [
    ...linesOf('work', sections.work, ['name', 'position', 'startDate', 'endDate']),
    ...linesOf('study', sections.education, [
      ...(['institution', 'studyType', 'startDate', 'endDate', 'score'] as const),
    ]),
    ...skills.flatMap(({ name, level, keywords = [] }) =>
      (keywords.length === 0 ? [name] : keywords).map((skill) => fact('skill', [skill, level])),
    ),
    ...linesOf('language', sections.languages, ['language', 'fluency']),
    ...linesOf('certificate', sections.certificates, ['name', 'date', 'issuer']),
    ...linesOf('award', sections.awards, ['title']),
    ...linesOf('publication', sections.publications, ['name']),
    ...linesOf('project', sections.projects, ['name']),
    fact('person', [basics?.name, basics?.email]),
  ];
}

function linesOf<Item extends object>(
  kind: string,
  items: readonly Item[] = [],
  members: readonly (keyof Item)[],
): string[] {
  return items.map((item) =>
    fact(
      kind,
      members.map((member) => item[member] as string | undefined),
    ),
  );
}

function fact(kind: string, parts: readonly (string | undefined)[]): string {
  return [kind, ...parts].map((part) => plain(part ?? '')).join('|');
}

/** The same line with its numbers in another notation. */
export function renumbered(line: string): string {
  return line
    .replace(/30 %/, '30%')
    .replace('eight people', '8 people')
    .replace('acht Personen', '8 Personen')
    .replace('huit personnes', '8 personnes')
    .replace('ocho personas', '8 personas')
    .replace('two million', '2 million');
}

export function sameLine(one: string, other: string): boolean {
  return plain(renumbered(one)) === plain(renumbered(other));
}
