import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import { compareLists, compareValue, sameText, type Count } from './compare.ts';
import { judgeEducation, judgeWork } from './judge-entries.ts';
import { isShownIn, showsMost, type IsShown } from './shown.ts';

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

/** Compares what was read from a page with what the page shows of the person. */
export function judgePage(
  truth: JsonResume,
  found: JsonResume,
  texts: readonly string[],
): PageVerdict {
  const jobs = found.work ?? [];
  return {
    counts: {
      ...judgePerson(truth.basics ?? {}, found.basics ?? {}, texts),
      links: compareLinks(truth, found, texts),
      ...judgeWork(truth.work ?? [], jobs, texts),
      ...judgeEducation(truth.education ?? [], found.education ?? [], texts),
      ...judgeLists(truth, found, isShownIn(texts)),
    },
    jobs: { found: jobs.length, invented: inventedIn(truth, jobs) },
  };
}

type Basics = NonNullable<JsonResume['basics']>;

function judgePerson(truth: Basics, read: Basics, texts: readonly string[]) {
  const isShown = isShownIn(texts);
  const shown = (value: string | undefined) => (isShown(value) ? value : undefined);
  const sameName = (a: string, b: string) => sameText(bareName(a), bareName(b));
  const samePhone = (a: string, b: string) => lastDigits(a) === lastDigits(b);
  return {
    name: compareValue(shown(bareName(truth.name ?? '')), read.name, sameName),
    email: compareValue(shown(truth.email), read.email),
    phone: compareValue(shownPhone(truth.phone, texts), read.phone, samePhone),
    city: compareValue(shown(truth.location?.city), read.location?.city),
    headline: compareValue(shown(truth.label), read.label),
    summary: compareValue(shown(truth.summary), read.summary),
  };
}

function judgeLists(truth: JsonResume, found: JsonResume, isShown: IsShown) {
  const listed = (namesOf: (resume: JsonResume) => string[]) =>
    compareLists(namesOf(truth).filter(isShown), namesOf(found));
  const mostly = (mine: string[], theirs: string[]): Count =>
    showsMost(mine, isShown) ? compareLists(mine, theirs) : { right: 0, extra: 0, missing: 0 };
  const languagesOf = ({ languages }: JsonResume) => names(languages, ({ language }) => language);
  return {
    skills: mostly(skillsOf(truth, isShown), skillsOf(found)),
    languages: mostly(languagesOf(truth), languagesOf(found)),
    certificates: listed(({ certificates }) => names(certificates, ({ name }) => name)),
    awards: listed(({ awards }) => names(awards, ({ title }) => title)),
    publications: listed(({ publications }) => names(publications, ({ name }) => name)),
    volunteer: listed(({ volunteer }) => names(volunteer, (post) => post.organization)),
    projects: listed(({ projects }) => names(projects, ({ name }) => name)),
  };
}

function names<T>(list: readonly T[] | undefined, name: (item: T) => string | undefined): string[] {
  return (list ?? []).map((item) => name(item) ?? '').filter((value) => value !== '');
}

/** Without credentials behind the name. */
const bareName = (name: string) => name.split(',')[0] ?? '';
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
