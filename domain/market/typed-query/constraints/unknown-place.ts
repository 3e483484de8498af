import { foldText } from '../../../common/text/fold-text.ts';
import { words } from '../../../text/words.ts';
import type { PlaceFilter } from '../../place-filter.ts';
import type { LineWord } from '../line.ts';
import { employmentPhrases } from './employment.ts';
import { isCapitalised } from './known-place.ts';
import { languageNames } from './language-names.ts';
import { isEnd, phraseAt, type Found } from './phrases.ts';
import { isEveryday, isNeverPlace, townEndings } from './place-names.ts';
import { seniorityPhrases } from './seniority-words.ts';
import { looksLikeTopic } from './topic-words.ts';
import { workplacePhrases } from './workplace.ts';

const MAX_NAME_WORDS = 3;
const MIN_NAME_LENGTH = 4;
const NAME = /^\p{L}[\p{L}\p{M}'’-]*$/u;
/** Short words that begin a name: "Bad Kleinhausen". */
const FIRST_PARTS = new Set(
  'bad st san santa sankt saint sainte neu gross los las le la'.split(' '),
);
const CONSTRAINTS = [workplacePhrases, employmentPhrases, seniorityPhrases, languageNames];

/** A place that the data does not have, after "in" or "near": "in Kleinkleckersdorf". */
export function unknownPlaceAt(line: readonly LineWord[], at: number): Found<PlaceFilter> | null {
  let size = 0;
  while (size < MAX_NAME_WORDS && isNamePart(line, at + size, size > 0)) size += 1;
  const name = line.slice(at, at + size).map(({ text }) => text);
  return size === 0 ? null : { value: { kind: 'text', words: words(name.join(' ')) }, size };
}

function isNamePart(line: readonly LineWord[], at: number, continues: boolean): boolean {
  const word = line[at];
  if (word === undefined || !isPlain(word) || (continues && isEnd(line, at))) return false;
  const name = foldText(word.text);
  if (isCapitalised(word) && FIRST_PARTS.has(name)) return isNamePart(line, at + 1, true);
  if (!isUnknownName(word, name) || isConstraint(line, at)) return false;
  return isCapitalised(word) || opensInSmallLetters(name, continues);
}

function opensInSmallLetters(name: string, continues: boolean): boolean {
  return !continues && isTown(name);
}

function isPlain({ quote, minus }: LineWord): boolean {
  return quote === null && !minus;
}

function isUnknownName({ text }: LineWord, name: string): boolean {
  if (name.length < MIN_NAME_LENGTH || !NAME.test(text)) return false;
  return ![isEveryday, isNeverPlace, looksLikeTopic].some((isOther) => isOther(name));
}

function isConstraint(line: readonly LineWord[], at: number): boolean {
  return CONSTRAINTS.some((table) => phraseAt<unknown>(line, at, table) !== null);
}

function isTown(name: string): boolean {
  return townEndings.some((ending) => name.length > ending.length + 2 && name.endsWith(ending));
}
