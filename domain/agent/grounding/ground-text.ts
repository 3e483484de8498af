import { faultOf, type Fault } from './claims.ts';
import { isContent } from './words/content-words.ts';
import type { TextEvidence } from './text-evidence.ts';
import { fold, foldedWords, similarity, stem } from './words/fold.ts';
import type { Note } from './removal.ts';
import { sentencesOf } from './words/sentences.ts';

/** Share of a line's words that its entry must contain. */
const LEAST_SUPPORT = 0.5;
/** Similarity from which a line of the source counts as the original. */
const LEAST_LIKENESS = 0.3;

export interface GroundedTexts {
  path: string;
  note: Note;
  /** The text of the source at this place. */
  source: readonly string[];
}

/** Grounds lines about one entry. A line with unsupported claims is replaced by its original. */
export function groundLines(
  written: readonly string[],
  evidence: TextEvidence,
  { path, note, source }: GroundedTexts,
): string[] {
  const kept: string[] = [];
  const has = (line: string) => kept.some((one) => fold(one) === fold(line));
  for (const [index, line] of written.entries()) {
    const own = source.find((one) => fold(one) === fold(line));
    const fault = own === undefined ? lineFault(line, evidence) : null;
    if (fault !== null) note({ path: `${path}/${index}`, text: line, reason: fault });
    const taken = fault === null ? (own ?? line) : origin(line, source, has);
    if (taken !== null && taken.trim() !== '' && !has(taken)) kept.push(taken);
  }
  return kept;
}

/** Grounds prose. A sentence with unsupported claims is replaced by its original, or removed. */
export function groundProse(
  written: string,
  faultIn: (sentence: string) => Fault | null,
  { path, note, source }: GroundedTexts,
): string {
  const own = source.flatMap(sentencesOf);
  const kept: string[] = [];
  const has = (sentence: string) => kept.some((one) => fold(one) === fold(sentence));
  for (const sentence of sentencesOf(written)) {
    const known = own.some((one) => fold(one) === fold(sentence));
    const fault = known ? null : faultIn(sentence);
    if (fault !== null) note({ path, text: sentence, reason: fault });
    const taken = fault === null ? sentence : origin(sentence, own, has);
    if (taken !== null && !has(taken)) kept.push(taken);
  }
  return kept.join(' ');
}

function lineFault(line: string, evidence: TextEvidence): Fault | null {
  for (const sentence of sentencesOf(line)) {
    const fault = faultOf(sentence, evidence);
    if (fault !== null) return fault;
  }
  const words = foldedWords(line).filter(isContent).map(stem);
  const known = words.filter((word) => evidence.stems.has(word)).length;
  return words.length > 0 && known / words.length < LEAST_SUPPORT
    ? 'It says more than the source does of this station.'
    : null;
}

function origin(
  text: string,
  source: readonly string[],
  isTaken: (line: string) => boolean,
): string | null {
  const likely = source
    .filter((one) => !isTaken(one))
    .map((one) => ({ one, likeness: similarity(text, one) }))
    .sort((a, b) => b.likeness - a.likeness)[0];
  return likely !== undefined && likely.likeness >= LEAST_LIKENESS ? likely.one : null;
}
