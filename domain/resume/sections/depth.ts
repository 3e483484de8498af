import { findDateSpan, isDateAlone } from '../dates/date-span.ts';
import type { ResumeLine } from '../resume-text.ts';

/** In letter heights. */
const DEEPER = 0.8;
/** Lines that make a depth a level of the page, and no line set in the middle. */
const MIN_SHARED = 3;
const RANGE = /[–—-]/;

/**
 * Marks the lines that stand deeper than the first lines of a section's entries, as what belongs to an entry does. A
 * level on which periods stand is one of entries too: roles below their employer.
 */
export function withDepth(lines: readonly ResumeLine[]): readonly ResumeLine[] {
  const named = lines.filter(({ text, bullet }) => !bullet && !isDateAlone(text));
  const edge = Math.min(...named.map(({ left }) => left ?? 0));
  const [first] = named;
  if (first?.left === undefined || first.left > edge + DEEPER) return lines;
  const levels = new Map<number, ResumeLine[]>();
  for (const line of named) levels.set(levelOf(line), [...(levels.get(levelOf(line)) ?? []), line]);
  const deep = new Set(
    [...levels]
      .filter(([, shared]) => shared.length >= MIN_SHARED && !shared.some(holdsPeriod))
      .map(([level]) => level),
  );
  const isDeep = (line: ResumeLine) => (line.left ?? 0) > edge + DEEPER && deep.has(levelOf(line));
  return lines.map((line) => (isDeep(line) ? { ...line, deep: true } : line));
}

const levelOf = ({ left = 0 }: ResumeLine) => Math.round(left * 2);

function holdsPeriod({ text }: ResumeLine): boolean {
  const span = findDateSpan(text);
  return span !== null && RANGE.test(text.slice(span.from, span.to));
}
