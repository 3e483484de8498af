import { isDateAlone } from '../dates/date-span.ts';
import type { ResumeLine } from '../resume-text.ts';
import type { WorkItem } from '../json-resume.ts';
import { isProse } from './prose.ts';
import { withTeams } from './teams.ts';
import { stated } from '../stated.ts';
import { datesOf } from './entry-dates.ts';
import { withoutFieldLabels } from './field-labels.ts';
import { isHeaderLike, namesRole, toEntries, type Entry } from './entries.ts';
import {
  isWorkplace,
  namesEmployer,
  namesTitle,
  splitComma,
  toFragments,
  type Fragment,
} from './fragments.ts';

/** "Vale Lab (Prof. Oden)". */
const SUPERVISOR = / \((?:prof|dr|supervisor|advisor|betreuer)\b[^()]*\)$/i;

interface Station {
  entry: Entry;
  title: string | null;
  employer: string | null;
  location: string | null;
}

/** Time without a job, which is no job. */
const BREAK =
  /^(?:career break|sabbatical|parental leave|maternity leave|paternity leave|gap year|elternzeit|auszeit|arbeitssuchend|arbeitsuchend|congé parental|pause carrière|excedencia|pausa (?:laboral|na carreira)|ouderschapsverlof|urlop (?:macierzyński|rodzicielski))\b/i;

/** The work entries. */
export function readWork(lines: readonly ResumeLine[]): WorkItem[] {
  const read = toEntries(lines.map(withoutFieldLabels), isProse)
    .map(withListedHeader)
    .flatMap(withUndated);
  const entries = withTeams(read);
  const employerFirst = usualOrder(entries);
  const stations = entries.map((entry) => toStation(entry, employerFirst));
  return withEmployers(stations)
    .filter(({ title, employer }) => title !== null || employer !== null)
    .filter(({ title, employer }) => employer !== null || !BREAK.test(title ?? ''))
    .filter(({ title, employer }) => !isContact(title) && !isContact(employer))
    .map(toItem);
}

/** A telephone number or e-mail address beside a date of birth makes no job. */
function isContact(text: string | null): boolean {
  return text !== null && (text.includes('@') || /^\+?[\d ()/.-]{7,}$/.test(text));
}

/** Dates as a heading, with the role as the first item below them. */
function withListedHeader(entry: Entry): Entry {
  const [first, ...body] = entry.body;
  const isNamed = entry.fragments.some(({ text }) => text !== '');
  if (isNamed || first === undefined || !isHeaderLike(first.text)) return entry;
  return namesTitle(first.text) ? { ...entry, fragments: toFragments(first.text), body } : entry;
}

/** A role without dates after a gap in the text of the one above is an entry of its own. */
function withUndated(entry: Entry): Entry[] {
  const at = entry.body.findIndex(
    ({ gap, bullet, text }, index) => index > 0 && gap && !bullet && namesRole(text),
  );
  const header = entry.body[at];
  if (header === undefined) return [entry];
  const undated = {
    header: [header.text],
    fragments: toFragments(header.text),
    span: null,
    body: entry.body.slice(at + 1),
  };
  return [{ ...entry, body: entry.body.slice(0, at) }, ...withUndated(undated)];
}

/** Whether this résumé names the employer before the title, judged by entries whose words decide. */
function usualOrder(entries: readonly Entry[]): boolean {
  let votes = 0;
  for (const { fragments } of entries) {
    const named = candidates(fragments);
    const title = named.findIndex(({ text }) => namesTitle(text) && !namesEmployer(text));
    if (title >= 0 && named.length > 1) votes += title === 0 ? -1 : 1;
  }
  return votes > 0;
}

function candidates(fragments: readonly Fragment[]): Fragment[] {
  const named = fragments.filter(({ text }) => text !== '' && !isDateAlone(text));
  const [first, second] = named;
  if (named.length === 2 && first && second && isWrapped(first, second))
    return candidates([{ ...second, text: `${first.text} ${second.text}` }]);
  if (named.length > 1) return named;
  return named.flatMap((one) => {
    const split = splitComma(one, namesTitle);
    return split.length > 1 ? split : splitComma(one, namesOnlyEmployer);
  });
}

/** "General Hospital, Nurse Educator, Intensive" above "Care": title and employer on one line, and its end below. */
function isWrapped(first: Fragment, second: Fragment): boolean {
  if (second.text.split(' ').length > 2 || isNamed(second.text)) return false;
  return splitComma(first, namesTitle).length > 1 && namesEmployer(first.text);
}

const isNamed = (text: string) => namesTitle(text) || namesEmployer(text);

/** "Účetní, Stavby Morava s.r.o.": a title that no word tells stands before its employer. */
const namesOnlyEmployer = (text: string) => namesEmployer(text) && !namesTitle(text);

function toStation(entry: Entry, employerFirst: boolean): Station {
  const named = candidates(entry.fragments);
  const location = entry.fragments.find((one) => one.location !== null)?.location ?? null;
  const { title, employer } = tellApart(named, employerFirst);
  // A place name in the employer's position is the employer's name: "Orange", "Reading".
  const namesake = employer === null && title !== null && isOneName(location);
  return namesake
    ? { entry, title, employer: location, location: null }
    : { entry, title, employer, location };
}

function isOneName(place: string | null): boolean {
  return place !== null && !place.includes(',') && !isWorkplace(place);
}

type Told = Pick<Station, 'title' | 'employer'>;

/**
 * Decides which part of an entry is the title and which the employer: by their words, else by the résumé's usual
 * order.
 */
function tellApart(named: readonly Fragment[], employerFirst: boolean): Told {
  const texts = named.slice(0, 4).map(({ text }) => text);
  const [first = null, second = null] = texts;
  if (first === null || second === null) return tellAlone(first);
  const titles = texts.filter(namesTitle);
  const employers = texts.filter((text) => namesEmployer(text) && !namesTitle(text));
  if (titles.length === 1) return withTitle(texts, titles[0] ?? first, employers);
  const [employer] = employers;
  if (employer !== undefined) return { title: other(texts, employer), employer };
  return employerFirst ? { title: second, employer: first } : { title: first, employer: second };
}

function tellAlone(text: string | null): Told {
  const isEmployer = text !== null && namesEmployer(text) && !namesTitle(text);
  return isEmployer ? { title: null, employer: text } : { title: text, employer: null };
}

function withTitle(texts: readonly string[], title: string, employers: readonly string[]): Told {
  return { title, employer: employers[0] ?? other(texts, title) };
}

function other(texts: readonly string[], known: string): string | null {
  return texts.find((text) => text !== known) ?? null;
}

/** Several titles at one employer, which is named once, above them. */
function withEmployers(stations: readonly Station[]): Station[] {
  const kept: Station[] = [];
  let above: Station | null = null;
  for (const [index, station] of stations.entries()) {
    if (station.employer !== null) above = station;
    if (!opensGroup(station, stations[index + 1])) kept.push(inherit(station, above));
  }
  return kept;
}

/** A line with only the employer of the titles below it. */
function opensGroup({ title, entry }: Station, next: Station | undefined): boolean {
  return (
    title === null && entry.body.length === 0 && next?.employer === null && next.title !== null
  );
}

function inherit(station: Station, above: Station | null): Station {
  if (station.employer !== null || above === null) return station;
  return { ...station, employer: above.employer, location: station.location ?? above.location };
}

function toItem({ entry, title, employer, location }: Station): WorkItem {
  const { highlights, summary } = told(entry.body);
  return stated({
    name: employer?.replace(SUPERVISOR, '') ?? null,
    position: title,
    location,
    ...datesOf(entry.span, 'start'),
    summary: summary === '' ? null : summary,
    highlights: highlights.length === 0 ? null : highlights,
  });
}

/** List items are highlights, with their continuation lines. Text before and between them is the summary. */
export function told(body: readonly ResumeLine[]): { highlights: string[]; summary: string } {
  const highlights: string[] = [];
  const paragraphs: string[] = [];
  let inList = false;
  for (const { text, bullet, gap } of body) {
    const plain = text.replaceAll('\t', ' ');
    if (bullet) highlights.push(plain);
    else if (inList && !gap) highlights.push(`${highlights.pop() ?? ''} ${plain}`);
    else paragraphs.push(plain);
    inList = bullet || (inList && !gap);
  }
  return { highlights, summary: paragraphs.join(' ') };
}
