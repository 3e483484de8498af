import type { LineWord } from '../line.ts';
import type { Reader, Reading } from '../meaning.ts';
import { employmentPhrases } from './employment.ts';
import { placesAt } from './known-place.ts';
import { readPay } from './pay.ts';
import { foldedAt, isEnd, phraseAt, phraseSet, type Found } from './phrases.ts';
import { readRecency } from './recency.ts';
import { seniorityPhrases } from './seniority-words.ts';
import { looksLikeTopic } from './topic-words.ts';
import { workplacePhrases } from './workplace.ts';

const LEADS =
  phraseSet(`at; working at; working for; work for; work at; employed by; employed at; bei; bei der; bei dem; chez;
  bij; werken bij; presso; en la empresa; na empresa; w firmie; hos`);
const LABEL = /^(?:company|employer|firma|unternehmen|entreprise|empresa|azienda|bedrijf):(.+)$/iu;
const HANDLE = /^@(.+)$/u;
/** Behind "at", these are no employers. */
const NO_EMPLOYERS = new Set(
  `home night nights scale sea work school a an the my your our least most large heart risk any all once weekends weekend
  noon sunrise university universities hospital hospitals airport airports church camp height speed startup startups
  start-ups banks schools companies nacht tag uns mir der dem den kindern moi vous toi soi nous domicile huis nacht
  thuis ons casa nuit level best first last`.split(/\s+/),
);
/** Inside a name: "Bank of America". */
const LINKS = new Set('of de du des der und and'.split(' '));
/** First words of names that go on with a place: "Air France". */
const BEFORE_PLACE = new Set('air bank swiss deutsche university'.split(' '));
/** Words that end a name. */
const ENDS = new Set('in near around remote with for und oder or and w en à em te'.split(' '));
const MAX_NAME_WORDS = 3;
const CONSTRAINTS = [workplacePhrases, employmentPhrases, seniorityPhrases];

/** "at Stripe", "@stripe", "bei Siemens", "company:stripe". Not "at night". */
export const readCompany: Reader = (line, at) => {
  const own = ownNameOf(line[at]?.text ?? '');
  return own === null ? afterLead(line, at) : of(own, 1);
};

/** The name of "company:stripe" and "@stripe". */
function ownNameOf(text: string): string | null {
  return (LABEL.exec(text) ?? HANDLE.exec(text))?.[1] ?? null;
}

function afterLead(line: readonly LineWord[], at: number): Reading | null {
  const lead = phraseAt(line, at, LEADS);
  if (lead === null || line[at + lead.size]?.afterBreak === true) return null;
  const name = nameAt(line, at + lead.size);
  return name === null ? null : of(name.value, lead.size + name.size);
}

function of(name: string, size: number): Reading {
  return { size, meaning: { kind: 'company', name } };
}

function nameAt(line: readonly LineWord[], at: number): Found<string> | null {
  const size = nameSize(line, at);
  const name = line.slice(at, at + size).map(({ text }) => text.replace(/[’']s$/u, ''));
  const places = placesAt(line, at, false);
  if (size === 0 || (places !== null && places.size >= size)) return null;
  return { value: name.join(' '), size };
}

function nameSize(line: readonly LineWord[], at: number): number {
  const first = line[at];
  if (first === undefined || !mayBegin(line, at, first)) return 0;
  if (!isProper(first)) return looksLikeTopic(first.folded) ? 0 : 1;
  let size = 1;
  for (let named = 1; named < MAX_NAME_WORDS; named += 1) {
    const more = continuationSize(line, at, size);
    if (more === 0) break;
    size += more;
  }
  return size;
}

/** 1 for the next word of a name, 2 for "of America", else 0. */
function continuationSize(line: readonly LineWord[], at: number, size: number): number {
  const end = at + size;
  const next = line[end];
  if (next === undefined || isEnd(line, end)) return 0;
  if (LINKS.has(next.folded) && isProperAt(line, end + 1)) return 2;
  const first = size === 1 ? foldedAt(line, at) : '';
  return isProper(next) && !endsName(line, end, first) ? 1 : 0;
}

function mayBegin(line: readonly LineWord[], at: number, word: LineWord): boolean {
  if (word.quote !== null || word.minus || word.words.length === 0) return false;
  if (NO_EMPLOYERS.has(word.folded) || /^\d+(?:am|pm|h|%)?$/u.test(word.folded)) return false;
  return !isConstraint(line, at) && readPay(line, at) === null;
}

function endsName(line: readonly LineWord[], at: number, first: string): boolean {
  if (ENDS.has(line[at]?.folded ?? '') || isConstraint(line, at)) return true;
  return placesAt(line, at, false) !== null && !BEFORE_PLACE.has(first);
}

function isConstraint(line: readonly LineWord[], at: number): boolean {
  return (
    CONSTRAINTS.some((table) => phraseAt<unknown>(line, at, table) !== null) ||
    readRecency(line, at) !== null
  );
}

function isProperAt(line: readonly LineWord[], at: number): boolean {
  const word = line[at];
  return word !== undefined && !word.afterBreak && isProper(word);
}

function isProper({ text }: LineWord): boolean {
  return /^[\p{Lu}\p{N}]/u.test(text);
}
