import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import {
  addCounts,
  compareLists,
  compareValue,
  holdsText,
  sameText,
  shareOf,
  wordsOf,
  type Count,
} from './compare.ts';
import { isShownIn, shownDates, showsMost, type IsShown, type ShownDates } from './shown.ts';

export const pageFields = [
  'name',
  'email',
  'phone',
  'city',
  'links',
  'headline',
  'summary',
  'employers',
  'titles',
  'jobDates',
  'jobTexts',
  'schools',
  'degrees',
  'schoolDates',
  'skills',
  'languages',
  'certificates',
  'awards',
  'publications',
  'volunteer',
  'projects',
] as const;
export type PageField = (typeof pageFields)[number];

/** How one page was read. */
export interface PageVerdict {
  counts: Record<PageField, Count>;
  jobs: { found: number; invented: number };
}

type Work = NonNullable<JsonResume['work']>[number];
type Education = NonNullable<JsonResume['education']>[number];

/** Compares what was read from a page with what the page shows of the person. */
export function judgePage(
  truth: JsonResume,
  found: JsonResume,
  texts: readonly string[],
): PageVerdict {
  const isShown = isShownIn(texts);
  const shown = (value: string | undefined) => (isShown(value) ? value : undefined);
  const [basics, read] = [truth.basics ?? {}, found.basics ?? {}];
  const work = judgeWork(truth.work ?? [], found.work ?? [], texts);
  const education = judgeEducation(truth.education ?? [], found.education ?? [], texts);
  const names = <T>(list: readonly T[] | undefined, name: (item: T) => string | undefined) =>
    (list ?? []).map(name).filter((value) => value !== undefined && value !== '') as string[];
  const listed = <T>(
    mine: readonly T[] | undefined,
    theirs: readonly T[] | undefined,
    name: (item: T) => string | undefined,
  ) => compareLists(names(mine, name).filter(isShown), names(theirs, name));
  const mostly = (mine: string[], theirs: string[]): Count =>
    showsMost(mine, isShown) ? compareLists(mine, theirs) : { right: 0, extra: 0, missing: 0 };
  return {
    counts: {
      name: compareValue(shown(bareName(basics.name)), read.name, (a, b) =>
        sameText(bareName(a) ?? '', bareName(b) ?? ''),
      ),
      email: compareValue(shown(basics.email), read.email),
      phone: compareValue(
        shownPhone(basics.phone, texts),
        read.phone,
        (a, b) => lastDigits(a) === lastDigits(b),
      ),
      city: compareValue(shown(basics.location?.city), read.location?.city),
      links: compareLinks(truth, found, texts),
      headline: compareValue(shown(basics.label), read.label),
      summary: compareValue(shown(basics.summary), read.summary),
      ...work.counts,
      ...education,
      skills: mostly(skillsOf(truth, isShown), skillsOf(found)),
      languages: mostly(
        names(truth.languages, ({ language }) => language),
        names(found.languages, ({ language }) => language),
      ),
      certificates: listed(truth.certificates, found.certificates, ({ name }) => name),
      awards: listed(truth.awards, found.awards, ({ title }) => title),
      publications: listed(truth.publications, found.publications, ({ name }) => name),
      volunteer: listed(truth.volunteer, found.volunteer, ({ organization }) => organization),
      projects: listed(truth.projects, found.projects, ({ name }) => name),
    },
    jobs: { found: (found.work ?? []).length, invented: inventedIn(truth, found.work ?? []) },
  };
}

/** Without credentials behind the name. */
const bareName = (name: string | undefined) => name?.split(',')[0];
const lastDigits = (phone: string) => phone.replace(/\D/g, '').slice(-7);

function shownPhone(phone: string | undefined, texts: readonly string[]): string | undefined {
  const digits = lastDigits(phone ?? '');
  return digits !== '' && texts.some((text) => text.replace(/\D/g, '').includes(digits))
    ? phone
    : undefined;
}

/** Keywords where there are some; the name of a group is free. */
function skillsOf({ skills = [] }: JsonResume, isShown?: IsShown): string[] {
  return skills
    .flatMap(({ name, keywords = [] }) => (keywords.length > 0 ? keywords : [name ?? '']))
    .filter((skill) => skill !== '' && (isShown?.(skill) ?? true));
}

function compareLinks(truth: JsonResume, found: JsonResume, texts: readonly string[]): Count {
  const whole = texts.map((text) => text.replace(/\s/g, '').toLowerCase()).join(' ');
  const linksOf = ({ basics = {} }: JsonResume) =>
    [...(basics.profiles ?? []).map(({ url }) => url), basics.url].flatMap((url) =>
      url === undefined || url === '' ? [] : [bare(url)],
    );
  const mine = linksOf(truth);
  // A link that is only behind an icon is free: reading it is neither right nor wrong.
  const free = mine.filter(
    (url) => !whole.includes(url) && !whole.includes(url.split('/').at(-1) ?? url),
  );
  return compareLists(
    mine.filter((url) => !free.includes(url)),
    linksOf(found).filter((url) => !free.includes(url)),
    (a, b) => a === b,
  );
}

const bare = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');

type Stay = Pick<Work, 'startDate' | 'endDate'>;

function judgeWork(truth: readonly Work[], found: readonly Work[], texts: readonly string[]) {
  const isShown = isShownIn(texts);
  const dates = shownDates(truth, texts);
  const mine = truth.filter(({ name, position }) => isShown(name) || isShown(position));
  const pairs = pair(
    mine,
    found,
    (a, b) =>
      Number(sameText(a.name ?? '', b.name ?? '')) +
      Number(sameText(a.position ?? '', b.position ?? '')) +
      Number(sameStay(a, b, dates)) +
      0.5 * Number(textsOf(a).some((text) => holdsText(textsOf(b).join(' '), text))),
  );
  const counts = pairs.map(([a, b]) => ({
    employers: compareValue(isShown(a?.name) ? a?.name : undefined, b?.name),
    titles: compareValue(isShown(a?.position) ? a?.position : undefined, b?.position),
    jobDates: compareStay(a, b, dates),
    jobTexts: compareTexts(
      a === undefined ? [] : textsOf(a).filter(isShown),
      b === undefined ? [] : textsOf(b),
    ),
  }));
  const sum = (field: 'employers' | 'titles' | 'jobDates' | 'jobTexts') =>
    addCounts(counts.map((one) => one[field]));
  return {
    counts: {
      employers: sum('employers'),
      titles: sum('titles'),
      jobDates: sum('jobDates'),
      jobTexts: sum('jobTexts'),
    },
  };
}

function judgeEducation(
  truth: readonly Education[],
  found: readonly Education[],
  texts: readonly string[],
) {
  const isShown = isShownIn(texts);
  const dates = shownDates(truth, texts);
  const degree = ({ studyType = '', area = '' }: Education) => `${studyType} ${area}`.trim();
  const mine = truth.filter(
    ({ institution, studyType }) => isShown(institution) || isShown(studyType),
  );
  const pairs = pair(
    mine,
    found,
    (a, b) =>
      Number(sameText(a.institution ?? '', b.institution ?? '')) +
      Number(sameText(degree(a), degree(b))) +
      Number(sameStay(a, b, dates)),
  );
  const counts = pairs.map(([a, b]) => ({
    schools: compareValue(isShown(a?.institution) ? a?.institution : undefined, b?.institution),
    degrees: compareValue(
      shownDegree(a, isShown),
      b === undefined ? undefined : degree(b),
      sameDegree,
    ),
    schoolDates: compareStay(a, b, dates),
  }));
  const sum = (field: 'schools' | 'degrees' | 'schoolDates') =>
    addCounts(counts.map((one) => one[field]));
  return { schools: sum('schools'), degrees: sum('degrees'), schoolDates: sum('schoolDates') };
}

/** Degree and subject, in either order: "Computer Science, BSc". Joining words are free. */
function sameDegree(a: string, b: string): boolean {
  const sorted = (text: string) =>
    wordsOf(text)
      .filter((word) => !['in', 'of', 'en', 'em'].includes(word))
      .sort()
      .join(' ');
  return sorted(a) === sorted(b) || sameText(a, b);
}

function shownDegree(entry: Education | undefined, isShown: IsShown): string | undefined {
  const parts = [entry?.studyType, entry?.area].filter((part) => isShown(part));
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** Pairs what is most alike first; what finds no partner stays alone. */
function pair<T>(
  truth: readonly T[],
  found: readonly T[],
  alike: (a: T, b: T) => number,
): [T | undefined, T | undefined][] {
  const rows = truth.flatMap((a, i) => found.map((b, j) => ({ i, j, score: alike(a, b) })));
  rows.sort((a, b) => b.score - a.score);
  const [mine, theirs] = [new Map<number, number>(), new Set<number>()];
  for (const { i, j, score } of rows) {
    if (score === 0 || mine.has(i) || theirs.has(j)) continue;
    mine.set(i, j);
    theirs.add(j);
  }
  return [
    ...truth.map((a, i): [T, T | undefined] => [a, found[mine.get(i) ?? -1]]),
    ...found.flatMap((b, j): [undefined, T][] => (theirs.has(j) ? [] : [[undefined, b]])),
  ];
}

const shownDate = (date: string | undefined, months: boolean) => date?.slice(0, months ? 7 : 4);

function sameStay(a: Stay, b: Stay, { months }: ShownDates): boolean {
  const start = shownDate(a.startDate, months);
  return start !== undefined && start === shownDate(b.startDate, months);
}

function compareStay(
  a: Stay | undefined,
  b: Stay | undefined,
  { starts, ends, months }: ShownDates,
): Count {
  const start = compareValue(
    starts ? shownDate(a?.startDate, months) : undefined,
    starts ? shownDate(b?.startDate, months) : undefined,
  );
  const end = compareValue(
    ends ? shownDate(a?.endDate, months) : undefined,
    ends ? shownDate(b?.endDate, months) : undefined,
  );
  return addCounts([start, end]);
}

const textsOf = ({ summary, highlights = [] }: Work) =>
  [summary, ...highlights].filter((text) => text !== undefined && text !== '') as string[];

/** Each text has to be among the job's texts, merged with others or not; a text that is mostly not the job's is too much. */
function compareTexts(truth: readonly string[], found: readonly string[]): Count {
  const whole = found.join(' ');
  const right = truth.filter((text) => holdsText(whole, text)).length;
  const own = wordsOf(truth.join(' '));
  const extra = found.filter((text) => shareOf(wordsOf(text), own) < 0.5).length;
  return { right, extra, missing: truth.length - right };
}

/** Jobs whose employer and title are none of the person's jobs, posts or projects. */
function inventedIn(
  { work = [], volunteer = [], projects = [] }: JsonResume,
  found: readonly Work[],
): number {
  const employers = [
    ...work.map(({ name }) => name),
    ...volunteer.map(({ organization }) => organization),
    ...projects.map(({ name }) => name),
  ];
  const titles = [...work, ...volunteer].map(({ position }) => position);
  const known = (list: readonly (string | undefined)[], value: string | undefined) =>
    value !== undefined && list.some((one) => sameText(one ?? '', value));
  return found.filter(({ name, position }) => !known(employers, name) && !known(titles, position))
    .length;
}
