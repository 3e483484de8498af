import { listConfidence } from './confidence.ts';
import { findDateSpan } from './dates/date-span.ts';
import type { JsonResume } from './json-resume.ts';
import { linesToRead, type ResumeLine, type ResumeText } from './resume-text.ts';
import { findEmail, findLinks, findPhone, isContactRow } from './sections/contact.ts';
import { withJoinedEmail, withJoinedLinks } from './sections/joined-contacts.ts';
import { readEducation } from './sections/education.ts';
import { namesTitle } from './sections/fragments.ts';
import { readCertificates, readLanguages, readSkills } from './sections/lists.ts';
import {
  readAwards,
  readProjects,
  readPublications,
  readVolunteer,
} from './sections/named-entries.ts';
import { findLocation } from './sections/location.ts';
import { findName, withoutCredentials, type FoundName } from './sections/person.ts';
import { phoneCountry } from './sections/phone-country.ts';
import { readSummary } from './sections/summary.ts';
import { stated } from './stated.ts';
import { toSections, type Section } from './sections/sections.ts';
import { readWork } from './sections/work.ts';

/** A résumé with the confidence of each part, from 0 (not found) to 1. */
export interface ParsedResume {
  resume: JsonResume;
  confidence: Record<ResumePart, number>;
}

/** The parts below `basics`. */
export const basicParts = [
  'name',
  'label',
  'email',
  'phone',
  'url',
  'location',
  'profiles',
  'summary',
] as const;
export const resumeParts = [
  ...basicParts,
  'work',
  'education',
  'skills',
  'languages',
  'certificates',
  'volunteer',
  'projects',
  'awards',
  'publications',
] as const;
export type ResumePart = (typeof resumeParts)[number];

const LARGE = 1.3;
/** How far down a page a name is looked for that stands in a section of its own. */
const MAX_NAME_LINES = 20;
/** How far below the name a title on a line of its own is looked for. */
const MAX_LABEL_LINES = 9;
const VERY_LARGE = 1.6;
/** From the first line of a name to its second, with contact facts between. */
const MAX_LINES_BETWEEN = 3;

/** Parses a résumé without a model: sections by headings, entries by dates, other parts by their marks. */
export function extractResume({ lines: all, links }: ResumeText): ParsedResume {
  const lines = linesToRead(all);
  const sections = toSections(lines);
  const of = (...kinds: Section['kind'][]) =>
    sections.filter(({ kind }) => kinds.includes(kind)).flatMap(linesApart);
  const unheaded = sections.some(({ kind }) => kind === 'work') ? [] : workInHead(of('head'));
  const head = of('head').slice(0, of('head').length - unheaded.length);
  const near = [...head, ...of('contact'), ...of('summary').filter(isContactRow)];
  const basics = readBasics(lines, near, links);
  const summary = readSummary(of('summary'), head, basics.found);
  const work = readWork(withoutNameLine([...of('work'), ...unheaded], basics.found.name ?? ''));
  const education = readEducation(of('education'));
  const skills = readSkills(of('skills'));
  const languages = readLanguages(of('languages'), head);
  const certificates = readCertificates(of('certificates'));
  const volunteer = readVolunteer(of('volunteer'));
  const projects = readProjects(of('projects'));
  const awards = readAwards(of('awards'));
  const publications = readPublications(of('publications'));
  const some = <T>(list: T[]) => (list.length > 0 ? list : null);
  const resume = stated({
    basics: stated({ ...basics.found, summary: summary.text === '' ? null : summary.text }),
    work: some(work),
    education: some(education),
    skills: some(skills),
    languages: some(languages),
    certificates: some(certificates),
    volunteer: some(volunteer),
    projects: some(projects),
    awards: some(awards),
    publications: some(publications),
  });
  return {
    resume,
    confidence: {
      ...basics.confidence,
      summary: summary.confidence,
      ...listConfidence(resume),
    },
  };
}

/** The lines of a section; the first one stands apart from the section before it. */
function linesApart({ lines: [first, ...others] }: Section): ResumeLine[] {
  return first === undefined ? [] : [{ ...first, gap: true }, ...others];
}

/** Below it a part is shown to the person, but fills no field of a form. */
const SURE = 0.5;

/** The parts of a résumé that are sure enough to answer a form. */
export function sureParts({ resume, confidence }: ParsedResume): JsonResume {
  const isSure = ([part]: [string, unknown]) => !isPart(part) || confidence[part] >= SURE;
  const { basics = {}, ...lists } = resume;
  return {
    ...Object.fromEntries(Object.entries(lists).filter(isSure)),
    basics: Object.fromEntries(Object.entries(basics).filter(isSure)),
  };
}

function isPart(name: string): name is ResumePart {
  return resumeParts.some((part) => part === name);
}

/** The lines of jobs that no heading announces: from a title line with dates below it on, after the contact lines. */
function workInHead(head: readonly ResumeLine[]): ResumeLine[] {
  const contact = head.findLastIndex(({ text }) => text.includes('@')) + 1;
  const at = head.findIndex(({ text, gap, bullet }, index) => {
    if (index < contact || !gap || bullet || !namesTitle(text)) return false;
    return head
      .slice(index, index + 3)
      .some((line) => (findDateSpan(line.text)?.start ?? null) !== null);
  });
  return at < 0 || contact === 0 ? [] : head.slice(at);
}

function readBasics(
  lines: readonly ResumeLine[],
  near: readonly ResumeLine[],
  targets: readonly string[],
) {
  const nearTexts = near.map(({ text }) => withJoinedEmail(text));
  const texts = [...nearTexts, ...lines.map(({ text }) => withJoinedEmail(text))];
  const mailed = targets.filter((target) => target.toLowerCase().startsWith('mailto:'));
  const email = firstOf([...texts, ...mailed], findEmail);
  const name = nameIn(lines, near, email);
  const location = findLocation(nearTexts);
  const country = location?.countryCode ?? phoneCountry(texts);
  const phone = findPhone([...nearTexts, ...texts.slice(-3)], country);
  const { profiles, url } = findLinks(
    withJoinedLinks(nearTexts.filter((text) => !isTailOf(email, text))),
    targets,
  );
  const label = labelIn(lines, near, name);
  const found = stated({
    name: name?.name,
    label,
    email,
    phone,
    url,
    location,
    profiles: profiles.length > 0 ? profiles : null,
  });
  const sure = (value: unknown, confidence: number) => (value === null ? 0 : confidence);
  const confidence = {
    name: sure(name, name?.confidence ?? 0),
    label: sure(label, 0.7),
    email: sure(email, 0.99),
    phone: sure(phone, 0.95),
    url: sure(url, 0.9),
    location: sure(location, 0.85),
    profiles: sure(profiles[0] ?? null, 0.98),
  };
  return { found, confidence };
}

/** The name near the top or in large type, else in a section of its own. */
function nameIn(
  lines: readonly ResumeLine[],
  near: readonly ResumeLine[],
  email: string | null,
): FoundName | null {
  const large = lines.filter(({ size }) => size > LARGE);
  return (
    findName([...near, ...large, ...brokenNames(lines)], email) ??
    findName(lines.slice(0, MAX_NAME_LINES), email)
  );
}

function labelIn(
  lines: readonly ResumeLine[],
  near: readonly ResumeLine[],
  found: FoundName | null,
): string | null {
  const name = found?.name ?? null;
  const isNear = name === null || nameLine(near, name) >= 0;
  return findLabel(isNear ? near : lines, name);
}

/** A name in large type on two lines: a narrow column broke it, or contact facts stand beside it. */
function brokenNames(lines: readonly ResumeLine[]): ResumeLine[] {
  const large = lines.flatMap((line, index) => (line.size > VERY_LARGE ? [{ line, index }] : []));
  return large.flatMap(({ line, index }, at) => {
    const next = large[at + 1];
    const same = next?.line.size === line.size && next.index - index <= MAX_LINES_BETWEEN;
    if (!same) return [];
    const [first = '', second = ''] = [line, next.line].map(({ text }) => text.split('\t')[0]);
    return [{ ...line, text: first.endsWith('-') ? first + second : `${first} ${second}` }];
  });
}

/** The name in large type, in a column beside the jobs, is no part of them. */
function withoutNameLine(lines: readonly ResumeLine[], name: string): ResumeLine[] {
  return lines.flatMap((line) => {
    if (line.size <= VERY_LARGE) return [line];
    const parts = line.text.split('\t').filter((part) => !name.includes(part));
    return parts.length === 0 ? [] : [{ ...line, text: parts.join('\t') }];
  });
}

function firstOf(texts: readonly string[], find: (text: string) => string | null): string | null {
  for (const text of texts) {
    const found = find(text);
    if (found !== null) return found;
  }
  return null;
}

/** "fach.example" below "ines@post-": a narrow column broke the e-mail address. */
function isTailOf(email: string | null, text: string): boolean {
  if (email === null || text === '' || !email.endsWith(text)) return false;
  return /[\p{L}\d.-]/u.test(email.charAt(email.length - text.length - 1));
}

/** "Ines Calloway, Staff Engineer" → "Staff Engineer". */
function withoutName(part: string, name: string | null): string {
  const rest = name !== null && part.startsWith(name) ? part.slice(name.length) : '';
  return /^, /.test(rest) ? withoutCredentials(rest.slice(2)) : part;
}

/** The line of the name, or of its last part where it takes two. */
function nameLine(near: readonly ResumeLine[], name: string | null): number {
  if (name === null) return -1;
  const whole = name.toLowerCase();
  const at = near.findIndex(({ text }) => text.toLowerCase().includes(whole));
  const isPart = ({ text, size }: ResumeLine) =>
    size > VERY_LARGE && whole.endsWith(text.toLowerCase());
  return at < 0 ? near.findIndex(isPart) : at;
}

/** The person's job title, next to or below the name. */
function findLabel(near: readonly ResumeLine[], name: string | null): string | null {
  const top = Math.max(0, nameLine(near, name));
  const parts = [
    ...near.slice(top, top + 4).flatMap(({ text }) => text.split(/\t| [|·•] /)),
    ...near.slice(top + 4, top + MAX_LABEL_LINES).map(({ text }) => text),
  ].map((part) => withoutName(part, name));
  return (
    parts.find(
      (part) => part.length < 80 && namesTitle(part) && !/[@\d:]/.test(part) && part !== name,
    ) ?? null
  );
}
