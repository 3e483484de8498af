import { foldText } from '../../common/text/fold-text.ts';
import { headingOf } from '../headings.ts';
import type { ResumeLine } from '../resume-text.ts';
import { languageNames } from '../vocabulary/language-names.ts';
import { sameStyle } from './entry-style.ts';
import { kindSetApart, MIN_HEADING_SIZE } from './set-apart.ts';
import type { SectionKind } from '../vocabulary/heading-words.ts';

/** Lines under one heading; `head` is the part before the first. */
export interface Section {
  kind: SectionKind | 'head';
  lines: ResumeLine[];
  /** The line that opened it, when it holds nothing else. */
  heading?: ResumeLine;
}

const DOCUMENT_TITLES = new Set(
  'resume|cv|curriculum vitae|curriculum|lebenslauf|tabellarischer lebenslauf|zyciorys|curriculo|curriculum vitae europass'.split(
    '|',
  ),
);
/** Headings that may have content on the same line. */
const INLINE = new Set<SectionKind>([
  'skills',
  'languages',
  'certificates',
  'other',
  'summary',
  'contact',
]);
const MAX_UNKNOWN_WORDS = 5;

/** Splits a résumé at its headings: known ones, and lines with exactly the same type. */
export function toSections(lines: readonly ResumeLine[]): Section[] {
  const head: Section = { kind: 'head', lines: [] };
  const sections = [head];
  let outer = head;
  for (const [index, line] of lines.entries()) {
    // A column goes on with the section above both columns, not with the last one of the column beside it.
    if (line.column === 'first') outer = sections.at(-1) ?? head;
    if (line.column === 'next') sections.push({ ...outer, lines: [] });
    const current = sections.at(-1);
    if (current === undefined || isDocumentTitle(line, index)) continue;
    const opened = openAt(lines, index, current);
    if (opened === null) current.lines.push(line);
    else sections.push(opened);
  }
  return sections;
}

function openAt(lines: readonly ResumeLine[], index: number, current: Section): Section | null {
  const line = lines[index];
  if (line === undefined || isSkillGroup(line, current, lines[index + 1])) return null;
  return (
    open(line, current.kind) ?? openSetApart(lines, index, current) ?? openUnknown(line, current)
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
  if (!tabbed && (!INLINE.has(kind) || isWithinStation(line, current))) return null;
  if (current === 'skills' && isGroup(kind, rest, tabbed)) return null;
  return { kind, lines: [besideHeading(kind, { ...line, text: rest, strong: false, gap: true })] };
}

/** The size of a row is that of its heading; among skills a larger line would be the name of a group. */
function besideHeading(kind: SectionKind, line: ResumeLine): ResumeLine {
  return kind === 'skills' ? { ...line, size: 1 } : line;
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

/** A line with exactly the type of the section's heading, unless the section's first line has it too. */
function openUnknown(line: ResumeLine, { kind, heading, lines }: Section): Section | null {
  const [first] = lines;
  if (kind === 'head' || heading === undefined || first === undefined) return null;
  const isAlike = sameStyle(line, heading) && !sameStyle(first, heading);
  return isAlike && mayBeUnknown(line) ? { kind: 'other', lines: [], heading: line } : null;
}

function mayBeUnknown({ text, size, gap, bullet }: ResumeLine): boolean {
  if (size <= MIN_HEADING_SIZE || !gap || bullet) return false;
  return !/[\d\t@]/.test(text) && text.split(' ').length <= MAX_UNKNOWN_WORDS;
}

function isDocumentTitle({ text }: ResumeLine, index: number): boolean {
  const folded = foldText(text.replace(/[()[\]:]/g, ' '));
  return index < 4 && DOCUMENT_TITLES.has(folded.replace(/ +/g, ' '));
}

/** The part before the first colon or tab, and the rest. */
export function splitLabel(text: string): { label: string | null; rest: string } {
  const at = text.search(/[:\t]/);
  if (at < 0) return { label: null, rest: text };
  return { label: text.slice(0, at), rest: text.slice(at + 1).replace(/^[:\s]+/, '') };
}
