import bidiFactory from 'bidi-js';
import { holdsRightToLeft } from '../right-to-left.ts';
import { fontFor, type Weight } from './fonts.ts';

// Its types describe another way of exporting than its code has.
const createBidi = bidiFactory as unknown as typeof bidiFactory.default;
const bidi = createBidi();

export type Direction = 'ltr' | 'rtl';

/** Text in one look. */
export interface Span {
  text: string;
  weight: Weight;
  size: number;
  color: string;
}

/** Characters that one font draws in one direction, in the order of reading. */
export interface Run extends Span {
  font: string;
  isRightToLeft: boolean;
}

/** A line's runs from left to right, by the Unicode bidirectional algorithm (UAX 9). */
export function visualRuns(line: readonly Span[], direction: Direction): Run[] {
  const text = line.map((span) => span.text).join('');
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const runs = logicalRuns(line, levels, mirrored);
  return reorder(runs).map(({ run }) => forDrawing(run));
}

interface Leveled {
  run: Run;
  level: number;
}

function logicalRuns(
  line: readonly Span[],
  levels: Uint8Array,
  mirrored: Map<number, string>,
): Leveled[] {
  const runs: Leveled[] = [];
  let at = 0;
  for (const span of line) {
    let last: Leveled | undefined;
    for (const character of span.text) {
      const level = levels[at] ?? 0;
      const font = sameFont(character, last?.run.font) ?? fontFor(character, span.weight);
      const text = mirrored.get(at) ?? character;
      at += character.length;
      if (font === null) continue;
      const next = { level, run: { ...span, text, font, isRightToLeft: level % 2 === 1 } };
      if (last !== undefined && isAlike(last, next)) last.run.text += text;
      else runs.push((last = next));
    }
  }
  return runs;
}

function isAlike(one: Leveled, other: Leveled): boolean {
  return one.level === other.level && one.run.font === other.run.font;
}

/** Marks and spaces stay in the font of what they follow. */
function sameFont(character: string, font: string | undefined): string | undefined {
  return /[\p{M}\p{Cf}]/u.test(character) ? font : undefined;
}

/** Rule L2: from the highest level down, every sequence at that level or above is turned round. */
function reorder(runs: Leveled[]): Leveled[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return ordered;
}

/** The font engine turns runs of right-to-left letters round itself; marks and spaces alone are turned here. */
function forDrawing(run: Run): Run {
  if (!run.isRightToLeft || holdsRightToLeft(run.text)) return run;
  return { ...run, text: [...run.text].reverse().join('') };
}
