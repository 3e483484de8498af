import { readNames } from './read-names.ts';
import { quantitiesIn, type Quantity } from '../../grounding/quantities.ts';
import { durationUnit } from '../../grounding/durations.ts';
import { numberWords } from '../../grounding/words/number-words.ts';
import { fold, holdsPhrase } from '../../grounding/words/fold.ts';
import { describing, valueWords } from './chat-words.ts';
import type { Claim, CountClaim } from './claim.ts';
import { datesIn, keysOfDate } from './dates.ts';
import { isIdentity, type Leaf } from './leaf.ts';
import type { Known } from './known.ts';

const QUOTED = /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»/gu;
const ADDRESS =
  /[^\s@<>(),;]{1,64}@[^\s@<>(),;]{1,200}|(?:https?:\/\/|www\.)[^\s<>()]{1,500}|(?<![\p{L}\p{N}_])[a-z]{2,5}_[0-9A-Za-z]{6,40}(?![\p{L}\p{N}_])/gu;
const PHONE = /(?<![\p{L}\p{N}])(?:\+|0)\d[\d ()/-]{5,22}\d/gu;

/** Reads the claims of a sentence in their order. */
export function readClaims(sentence: string, known: Known): Claim[] {
  const rest = { text: sentence };
  const claims = [
    ...quotes(rest, known),
    ...addresses(rest, known),
    ...dates(rest, known),
    ...phones(rest, known),
    ...counts(rest, known),
    ...numbers(rest, known),
  ];
  const names = readNames(rest.text, known);
  return [...claims, ...names, ...values(rest, known)].sort((a, b) => a.index - b.index);
}

/** The sentence with the parts that were read replaced by spaces. */
interface Rest {
  text: string;
}

function take(rest: Rest, pattern: RegExp): RegExpMatchArray[] {
  const matches = [...rest.text.matchAll(pattern)];
  for (const { index, 0: all } of matches) blank(rest, index, all.length);
  return matches;
}

function blank(rest: Rest, index: number, length: number): void {
  rest.text = rest.text.slice(0, index) + ' '.repeat(length) + rest.text.slice(index + length);
}

/** A quotation that is the whole of a name is read as the name. */
function quotes(rest: Rest, { leaves, said }: Known): Claim[] {
  return take(rest, QUOTED).map((match): Claim => {
    const text = match.slice(1).find((one) => one !== undefined) ?? '';
    const folded = fold(text);
    const holding = leaves.filter((leaf) => holdsPhrase(leaf.folded, folded));
    const isName = holding.some((leaf) => leaf.folded === folded && isIdentity(leaf));
    const kind = isName ? 'name' : 'quote';
    return { kind, index: match.index ?? 0, text, leaves: holding, said: said(text) };
  });
}

function addresses(rest: Rest, { leaves, said }: Known): Claim[] {
  return take(rest, ADDRESS).map((match): Claim => {
    const text = match[0].replace(/[.,;:!?]+$/u, '');
    const lower = text.toLowerCase();
    const holding = leaves.filter((leaf) => hasWhole(leaf.text.toLowerCase(), lower));
    return { kind: 'address', index: match.index ?? 0, text, leaves: holding, said: said(text) };
  });
}

/** Whether a text has an address that is not a part of a longer one. */
function hasWhole(text: string, address: string): boolean {
  const at = text.indexOf(address);
  if (at < 0) return false;
  const after = text.slice(at + address.length, at + address.length + 2);
  return (
    !/[\p{L}\p{N}@_-]/u.test(text.charAt(at - 1)) &&
    !/^(?:[\p{L}\p{N}@_/-]|\.[\p{L}\p{N}])/u.test(after)
  );
}

function phones(rest: Rest, { leaves, said }: Known): Claim[] {
  const digits = (text: string) => text.replace(/\D/g, '');
  return take(rest, PHONE).map((match): Claim => {
    const text = match[0];
    const holding = leaves.filter(
      (leaf) => /\d{3}/.test(leaf.text) && digits(leaf.text) === digits(text),
    );
    return { kind: 'address', index: match.index ?? 0, text, leaves: holding, said: said(text) };
  });
}

function dates(rest: Rest, { leaves, said, saidDates }: Known): Claim[] {
  const sentence = rest.text;
  return datesIn(sentence).map(({ index, text, date }): Claim => {
    blank(rest, index, text.length);
    const isKey = keysOfDate(sentence, index);
    const holding = leaves.filter(
      (leaf) => /^(?:19|20)\d\d-\d\d/.test(leaf.text) && isKey(leaf.key) && isOn(leaf.text, date),
    );
    const own = said(text) ?? (saidDates.has(date) ? date : null);
    return { kind: 'date', index, text, leaves: holding, said: own };
  });
}

function isOn(time: string, date: string): boolean {
  return date.startsWith('-') ? time.slice(4, 4 + date.length) === date : time.startsWith(date);
}

const NOUNS: readonly [noun: string, words: string][] = [
  [
    'candidate',
    'candidates?|applicants?|people|persons?|kandidat(?:en|in|innen)?|bewerber(?:n|in|innen)?|personen|leute',
  ],
  ['application', 'applications?|bewerbung(?:en)?'],
  ['posting', 'roles?|postings?|positions?|rollen?|anzeigen?'],
  ['job', 'jobs?|vacanc(?:y|ies)|stellen?'],
  ['company', 'companies|company|employers?|unternehmen|arbeitgebern?|firmen'],
  ['note', 'notes?|notiz(?:en)?'],
];
const ADJECTIVES =
  '(?:open|offenen?|active|new|neuen?|further|other|more|different|of your|of the)';
const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf';
const COUNTED = new RegExp(
  `(?<![\\p{L}\\p{N}.,$€£])(\\d{1,3}(?:[.,]\\d{3})+|\\d+|${NUMBER_WORDS}|no|keine?[rn]?|nobody|niemand|no one)(?: ${ADJECTIVES}){0,2} ?(?:(?<= )(${NOUNS.map(([, words]) => words).join('|')}))?(?!\\p{L})`,
  'giu',
);
const NOBODY = /^(?:nobody|niemand|no one)$/i;
const NONE = /^(?:no|keine?[rn]?)$/i;
const LEAST = /(?:at least|more than|mindestens|mehr als|over|über)\s+$/iu;

/** Reads counts of things: "3 candidates", "two open jobs", "no applications", "nobody". */
function counts(rest: Rest, { leaves }: Known): CountClaim[] {
  const sentence = rest.text;
  const found = [...sentence.matchAll(COUNTED)].filter(
    ([, number = '', noun]) => noun !== undefined || NOBODY.test(number),
  );
  return found.map((match): CountClaim => {
    const { index, 0: all } = match;
    const [, number = '', word = ''] = match;
    blank(rest, index, all.length);
    const count = countOf(number);
    return {
      kind: 'count',
      index,
      text: all.trim(),
      count,
      noun: nounOf(word) ?? 'candidate',
      isLeast: LEAST.test(sentence.slice(0, index)),
      leaves: leaves.filter((leaf) => leaf.number === count),
      said: null,
    };
  });
}

/** The number that is written as "3", "1,200", "two", "no" or "nobody". */
function countOf(written: string): number {
  if (NONE.test(written) || NOBODY.test(written)) return 0;
  const word = fold(written);
  return word === 'one' ? 1 : (numberWords.get(word) ?? Number(written.replace(/[.,]/g, '')));
}

const WHOLE_NOUNS = NOUNS.map(
  ([noun, words]) => [noun, new RegExp(`^(?:${words})$`, 'iu')] as const,
);

function nounOf(word: string): string | undefined {
  return WHOLE_NOUNS.find(([, words]) => words.test(word))?.[0];
}

const NO_NUMBERS = new Set(['version', 'bytes', 'lat', 'lng', 'phone', 'id', 'limit']);

function numbers(rest: Rest, { leaves, said }: Known): Claim[] {
  const lower = rest.text.toLowerCase();
  let from = 0;
  return quantitiesIn(rest.text.replace(/(?<=\d)[–—](?=\d)/gu, ' ')).flatMap(
    (quantity): Claim[] => {
      const index = Math.max(
        0,
        lower.indexOf(quantity.text.toLowerCase().split(' ')[0] ?? '', from),
      );
      if (quantity.text === 'sex' || /^\d+(?:st|nd|rd|th)/i.test(rest.text.slice(index))) return [];
      from = index + 1;
      const holding = leaves.filter((leaf) => !NO_NUMBERS.has(leaf.key) && states(leaf, quantity));
      return [
        { kind: 'number', index, text: quantity.text, leaves: holding, said: said(quantity.text) },
      ];
    },
  );
}

function states(leaf: Leaf, { readings, isYear }: Quantity): boolean {
  if (isYear && /^(?:19|20)\d\d-\d\d/.test(leaf.text))
    return leaf.text.startsWith(readings[0] ?? '-');
  if (leaf.number === null) {
    if (/^(?:19|20)\d\d-\d\d/.test(leaf.text) || !/\d/.test(leaf.text)) return false;
    return quantitiesIn(leaf.text.slice(0, 20_000)).some((own) =>
      own.readings.some((one) => readings.includes(one)),
    );
  }
  const value = leaf.number;
  return readings.some((reading) => {
    // A share or a duration is no plain number.
    if (reading.includes('%') || durationUnit(reading) !== '') return false;
    const read = Number(reading.split(' ')[0]);
    return leaf.key.endsWith('_usd_micros')
      ? read === Math.round(value / 1e4) / 100
      : read === value;
  });
}

/** Words for a stage, a status or another short value of a record, in lower case as well. */
function values({ text }: Rest, { leaves, said }: Known): Claim[] {
  const folded = fold(text);
  return valueWords.flatMap(([value, words]) =>
    [...folded.matchAll(words)].map(([written, ..._], at): Claim => {
      const word = written.split(' ').at(-1) ?? '';
      return {
        kind: 'value',
        index: Math.max(0, indexOfWord(text, word, at)),
        text: value,
        leaves: leaves.filter((leaf) => describes(leaf, value)),
        said: said(word) ?? said(value),
      };
    }),
  );
}

function indexOfWord(text: string, word: string, nth: number): number {
  const plain = text.toLowerCase().replaceAll('ü', 'u').replaceAll('ä', 'a').replaceAll('ö', 'o');
  let at = -1;
  for (let found = 0; found <= nth; found += 1) at = plain.indexOf(word, at + 1);
  return at;
}

function describes(leaf: Leaf, value: string): boolean {
  if (describing.has(leaf.key)) return leaf.folded === value;
  return leaf.key === value && leaf.number !== null;
}
