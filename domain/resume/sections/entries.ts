import { findDateSpan, type DateSpan } from '../dates/date-span.ts';
import type { ResumeLine } from '../resume-text.ts';
import { namesTitle, toFragments, type Fragment } from './fragments.ts';
import { mendDates } from './mend-dates.ts';

/** One entry of work or education: its header lines, dates and text. */
export interface Entry {
  fragments: Fragment[];
  span: DateSpan | null;
  body: ResumeLine[];
}

const MAX_HEADER_CHARACTERS = 110;
const MAX_HEADER_WORDS = 14;
const MAX_LINES_ABOVE = 2;
const MAX_LINES_BELOW = 2;
/** Lines about the entry above them. */
const ASIDE =
  /^(?:(?:relevant |selected |key )?(?:coursework|courses|modules)|gpa|grade|thesis|minor)\b/i;
const NOTHING = /^[()\s.]*$/;
const ENDS_PART = /[|,(–—·•\t-]$/;
const BEGINS_PART = /^[|,)–—·•:\t]/;

/** Splits a section at lines with dates, or at gaps if there are none. */
export function toEntries(broken: readonly ResumeLine[]): Entry[] {
  const lines = mendDates(broken);
  const plain = anchorsOf(lines, (line) => !line.bullet);
  const anchors = plain.length > 0 ? plain : anchorsOf(lines, () => true);
  if (anchors.length === 0) return byGaps(lines);
  const starts = anchors.map((anchor, index) =>
    headerStart(lines, anchor, anchors[index - 1] ?? -1),
  );
  return anchors.map((anchor, index) => {
    const start = starts[index] ?? anchor;
    const end = starts[index + 1] ?? lines.length;
    return toEntry(lines.slice(start, end), anchor - start);
  });
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
 * Lines above the dates that belong to the same entry: up to the last gap, and never part of another entry's text.
 */
function headerStart(lines: readonly ResumeLine[], anchor: number, previous: number): number {
  let start = anchor;
  while (anchor - start < MAX_LINES_ABOVE && start - 1 > previous) {
    const [line, above] = [lines[start], lines[start - 1]];
    if (line === undefined || above === undefined || line.gap || above.bullet) break;
    if (!mayBeHeader(above, lines[start - 2])) break;
    start -= 1;
  }
  return start;
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
  return { fragments, span, body: lines.slice(next) };
}

/** The parts that the next line adds to a header, or null when it is not part of it. */
function belowHeader(line: ResumeLine, header: readonly Fragment[]): Fragment[] | null {
  if (line.bullet || line.gap || !isHeaderLike(line.text)) return null;
  const more = toFragments(line.text);
  const isNamed = ({ text }: Fragment) => text !== '';
  return header.filter(isNamed).length >= 2 && more.some(isNamed) ? null : more;
}

function withoutDates(text: string, { from, to }: DateSpan): string {
  const [before, after] = [text.slice(0, from), text.slice(to)];
  return `${before.replace(/[\s(,|–—-]+$/, '')}\t${after.replace(/^[\s),|:–—-]+/, '')}`;
}

function byGaps(lines: readonly ResumeLine[]): Entry[] {
  const groups: ResumeLine[][] = [];
  for (const line of lines) {
    if (line.gap || groups.length === 0) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.map((group) => {
    const body = group.findIndex(
      (line, index) => line.bullet || index > 1 || !isHeaderLike(line.text),
    );
    const end = body < 0 ? group.length : body;
    return {
      fragments: group.slice(0, end).flatMap(({ text }) => toFragments(text)),
      span: null,
      body: group.slice(end),
    };
  });
}
