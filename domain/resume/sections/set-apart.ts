import { findDateSpan } from '../dates/date-span.ts';
import { headingByNoun, headingOf } from '../headings.ts';
import type { ResumeLine } from '../resume-text.ts';
import type { SectionKind } from '../vocabulary/heading-words.ts';
import { namesDegree, namesEmployer, namesSchool, namesTitle } from './fragments.ts';
import { sameStyle } from './entry-style.ts';
import { isProse } from './prose.ts';
import type { Section } from './sections.ts';

/** Height of a heading's letters relative to the running text. */
const MIN_HEADING_SIZE = 1.12;
const MAX_WORDS = 5;
/** Rows about an entry, which stand after a space too. */
const ASIDE =
  /^(?:relevant |selected |key )?(?:coursework|courses|modules|thesis|minors?|majors?|gpa)\b/i;

/** Beside it a title says in which job it was gained. */
const EXPERIENCE =
  /^(?:(?!.* of ).* )?(?:experience|erfahrung|erfahrungen|ervaring)$|^(?:experiencias?|expériences?|esperienz[ae]|experiências?|doświadczenie) /i;

/** A line with the lines around it. */
interface Place {
  line: ResumeLine;
  next: ResumeLine | undefined;
  /** The lines up to the next space, from this one on. */
  block: readonly ResumeLine[];
  current: Section;
}

/**
 * The kind of section that a line opens by its looks: a few words alone after a space, in larger letters or in another
 * font. Its words decide the kind of section. An unknown heading opens `other`.
 */
export function kindSetApart(
  lines: readonly ResumeLine[],
  { index, current }: { index: number; current: Section },
): SectionKind | null {
  const line = lines[index];
  if (line === undefined || !isSetApart(line, lines[index - 1])) return null;
  const place = { line, next: lines[index + 1], block: blockAt(lines, index), current };
  return byNoun(place) ?? besideSchools(place);
}

function isSetApart(line: ResumeLine, above: ResumeLine | undefined): boolean {
  const { text, bullet, gap, size, strong } = line;
  const isMarked = strong || size > MIN_HEADING_SIZE;
  const isOther = above === undefined || !sameStyle(line, above);
  if (bullet || !(gap || (isMarked && isOther))) return false;
  return !/[\d\t@|,;/.:]/.test(text) && text.split(' ').length <= MAX_WORDS;
}

function blockAt(lines: readonly ResumeLine[], index: number): readonly ResumeLine[] {
  const length = lines.slice(index + 1).findIndex(({ gap }) => gap);
  return length < 0 ? lines.slice(index) : lines.slice(index, index + 1 + length);
}

/** "Consulting Experience", but not "Experience Designer", and not the employer "Northwind Projects" above a title. */
function byNoun({ line, next, current }: Place): SectionKind | null {
  const kind = headingByNoun(line.text);
  if (kind === null || isOrdinary(line.text, kind, current.kind)) return null;
  if (!EXPERIENCE.test(line.text) && namesTitle(line.text)) return null;
  return current.kind === 'work' && kind !== 'work' && isTitle(next) ? null : kind;
}

/** A line of the head, and "Project management" among skills, where the noun of a heading ends it. */
function isOrdinary(text: string, kind: SectionKind, current: Section['kind']): boolean {
  if (current === 'head') return kind === 'other';
  if (current !== 'skills' || kind !== 'projects') return false;
  return headingByNoun(text.split(' ').at(-1) ?? '') !== kind;
}

function isTitle(line: ResumeLine | undefined): boolean {
  return line !== undefined && namesTitle(line.text);
}

/** Below a school, lines between two spaces that name neither a school nor a degree, under a line without dates. */
function besideSchools({ line, next, block, current }: Place): SectionKind | null {
  const isBelow = current.kind === 'education' && line.gap && next !== undefined && !next.gap;
  if (!isBelow || !current.lines.some(({ text }) => namesSchool(text) || namesDegree(text)))
    return null;
  if (ASIDE.test(line.text) || isProse(line.text)) return null;
  if (block.some(({ text }) => isNamed(text) || headingOf(text) !== null)) return null;
  return block.some(({ text }) => findDateSpan(text) !== null) ? 'other' : null;
}

function isNamed(text: string): boolean {
  return namesEmployer(text) || namesSchool(text) || namesDegree(text);
}
