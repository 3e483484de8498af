import type { ParsedResume } from '../../domain/resume/extract-resume.ts';
import type { JsonResume } from '../../domain/resume/json-resume.ts';
import type { FictionalPerson, Moment, Stay } from './fictional.ts';

/** The fields read by the parser, each counted alone. */
export const judgedFields = [
  'name',
  'email',
  'phone',
  'links',
  'employers',
  'titles',
  'dates',
  'schools',
] as const;
type JudgedField = (typeof judgedFields)[number];

/** How many of the facts of a résumé were found word for word. */
export type Verdict = Record<JudgedField, { right: number; stated: number }>;

/** A wrong answer, to be read while tuning. */
export interface Miss {
  field: JudgedField;
  expected: string;
  found: string;
}

/** Compares a parsed résumé with the person it was made of. Entries are compared in their order. */
export function judge(person: FictionalPerson, months: boolean, { resume }: ParsedResume) {
  const expected = expectedOf(person, months);
  const found = foundIn(resume, person.work.length);
  const misses: Miss[] = [];
  const verdict = judgedFields.map((field) => {
    const wrong = expected[field].flatMap((one, index) => {
      const other = found[field][index] ?? '';
      return plain(one) === plain(other) ? [] : [{ field, expected: one, found: other }];
    });
    misses.push(...wrong);
    const right = expected[field].length - wrong.length;
    // Facts found beyond those of the résumé count against it too.
    return [field, { right, stated: Math.max(expected[field].length, found[field].length) }];
  });
  return { verdict: Object.fromEntries(verdict) as Verdict, misses };
}

type Texts = Record<JudgedField, (string | undefined)[]>;

function expectedOf(person: FictionalPerson, months: boolean): Record<JudgedField, string[]> {
  const { name, email, phone, work, education } = person;
  const shown = (moment: Moment) => showMoment(moment, months);
  return {
    name: [name],
    email: [email],
    phone: [phone.e164],
    links: linksOf(person),
    employers: work.map(({ employer }) => employer),
    titles: work.map(({ title }) => title),
    dates: [...work, ...education].map((stay) => showStay(stay, shown)),
    schools: education.map(({ school }) => school),
  };
}

function foundIn({ basics = {}, work = [], education = [] }: JsonResume, stations: number): Texts {
  const urls = [...(basics.profiles ?? []).map(({ url }) => url), basics.url];
  return {
    name: [basics.name],
    email: [basics.email],
    phone: [basics.phone],
    links: urls
      .filter((url) => url !== undefined)
      .map(bare)
      .sort(),
    employers: work.map(({ name }) => name),
    titles: work.map(({ position }) => position),
    dates: [...aligned(work, stations), ...education].map(
      (item) => `${item?.startDate ?? ''}/${item?.endDate ?? ''}`,
    ),
    schools: education.map(({ institution }) => institution),
  };
}

/** So that one station too few does not shift the dates of the schools as well. */
function aligned<T>(items: readonly T[], length: number): (T | undefined)[] {
  return Array.from({ length: Math.max(length, items.length) }, (_, index) => items[index]);
}

function linksOf({ links }: FictionalPerson): string[] {
  return [links.linkedin, links.github, links.web]
    .filter((link) => link !== null)
    .map(bare)
    .sort();
}

const bare = (url: string) => url.replace(/^https?:\/\//, '').toLowerCase();
const plain = (text: string) =>
  text.normalize('NFKC').replace(/[’']/g, "'").replace(/\s+/g, ' ').trim().toLowerCase();

function showStay({ from, to }: Stay, shown: (moment: Moment) => string): string {
  return `${shown(from)}/${to === null ? '' : shown(to)}`;
}

function showMoment({ year, month }: Moment, months: boolean): string {
  return months ? `${year}-${String(month).padStart(2, '0')}` : String(year);
}
