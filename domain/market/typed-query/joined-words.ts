import { employmentPhrases } from './constraints/employment.ts';
import { phraseAt, type PhraseTable } from './constraints/phrases.ts';
import { readConstraint } from './constraints/readers.ts';
import { seniorityPhrases } from './constraints/seniority-words.ts';
import { workplacePhrases } from './constraints/workplace.ts';
import { lineWord, type LineWord } from './line.ts';

/** Words whose meaning is closed, so that one of them inside a word shows that the word is several. */
const CLOSED: readonly PhraseTable<unknown>[] = [
  workplacePhrases,
  employmentPhrases,
  seniorityPhrases,
];
/** Words that a place before the cut may have left of it: "New York/remote". */
const MAX_PLACE_WORDS = 3;

/** Nouns for jobs, folded: "React-Jobs" is "React Jobs". */
const JOB_NOUNS = new Set(
  'job jobs jobangebot jobangebote stelle stellen stellenangebot stellenangebote stellenanzeige stellenanzeigen vacature vacatures jobb roles positions vacancies'.split(
    ' ',
  ),
);

/**
 * Splits words that join constraints by a slash or a hyphen ("remote/Berlin", "Berlin-hybrid", "full-time/Paris"), and a
 * noun for jobs from what stands before its hyphen ("React-Jobs").
 */
export function splitJoinedWords(line: readonly LineWord[]): LineWord[] {
  let split = line.flatMap(withoutJobNoun);
  for (let at = 0; at < split.length; at += 1) {
    const parts = cutsOf(split, at).find((cut) =>
      isAllConstraints(replaced(split, at, cut), at, cut.length),
    );
    if (parts === undefined) continue;
    split = replaced(split, at, parts);
    at += parts.length - 1;
  }
  return split;
}

function withoutJobNoun(word: LineWord): LineWord[] {
  const at = word.text.lastIndexOf('-');
  const last = word.folded.slice(word.folded.lastIndexOf('-') + 1);
  const isJoined = at > 0 && word.quote === null && JOB_NOUNS.has(last);
  if (!isJoined) return [word];
  return [
    ...partOf(word, word.text.slice(0, at), false),
    ...partOf({ ...word, afterBreak: false }, word.text.slice(at + 1), false),
  ];
}

/** The ways to cut a word that holds a word of closed meaning: at every slash, else at one hyphen. */
function cutsOf(line: readonly LineWord[], at: number): LineWord[][] {
  const word = line[at];
  if (word === undefined || word.quote !== null || word.minus || isClosed(word)) return [];
  return textCuts(word.text)
    .map((texts) => texts.flatMap((text, part) => partOf(word, text, part > 0)))
    .filter((parts) => parts.length > 1 && parts.some(isClosed));
}

function textCuts(text: string): string[][] {
  if (text.includes('/')) return [text.split('/')];
  return [...text.matchAll(/-/gu)].map(({ index }) => [
    text.slice(0, index),
    text.slice(index + 1),
  ]);
}

/** No phrase goes over a cut: "remote/hybrid" is both, and "remote hybrid" is hybrid. */
function partOf(
  { quote, minus, afterBreak }: LineWord,
  text: string,
  isLater: boolean,
): LineWord[] {
  return lineWord(text, { quote, minus, afterBreak: afterBreak || isLater });
}

function isAllConstraints(line: readonly LineWord[], from: number, size: number): boolean {
  return line
    .slice(from, from + size)
    .every((word, part) => isClosed(word) || isInPlace(line, from + part));
}

function isClosed(word: LineWord): boolean {
  return CLOSED.some((table) => phraseAt([word], 0, table) !== null);
}

function isInPlace(line: readonly LineWord[], at: number): boolean {
  for (let start = at; start >= 0 && start > at - MAX_PLACE_WORDS; start -= 1) {
    const reading = readConstraint(line, start);
    if (reading?.meaning.kind === 'place' && start + reading.size > at) return true;
  }
  return false;
}

function replaced(line: readonly LineWord[], at: number, parts: readonly LineWord[]): LineWord[] {
  return [...line.slice(0, at), ...parts, ...line.slice(at + 1)];
}
