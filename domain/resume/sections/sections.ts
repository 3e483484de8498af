import { isDocumentTitle } from '../document-titles.ts';
import { foldText } from '../../common/text/fold-text.ts';
import { findDateSpan } from '../dates/date-span.ts';
import { headingOf } from '../headings.ts';
import type { ResumeLine } from '../resume-text.ts';
import { languageNames } from '../vocabulary/language-names.ts';
import { namesDegree, namesEmployer, namesSchool, namesTitle } from './fragments.ts';
import { headingLooks, isCapital } from './heading-looks.ts';
import { kindSetApart } from './set-apart.ts';
import type { SectionKind } from '../vocabulary/heading-words.ts';

/** Lines under one heading; `head` is the part before the first. */
export interface Section {
  kind: SectionKind | 'head';
  lines: ResumeLine[];
  /** The line that opened it, when it holds nothing else. */
  heading?: ResumeLine;
}

/** Headings that may have content on the same line. */
const INLINE = new Set<SectionKind>([
  'skills',
  'languages',
  'certificates',
  'other',
  'summary',
  'contact',
]);
/** Headings that may have content on the same line after a space: "Education: BSc, Dunmore University". */
const INLINE_APART = new Set<SectionKind>(['education', 'awards', 'publications']);
/** Letters of a line that is text and no row of facts. */
const MIN_TEXT = 60;
/** The document says what it is above its first lines. */
const MAX_TITLE_LINES = 4;

/** Splits a résumé at its headings: known ones, and lines with exactly the same type. */
export function toSections(lines: readonly ResumeLine[]): Section[] {
  const head: Section = { kind: 'head', lines: [] };
  const sections = [head];
  const looks = headingLooks(lines);
  let outer = head;
  for (const [index, line] of lines.entries()) {
    // A column goes on with the section above both columns, not with the last one of the column beside it.
    if (line.column === 'first') outer = sections.at(-1) ?? head;
    if (line.column === 'next') sections.push({ ...outer, lines: [] });
    const current = sections.at(-1);
    if (current === undefined || (index < MAX_TITLE_LINES && isDocumentTitle(line.text))) continue;
    const opened = openAt({ lines, index, looks }, current);
    if (opened === null) current.lines.push(line);
    else sections.push(opened);
  }
  return sections;
}

interface Reading {
  lines: readonly ResumeLine[];
  index: number;
  looks: (line: ResumeLine) => boolean;
}

function openAt(reading: Reading, current: Section): Section | null {
  const { lines, index } = reading;
  const line = lines[index];
  if (line === undefined || isSkillGroup(line, current, lines[index + 1])) return null;
  return (
    open(line, current.kind) ?? openSetApart(lines, index, current) ?? openUnknown(reading, current)
  );
}

/** A line that is a heading by its looks. */
function openSetApart(
  lines: readonly ResumeLine[],
  index: number,
  current: Section,
): Section | null {
  const [line, kind] = [lines[index], kindSetApart(lines, { index, current })];
  return line === undefined || kind === null ? null : { kind, lines: [], heading: line };
}

/** "Languages" in a skills section, above "Java, Python": a group of skills. */
function isSkillGroup(line: ResumeLine, { kind }: Section, next: ResumeLine | undefined): boolean {
  if (kind !== 'skills' || headingOf(line.text) !== 'languages') return false;
  return next !== undefined && headingOf(next.text) === null && !namesLanguage(next.text);
}

/** A whole line, or "Skills: …" and "Skills\t…". */
function open(line: ResumeLine, current: Section['kind']): Section | null {
  if (line.bullet) return null;
  const kind = headingOf(line.text);
  return kind === null ? openInline(line, current) : { kind, lines: [], heading: line };
}

function openInline(line: ResumeLine, current: Section['kind']): Section | null {
  const { label, rest } = splitLabel(line.text);
  const kind = label === null ? null : headingOf(label);
  if (label === null || kind === null || rest === '') return null;
  const tabbed = line.text.charAt(label.length) === '\t';
  if (!tabbed && (!mayBeInline(line, kind) || isWithinStation(line, current))) return null;
  if (current === 'skills' && isGroup(kind, rest, tabbed)) return null;
  return { kind, lines: [besideHeading(kind, { line, rest, tabbed })] };
}

function mayBeInline({ gap }: ResumeLine, kind: SectionKind): boolean {
  return INLINE.has(kind) || (gap && INLINE_APART.has(kind));
}

/**
 * The text beside a heading. The size of a row is that of its heading; among skills a larger line would be the name of
 * a group.
 */
function besideHeading(
  kind: SectionKind,
  { line, rest, tabbed }: { line: ResumeLine; rest: string; tabbed: boolean },
): ResumeLine {
  const beside = { ...line, text: rest, strong: tabbed && line.strong, gap: true };
  return kind === 'skills' ? { ...beside, size: 1 } : beside;
}

/** "Tools: …" and "Languages: Java, Python" in a skills section are groups of skills. */
function isGroup(kind: SectionKind, rest: string, tabbed: boolean): boolean {
  if (kind === 'languages') return !namesLanguage(rest);
  return kind === 'skills' || !tabbed;
}

function namesLanguage(text: string): boolean {
  const words = text.slice(0, 200).split(/[\s,;:()|/]+/);
  return words.some((word) => languageNames.has(foldText(word)));
}

/** "Skills: …" in a job belongs to the job. */
function isWithinStation(line: ResumeLine, current: Section['kind']): boolean {
  return current === 'work' && !line.strong && !line.gap;
}

/** A line that looks as the headings do, whatever it says: it ends the section above. */
function openUnknown(
  { lines, index, looks }: Reading,
  { kind, lines: above }: Section,
): Section | null {
  const [line, next] = [lines[index], lines[index + 1]];
  if (line === undefined || next === undefined || above.length === 0) return null;
  if (!looks(line) || mayOpenEntry({ line, next, above, kind })) return null;
  if (kind !== 'head') return { kind: 'other', lines: [], heading: line };
  const isText = next.text.length > MIN_TEXT && above.some(({ text }) => text.includes('@'));
  return isText ? { kind: 'summary', lines: [], heading: line } : null;
}

interface Opening {
  line: ResumeLine;
  next: ResumeLine;
  /** The lines of the section so far. */
  above: readonly ResumeLine[];
  kind: Section['kind'];
}

function mayOpenEntry({ line, next, above, kind }: Opening): boolean {
  if (namesEntry(line.text)) return true;
  if (!isEntryKind(kind) || !isEntryBelow(next)) return false;
  // Where no other line of the section begins in capitals, a title below shows that this one is an employer.
  const isUsual = above.some(({ text }) => isCapital(text.split(/[,\t|]/, 1)[0] ?? ''));
  return isUsual || !isCapital(line.text) || namesTitle(next.text);
}

const namesEntry = (text: string) =>
  namesTitle(text) || namesEmployer(text) || namesSchool(text) || namesDegree(text);
const isEntryKind = (kind: Section['kind']) => kind === 'work' || kind === 'volunteer';
const isEntryBelow = ({ text }: ResumeLine) => namesTitle(text) || findDateSpan(text) !== null;

/** The part before the first colon or tab, and the rest. */
export function splitLabel(text: string): { label: string | null; rest: string } {
  const at = text.search(/[:\t]/);
  if (at < 0) return { label: null, rest: text };
  return { label: text.slice(0, at), rest: text.slice(at + 1).replace(/^[:\s]+/, '') };
}
