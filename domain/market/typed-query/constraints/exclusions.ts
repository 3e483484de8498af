import { words } from '../../../text/words.ts';
import { saidAt, type LineWord } from '../line.ts';
import type { Meaning, Reader, Reading } from '../meaning.ts';
import { employmentPhrases } from './employment.ts';
import {
  agencyWords,
  negations,
  onlyOfKnown,
  requirements,
  titlesOfWord,
} from './exclusion-words.ts';
import { isEnd, phraseAt } from './phrases.ts';
import { seniorityPhrases } from './seniority-words.ts';
import { workplacePhrases } from './workplace.ts';

/** Articles between a negation and its object. */
const ARTICLES = new Set('a an any de des du d eine einen einem einer un una uma een'.split(' '));

/** "-senior", "not senior", "ohne Leitung", "no agencies", "kein Homeoffice". */
export const readExclusion: Reader = (line, at) => {
  const word = line[at];
  if (word?.minus === true) return minusAt(line, at, word);
  const negation = phraseAt(line, at, negations);
  if (negation === null) return null;
  const start = at + negation.size;
  const skipped = ARTICLES.has(line[start]?.folded ?? '') ? 1 : 0;
  const object = excludedAt(withoutElision(line, start + skipped), start + skipped, line[at]);
  return object === null ? null : { ...object, size: negation.size + skipped + object.size };
};

/** "-senior", or all words of `-"team lead"`. */
function minusAt(line: readonly LineWord[], at: number, word: LineWord): Reading | null {
  if (word.words.length === 0) return null;
  if (word.quote === null) {
    const plain = line.map((one, index) => (index === at ? { ...one, minus: false } : one));
    const object = excludedAt(plain.slice(0, at + 1), at, undefined);
    return object ?? titleOf([word.text], 1);
  }
  const quoted = line.slice(at).filter(({ quote }) => quote === word.quote);
  return titleOf([quoted.map(({ text }) => text).join(' ')], quoted.length);
}

function excludedAt(
  line: readonly LineWord[],
  at: number,
  negation: LineWord | undefined,
): Reading | null {
  if (isEnd(line, at)) return null;
  return (
    known(line, at) ??
    (negation !== undefined && onlyOfKnown.has(negation.folded) ? null : titleWord(line, at))
  );
}

function known(line: readonly LineWord[], at: number): Reading | null {
  const agency = phraseAt(line, at, agencyWords);
  if (agency !== null) {
    return of({ kind: 'excludedCompany', words: agency.value }, agency.size);
  }
  const workplace = phraseAt(line, at, workplacePhrases);
  if (workplace !== null) {
    return of({ kind: 'workplace', types: [workplace.value], excluded: true }, workplace.size);
  }
  const level = phraseAt(line, at, titlesOfWord);
  if (level !== null)
    return titleOf(withSaid(level.value, saidAt(line, at, level.size)), level.size);
  const other = phraseAt(line, at, seniorityPhrases) ?? phraseAt(line, at, employmentPhrases);
  return other === null ? null : titleOf([saidAt(line, at, other.size)], other.size);
}

/** One word of the title: "without nights". A requirement such as experience is no part of a title. */
function titleWord(line: readonly LineWord[], at: number): Reading | null {
  const word = line[at];
  if (word === undefined || word.words.length === 0) return null;
  return requirements.has(word.folded) ? null : titleOf([word.text], 1);
}

/** The English words of a level, and the word that was typed if it is none of them. */
function withSaid(titles: readonly string[], typed: string): string[] {
  const isKnown = titles.some((title) => words(title).join(' ') === words(typed).join(' '));
  return isKnown ? [...titles] : [...titles, typed];
}

function titleOf(texts: string[], size: number): Reading {
  return of({ kind: 'excludedTitle', texts }, size);
}

function of(meaning: Meaning, size: number): Reading {
  return { meaning, size };
}

/** The line with "intérim" in place of "d'intérim" at a position. */
function withoutElision(line: readonly LineWord[], at: number): readonly LineWord[] {
  const word = line[at];
  const [, rest] = /^d['’](.+)$/iu.exec(word?.text ?? '') ?? [];
  if (word === undefined || rest === undefined) return line;
  const bare = { ...word, text: rest, folded: word.folded.slice(2), words: words(rest) };
  return line.map((one, index) => (index === at ? bare : one));
}
