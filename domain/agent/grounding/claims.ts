import type { Evidence } from './evidence.ts';
import { skillsIn } from './evidence.ts';
import { fold, foldedWords, holdsPhrase, stem } from './fold.ts';
import { languagesIn } from './language-names.ts';
import { monthsIn } from './months.ts';
import { namesIn } from './names.ts';
import { quantitiesIn, type Quantity } from './quantities.ts';
import { changeVerbs, claimWords, openers } from './vocabulary.ts';

/** Why a text may not stand: what in it no source states. */
export type Fault = string;

type Check = (text: string, evidence: Evidence) => Fault | null;

/** Months come before numbers and languages before names, so that the reason says what it is. */
const checks: readonly Check[] = [months, quantities, languages, skills, addresses, ranks, names];

/** The first thing one sentence states that the evidence does not; null when all of it is grounded. */
export function faultOf(sentence: string, evidence: Evidence): Fault | null {
  for (const check of checks) {
    const fault = check(sentence, evidence);
    if (fault !== null) return fault;
  }
  return null;
}

function months(text: string, evidence: Evidence): Fault | null {
  for (const [written, month] of monthsIn(text))
    if (!evidence.months.has(month)) return `The date "${written}" is not in the source.`;
  return null;
}

function quantities(text: string, evidence: Evidence): Fault | null {
  const subjects = foldedWords(text).filter((word) => isContent(word) && !changeVerbs.has(word));
  const mine = new Set(subjects.map(stem));
  const wrong = quantitiesIn(text).find((quantity) => !isStated(quantity, evidence, mine));
  return wrong === undefined ? null : `The number "${wrong.text}" is not in the source.`;
}

/** Whether the number stands in a source, and is about the same: the two share a word besides it. */
function isStated({ readings, isYear }: Quantity, evidence: Evidence, mine: Set<string>): boolean {
  return readings.some((reading) => {
    const contexts = evidence.quantities.get(reading);
    if (contexts === undefined) return false;
    const digits = new Set(reading.split(' '));
    const around = [...mine].filter((word) => !digits.has(word));
    return (
      isYear ||
      around.length === 0 ||
      contexts.some((stems) => around.some((word) => stems.has(word)))
    );
  });
}

export function isContent(word: string): boolean {
  return word.length > 2 && !openers.has(word) && !/^\d/.test(word);
}

function languages(text: string, evidence: Evidence): Fault | null {
  for (const [written, code] of languagesIn(text)) {
    if (!evidence.languages.has(code) && !evidence.words.has(fold(written)))
      return `The language "${written}" is not in the source.`;
  }
  return null;
}

function skills(text: string, evidence: Evidence): Fault | null {
  const wrong = skillsIn(text).find(
    (skill) =>
      !evidence.skills.has(skill) &&
      !evidence.texts.some((source) => holdsPhrase(source, fold(skill))),
  );
  return wrong === undefined ? null : `The skill "${wrong}" is not in the source.`;
}

function addresses(text: string, evidence: Evidence): Fault | null {
  for (const [address] of text.matchAll(
    /[^\s@<>()]{1,64}@[^\s@<>()]{1,200}|(?:https?:\/\/|www\.)[^\s<>()]{1,300}/g,
  )) {
    const folded = fold(address.replace(/[.,;:!?]+$/, ''));
    if (!evidence.texts.some((source) => holdsPhrase(source, folded)))
      return `The address "${address}" is not in the source.`;
  }
  return null;
}

/** A rank, degree or award must stand in the source, and beside a word that stands beside it here. */
function ranks(text: string, evidence: Evidence): Fault | null {
  const words = foldedWords(text);
  const wrong = words.findIndex(
    (word, at) => claimWords.has(word) && !isRanked(words, at, evidence),
  );
  return wrong < 0 ? null : `"${words[wrong]}" is not in the source.`;
}

function isRanked(
  words: readonly string[],
  at: number,
  { words: known, texts }: Evidence,
): boolean {
  const word = words[at] ?? '';
  if (word === 'lead' && known.has('led')) return true;
  if (!known.has(word)) return false;
  const pairs = [words.slice(at - 1, at + 1), words.slice(at, at + 2)];
  if (
    pairs.some(
      (pair) => pair.length === 2 && texts.some((text) => holdsPhrase(text, pair.join(' '))),
    )
  )
    return true;
  // "senior" beside another noun is another rank; "certified for cloud work" is about what the source must say too.
  const subject = words
    .slice(at + 1, at + 4)
    .find((next) => isContent(next) && !changeVerbs.has(next));
  const isBeside = pairs.some((pair) => pair.length === 2 && pair.every(isContent));
  if (isBeside) return false;
  return (
    subject === undefined ||
    texts.some((text) => holdsPhrase(text, word) && holdsPhrase(text, subject))
  );
}

function names(text: string, evidence: Evidence): Fault | null {
  const wrong = namesIn(text, evidence).find((name) => !isNamed(name, evidence));
  return wrong === undefined ? null : `"${wrong}" is not in the source.`;
}

/** A name must stand in one piece, or be made of pieces that do: "Senior Engineer Kestrin". */
function isNamed(name: string, evidence: Evidence): boolean {
  const folded = fold(name);
  const stands = (phrase: string) => evidence.texts.some((source) => holdsPhrase(source, phrase));
  if (folded === '' || stands(folded)) return true;
  const words = folded.split(' ');
  if (words.length === 1) return isWordKnown(name, folded, evidence);
  if (words.some((word) => ['of', 'de', 'der', 'von', 'du', 'di'].includes(word))) return false;
  return words.some(
    (_, at) => at > 0 && stands(words.slice(0, at).join(' ')) && stands(words.slice(at).join(' ')),
  );
}

/** In another form of it, or under another name of a skill: "Postgres". */
function isWordKnown(name: string, folded: string, { stems, skills: known }: Evidence): boolean {
  const named = skillsIn(name);
  const isKnownSkill = named.length > 0 && named.every((skill) => known.has(skill));
  return isKnownSkill || (folded.length > 4 && stems.has(stem(folded)));
}
