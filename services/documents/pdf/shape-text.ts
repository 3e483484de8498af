import bidiFactory from 'bidi-js';
import type { HanStyle } from '../../../domain/documents/han-style.ts';
import { holdNameSigns, holdsRightToLeft } from '../right-to-left.ts';
import { fontFor, isEastAsian, type Weight } from './fonts.ts';

// The package's types describe another export than its code has.
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

/** Consecutive characters of one font and direction, in logical order. */
export interface Run extends Span {
  font: string;
  isRightToLeft: boolean;
}

/** Arabic digits are left-to-right; the font engine reverses them with the letters. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/;

/** A line's runs from left to right, by the Unicode bidirectional algorithm (UAX 9). */
export function visualRuns(
  spans: readonly Span[],
  direction: Direction,
  styles?: readonly HanStyle[],
): Run[] {
  const line = spans.map((span) => ({ ...span, text: apartAm(holdNameSigns(span.text)) }));
  const text = line.map((span) => span.text).join('');
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const runs = logicalRuns(line, { levels, mirrored, styles });
  return reorder(runs).map(({ run }) => forDrawing(run));
}

/**
 * The Thai vowel AM as its two glyphs. The font engine would divide it itself, and the text of the file would lose the
 * second glyph everywhere else.
 */
function apartAm(text: string): string {
  return text.replace(/([\u0e48-\u0e4b]?)\u0e33/gu, '\u0e4d$1\u0e32');
}

interface Leveled {
  run: Run;
  level: number;
}

interface Shaping {
  levels: Uint8Array;
  mirrored: Map<number, string>;
  styles: readonly HanStyle[] | undefined;
}

function logicalRuns(line: readonly Span[], { levels, mirrored, styles }: Shaping): Leveled[] {
  const runs: Leveled[] = [];
  let at = 0;
  for (const span of line) {
    let last: Leveled | undefined;
    for (const character of span.text) {
      const level = levels[at] ?? 0;
      const text = mirrored.get(at) ?? character;
      const font = kept(text, last?.run.font) ?? drawnIn(text, span.weight, styles);
      at += character.length;
      if (font === null) {
        last = undefined;
        continue;
      }
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

/** The font of the previous character, for combining marks. A slice of an East Asian font has only its own marks. */
function kept(character: string, last: string | undefined): string | null {
  if (last === undefined || isEastAsian(last)) return null;
  return /\p{M}/u.test(character) ? last : null;
}

/**
 * The font that draws a character, or null. Format controls are not drawn, since fonts draw a box for them. A run
 * ends there, so a zero-width non-joiner keeps Arabic letters apart.
 */
function drawnIn(
  character: string,
  weight: Weight,
  styles: readonly HanStyle[] | undefined,
): string | null {
  return /\p{Cf}/u.test(character) ? null : fontFor(character, weight, styles);
}

/** Rule L2: from the highest level down, every sequence at that level or above is reversed. */
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

/** The font engine reverses right-to-left runs, and Arabic digits too; this undoes the wrong reversals. */
function forDrawing(run: Run): Run {
  const turns = holdsRightToLeft(run.text) || ARABIC_DIGIT.test(run.text);
  if (turns === run.isRightToLeft) return run;
  return { ...run, text: [...run.text].reverse().join('') };
}
