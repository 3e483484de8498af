import LineBreaker from 'linebreak';
import type { Span } from './shape-text.ts';

/** Width of a text in points. */
export type Measure = (span: Span) => number;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
/** Letters and marks of Chinese and Japanese, which are written without spaces. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\uff00-\uffef]/u;
const ENDS_UNSPACED = new RegExp(`${UNSPACED.source}\\s*$`, 'u');
const STARTS_UNSPACED = new RegExp(`^${UNSPACED.source}`, 'u');
/** Thai, Lao, Khmer and Burmese are written without spaces, and only a dictionary tells their words apart. */
const NEEDS_DICTIONARY = /[\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const dictionary = new Intl.Segmenter(undefined, { granularity: 'word' });
/** Characters after which a long address or compound may break. */
const AFTER = /(?<=[-/–—&?=_.@](?=[\p{L}\p{N}]))/u;

/** Breaks text into lines of at most `width` points. A word wider than a line is broken inside. */
export function breakLines(spans: readonly Span[], width: number, measure: Measure): Span[][] {
  const lines: Span[][] = [];
  let line: Span[] = [];
  let left = width;
  for (const word of wordsOf(spans).flatMap((one) => fitting(one, width, measure))) {
    const needs = measure({ ...word, text: word.text.trimEnd() });
    if (needs > left && line.length > 0) {
      lines.push(trimmed(line));
      line = [];
      left = width;
    }
    if (line.length === 0 && word.text.trim() === '') continue;
    push(line, word);
    left -= measure(word);
  }
  if (line.length > 0) lines.push(trimmed(line));
  return lines;
}

/** Words, each with the space after it. Where no spaces are written: the parts between possible line breaks. */
function wordsOf(spans: readonly Span[]): Span[] {
  return spans.flatMap((span) =>
    (span.text.match(/\S+\s*|\s+/gu) ?? [])
      .flatMap(unspacedWords)
      .map((text) => ({ ...span, text })),
  );
}

function unspacedWords(word: string): string[] {
  if (NEEDS_DICTIONARY.test(word)) return dictionaryWords(word);
  return UNSPACED.test(word) ? unspacedParts(word) : [word];
}

/** Words, each with the marks after it. */
function dictionaryWords(text: string): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of dictionary.segment(text)) {
    if (isWordLike || parts.length === 0) parts.push(segment);
    else parts[parts.length - 1] += segment;
  }
  return parts;
}

/**
 * Parts by the line breaking rules (UAX 14), which keep closing marks and small kana off the start of a line. Latin
 * and Korean words stay whole.
 */
function unspacedParts(word: string): string[] {
  const parts: string[] = [];
  const breaker = new LineBreaker(word);
  let start = 0;
  for (let at = breaker.nextBreak(); at !== null; at = breaker.nextBreak()) {
    const part = word.slice(start, at.position);
    start = at.position;
    const before = parts.at(-1);
    if (before === undefined || ENDS_UNSPACED.test(before) || STARTS_UNSPACED.test(part))
      parts.push(part);
    else parts[parts.length - 1] = before + part;
  }
  return parts;
}

/** A word, or its parts when it is wider than a line. */
function fitting(word: Span, width: number, measure: Measure): Span[] {
  if (measure({ ...word, text: word.text.trimEnd() }) <= width) return [word];
  return word.text.split(AFTER).flatMap((part) => {
    const piece = { ...word, text: part };
    return measure(piece) <= width ? [piece] : cut(piece, width, measure);
  });
}

function cut(word: Span, width: number, measure: Measure): Span[] {
  const parts: Span[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word.text)) {
    if (part !== '' && measure({ ...word, text: part + segment }) > width) {
      parts.push({ ...word, text: part });
      part = '';
    }
    part += segment;
  }
  return [...parts, { ...word, text: part }];
}

function push(line: Span[], word: Span): void {
  const last = line.at(-1);
  const isSame =
    last !== undefined &&
    last.weight === word.weight &&
    last.size === word.size &&
    last.color === word.color;
  if (isSame) last.text += word.text;
  else line.push({ ...word });
}

function trimmed(line: Span[]): Span[] {
  const last = line.at(-1);
  if (last !== undefined) last.text = last.text.trimEnd();
  return line;
}
