import { words } from '../../../text/words.ts';
import type { LineWord } from '../line.ts';

/** Phrases in the words of the index, joined by spaces, and their values. */
export type PhraseTable<Value> = ReadonlyMap<string, Value>;

/** The value of a phrase, and the number of the line's words that it takes. */
export interface Found<Value> {
  value: Value;
  size: number;
}

/** Maximum number of index words of a phrase. */
const MAX_PHRASE_WORDS = 8;
/** "or" and "and" between alternatives. */
const CONJUNCTIONS = new Set('or and oder und ou et o u y oppure e of en lub albo i'.split(' '));

/** A table of values and their phrases; semicolons separate phrases. The first value of a phrase wins. */
export function phraseTable<Value>(
  rows: readonly (readonly [value: Value, phrases: string])[],
): PhraseTable<Value> {
  const table = new Map<string, Value>();
  for (const [value, phrases] of rows) {
    for (const phrase of phrases.split(';')) {
      const key = words(phrase).join(' ');
      if (key !== '' && !table.has(key)) table.set(key, value);
    }
  }
  return table;
}

/** Words of one kind, for phrases without a value. */
export function phraseSet(phrases: string): PhraseTable<true> {
  return phraseTable([[true, phrases]]);
}

/** The longest phrase of the table at a position. No phrase goes over a comma, into quotes or over an exclusion. */
export function phraseAt<Value>(
  line: readonly LineWord[],
  at: number,
  table: PhraseTable<Value>,
): Found<Value> | null {
  const said: string[] = [];
  let found: Found<Value> | null = null;
  for (let end = at; end < line.length && said.length <= MAX_PHRASE_WORDS; end += 1) {
    const word = line[end];
    if (word === undefined || word.quote !== null || (end > at && startsAnew(word))) break;
    said.push(...word.words);
    const value = table.get(said.join(' '));
    if (value !== undefined) found = { value, size: end - at + 1 };
  }
  return found;
}

/** Alternatives of one table: "remote or hybrid", "remote, hybrid", "remote/hybrid". Values may repeat. */
export function alternativesAt<Value>(
  line: readonly LineWord[],
  at: number,
  table: PhraseTable<Value>,
): Found<Value[]> | null {
  const first = itemAt(line, at, table);
  if (first === null) return null;
  const found = { value: [...first.value], size: first.size };
  for (;;) {
    const next = at + found.size;
    const joint = jointAt(line, next);
    const item = joint === null ? null : itemAt(line, next + joint, table);
    if (item === null || joint === null) return found;
    found.value.push(...item.value);
    found.size += joint + item.size;
  }
}

/** Number of words between two alternatives at this position: 1 for "or", 0 at a comma; null where none continue. */
export function jointAt(line: readonly LineWord[], at: number): number | null {
  const word = line[at];
  if (word === undefined) return null;
  if (CONJUNCTIONS.has(word.folded)) return 1;
  return word.afterBreak ? 0 : null;
}

function itemAt<Value>(
  line: readonly LineWord[],
  at: number,
  table: PhraseTable<Value>,
): Found<Value[]> | null {
  const slashed = slashedAt(line[at], table);
  if (slashed !== null) return { value: slashed, size: 1 };
  const phrase = phraseAt(line, at, table);
  return phrase === null ? null : { value: [phrase.value], size: phrase.size };
}

/** The values of "remote/hybrid", when the table has both. */
function slashedAt<Value>(word: LineWord | undefined, table: PhraseTable<Value>): Value[] | null {
  if (word === undefined || startsQuoted(word)) return null;
  const values = word.text.split('/').map((part) => table.get(words(part).join(' ')));
  const known = values.filter((value) => value !== undefined);
  return values.length > 1 && known.length === values.length ? known : null;
}

function startsQuoted({ quote, minus }: LineWord): boolean {
  return quote !== null || minus;
}

/** The folded text of the word at a position; empty behind the end. */
export function foldedAt(line: readonly LineWord[], at: number): string {
  return line[at]?.folded ?? '';
}

function startsAnew({ afterBreak, minus }: LineWord): boolean {
  return afterBreak || minus;
}

/** Whether nothing of the same clause stands at this position. */
export function isEnd(line: readonly LineWord[], at: number): boolean {
  const word = line[at];
  return word === undefined || word.afterBreak || word.minus || word.quote !== null;
}
