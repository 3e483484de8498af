import { findDateSpan, isDateAlone, isExpectedWord, type DateSpan } from '../dates/date-span.ts';
import type { ResumeLine } from '../resume-text.ts';
import {
  namesEmployer,
  namesSchool,
  namesTitle,
  splitComma,
  toFragments,
  type Fragment,
} from './fragments.ts';
import { isProse } from './prose.ts';
import { withDepth } from './depth.ts';
import { withoutDecoration } from './bulleted.ts';
import { withoutDurations } from './durations.ts';
import { asLarge, sameStyle, standsOutIn } from './entry-style.ts';
import { mendDates } from './mend-dates.ts';

/** One entry of work or education: its header lines, dates and text. */
export interface Entry {
  /** The lines above and with the dates, without these. */
  header: string[];
  fragments: Fragment[];
  span: DateSpan | null;
  body: ResumeLine[];
}

const MAX_HEADER_CHARACTERS = 110;
const MAX_HEADER_WORDS = 14;
const MAX_LINES_ABOVE = 3;
const MAX_LINES_BELOW = 2;
const MAX_LINES_OF_LOOK = 4;
/** Lines about the entry above them. */
const ASIDE =
  /^(?:(?:relevant |selected |key )?(?:coursework|courses|modules)|gpa|grade|thesis|minor)\b/i;
const NOTHING = /^[()\s.]*$/;
const ENDS_PART = /[|,(–—·•\t-]$/;
const BEGINS_PART = /^[|,)–—·•:\t]/;

/** Asks whether a short line tells what was done, so that it is no part of a header. */
type IsTold = (text: string) => boolean;

/** Splits a section at lines with dates, else where its entries look to begin, else at gaps. */
export function toEntries(broken: readonly ResumeLine[], isTold: IsTold = () => false): Entry[] {
  const lines = withDepth(withoutDurations(mendDates(withoutDecoration(broken))));
  const plain = anchorsOf(lines, ({ bullet, deep }) => !bullet && deep !== true);
  const found = plain.length > 0 ? plain : anchorsOf(lines, () => true);
  if (found.length === 0) return undated(lines, startsOfUndated(lines));
  const standsOut = standsOutIn(lines);
  const startOf = (anchor: number, index: number) =>
    headerStart(lines, { anchor, previous: found[index - 1] ?? -1, standsOut, isTold });
  const [first = 0] = found;
  // Where the first entry has a line that stands out, dates without one are part of a text.
  const isStyled = lines.slice(0, first + 1).some(standsOut);
  const anchors = found.filter(
    (anchor, index) => !isStyled || lines.slice(startOf(anchor, index), anchor + 1).some(standsOut),
  );
  const starts = anchors.map((anchor, index) =>
    headerStart(lines, { anchor, previous: anchors[index - 1] ?? -1, standsOut, isTold }),
  );
  return anchors.flatMap((anchor, index) => {
    const start = starts[index] ?? anchor;
    const end = starts[index + 1] ?? lines.length;
    const opening = lines[starts[0] ?? 0];
    const top = opening !== undefined && standsOut(opening) ? opening : undefined;
    return dated(lines.slice(start, end), { anchor: anchor - start, top, isTold });
  });
}

/** A dated entry, and those without dates below it: their first lines look like that of the section's first entry. */
function dated(
  lines: readonly ResumeLine[],
  { anchor, top, isTold }: { anchor: number; top: ResumeLine | undefined; isTold: IsTold },
): Entry[] {
  const starts = lines.flatMap((line, index) => {
    const begins = top !== undefined && index > anchor && line.gap && sameStyle(line, top);
    return begins && isHeaderLike(line.text) && !isTold(line.text) ? [index] : [];
  });
  const [end = lines.length] = starts;
  return [
    toEntry(lines.slice(0, end), anchor),
    ...undated(
      lines.slice(end),
      starts.map((start) => start - end),
    ),
  ];
}

function anchorsOf(lines: readonly ResumeLine[], wanted: (line: ResumeLine) => boolean): number[] {
  return lines.flatMap((line, index) =>
    wanted(line) && isAnchor(line, lines[index - 1]) ? [index] : [],
  );
}

/** Whether a line is about dates: they are at an end or between separators, with little other text. */
function isAnchor(line: ResumeLine, above: ResumeLine | undefined): boolean {
  const span = findDateSpan(line.text);
  if (span === null || !standsOut(line.text, span)) return false;
  const lone = span.start === null && !line.strong && !line.text.includes('\t');
  if (lone && isProse(line.text)) return false;
  return !(lone && above !== undefined && runsOn(line, above));
}

function standsOut(text: string, span: DateSpan): boolean {
  const before = text.slice(0, span.from).replace(/ +$/, '');
  const after = text.slice(span.to).replace(/^ +/, '');
  const atAnEnd = NOTHING.test(before) || NOTHING.test(after);
  const betweenMarks = ENDS_PART.test(before) || BEGINS_PART.test(after);
  return (atAnEnd || betweenMarks) && isHeaderLike(before) && isHeaderLike(after);
}

/** Whether a line can continue a list item or paragraph above it. */
function runsOn(line: ResumeLine, above: ResumeLine): boolean {
  return !line.gap && (above.bullet || !isHeaderLike(above.text));
}

export function isHeaderLike(text: string): boolean {
  if (text.length > MAX_HEADER_CHARACTERS || text.split(/\s/).length > MAX_HEADER_WORDS)
    return false;
  return !/[a-z]{3}[.;!?]$/.test(text) || /\b(?:inc|ltd|corp|gmbh|sp|s\.a)\.$/i.test(text);
}

/**
 * Lines above the dates that belong to the same entry: up to the last gap or the last line that stands out, and never
 * part of another entry's text.
 */
function headerStart(lines: readonly ResumeLine[], place: HeaderPlace): number {
  const { anchor, previous } = place;
  // Dates alone on the first line of a section: they stand above each entry.
  if ([lines[0], lines[anchor]].every((line) => isDateAlone(line?.text ?? ''))) return anchor;
  let start = anchor;
  while (anchor - start < MAX_LINES_ABOVE && start - 1 > previous && goesUp(lines, start, place))
    start -= 1;
  return Math.min(start, lookStart(lines, place));
}

/** The line above the dates that looks like the section's first line, with nothing but header lines between. */
function lookStart(lines: readonly ResumeLine[], { anchor, previous, standsOut }: HeaderPlace) {
  const [top] = lines;
  const opens = (line: ResumeLine) => top !== undefined && standsOut(line) && sameStyle(line, top);
  if (top === undefined || !opens(top) || findDateSpan(top.text) !== null) return anchor;
  const lowest = Math.max(previous + 1, anchor - MAX_LINES_OF_LOOK);
  const between = lines.slice(lowest, anchor);
  const at = between.findLastIndex((line) => opens(line) || !mayStandBetween(line));
  const found = between[at];
  return found !== undefined && opens(found) ? lowest + at : anchor;
}

function mayStandBetween({ text, bullet }: ResumeLine): boolean {
  return !bullet && isHeaderLike(text) && !isProse(text);
}

interface HeaderPlace {
  anchor: number;
  /** The dates of the entry before, -1 for the first entry. */
  previous: number;
  standsOut: (line: ResumeLine) => boolean;
  isTold: IsTold;
}

/** Whether the line above `start` belongs to the header that begins there. */
function goesUp(
  lines: readonly ResumeLine[],
  start: number,
  { anchor, previous, standsOut, isTold }: HeaderPlace,
): boolean {
  const [line, above] = [lines[start], lines[start - 1]];
  if (line === undefined || above === undefined || isBody(above, isTold)) return false;
  if (standsOut(above) && asLarge(above, line)) return isHeaderLike(above.text);
  // A line that stands out opens the entry; plain text above it ends the one before.
  const opens = start < anchor && previous >= 0 && standsOut(line);
  return !(line.gap || opens) && mayBeHeader(above, lines[start - 2]);
}

function isBody({ bullet, deep, text }: ResumeLine, isTold: IsTold): boolean {
  return bullet || deep === true || isTold(text);
}

function mayBeHeader(line: ResumeLine, above: ResumeLine | undefined): boolean {
  if (!isHeaderLike(line.text) || ASIDE.test(line.text)) return false;
  return namesRole(line.text) || !continues(line, above);
}

/** "Java Developer — Contoso, India": a title and another part, which no list item goes on with. */
export function namesRole(text: string): boolean {
  if (!/^[\p{Lu}\p{Lo}]/u.test(text) || !isHeaderLike(text)) return false;
  const named = toFragments(text).filter((fragment) => fragment.text !== '');
  return named.length > 1 && named.some((fragment) => namesTitle(fragment.text));
}

/** Whether a line continues a list item or paragraph above it. */
function continues(line: ResumeLine, above: ResumeLine | undefined): boolean {
  if (above === undefined || line.gap || line.strong) return false;
  return runsOn(line, above) || /^\p{Ll}/u.test(line.text);
}

function toEntry(lines: readonly ResumeLine[], anchor: number): Entry {
  const span = findDateSpan(lines[anchor]?.text ?? '');
  const header = lines
    .slice(0, anchor + 1)
    .map(({ text }, index) =>
      index === anchor && span !== null ? withoutDates(text, span) : text,
    );
  const fragments = header.flatMap(toFragments);
  let next = anchor + 1;
  for (const line of lines.slice(next, next + MAX_LINES_BELOW)) {
    const more = belowHeader(line, fragments);
    if (more === null) break;
    fragments.push(...more);
    next += 1;
  }
  return { header, fragments, span, body: lines.slice(next) };
}

/** The parts that the next line adds to a header, or null when it is not part of it. */
function belowHeader(line: ResumeLine, header: readonly Fragment[]): Fragment[] | null {
  if (isBody(line, () => false) || isSeparate(line, header)) return null;
  const stated = header.filter(isNamed);
  if (stated.length > 0 && isProse(line.text) && !completes(line.text, header)) return null;
  const more = toFragments(line.text);
  if (isEmployerOf(line.text, header)) return more;
  const named = stated.flatMap((one) => splitComma(one, namesTitle));
  return named.length >= 2 && more.some(isNamed) ? null : more;
}

const isNamed = ({ text }: Fragment) => text !== '';

/** Whether a line is no part of a header above it: it is long, or stands apart and names no employer. */
function isSeparate({ text, gap, strong }: ResumeLine, header: readonly Fragment[]): boolean {
  return !isHeaderLike(text) || (gap && !(strong && isEmployerOf(text, header)));
}

/** Whether a line is named as an employer, which the header lacks. */
function isEmployerOf(text: string, header: readonly Fragment[]): boolean {
  return namesEmployer(text) && !namesTitle(text) && !header.some((one) => namesEmployer(one.text));
}

/** Whether a line is of the kind that a header still misses: a title, or what a school's header goes on with. */
function completes(text: string, header: readonly Fragment[]): boolean {
  if (header.some((one) => namesSchool(one.text))) return true;
  return namesTitle(text) && !header.some((one) => namesTitle(one.text));
}

function withoutDates(text: string, { from, to }: DateSpan): string {
  const [before, after] = [text.slice(0, from), text.slice(to)].map(withoutExpected) as [
    string,
    string,
  ];
  return `${before.replace(/[\s(,|–—-]+$/, '')}\t${after.replace(/^[\s),|:–—-]+/, '')}`;
}

/** "Jun 2018 (expected)". */
function withoutExpected(part: string): string {
  return part
    .split('\t')
    .map((cell) => (isExpectedWord(cell) ? '' : cell))
    .join('\t');
}

/** Where entries without any dates begin: at lines that stand out like the first one, else at gaps. */
function startsOfUndated(lines: readonly ResumeLine[]): number[] {
  const [first] = lines;
  const standsOut = standsOutIn(lines);
  const styled = first !== undefined && standsOut(first);
  return lines.flatMap((line, index) => {
    const begins = styled ? standsOut(line) && sameStyle(line, first) : line.gap;
    return index === 0 || begins ? [index] : [];
  });
}

function undated(lines: readonly ResumeLine[], starts: readonly number[]): Entry[] {
  return starts.map((start, index) => {
    const group = lines.slice(start, starts[index + 1] ?? lines.length);
    const body = group.findIndex((line, at) => line.bullet || at > 1 || !isHeaderLike(line.text));
    const end = body < 0 ? group.length : body;
    return {
      header: group.slice(0, end).map(({ text }) => text),
      fragments: group.slice(0, end).flatMap(({ text }) => toFragments(text)),
      span: null,
      body: group.slice(end),
    };
  });
}
