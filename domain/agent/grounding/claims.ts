import { isContent } from './words/content-words.ts';
import { durationUnit, durationWords } from './durations.ts';
import type { TextEvidence, Statement } from './text-evidence.ts';
import { skillsIn } from './text-evidence.ts';
import { fold, foldedWords, holdsPhrase, stem } from './words/fold.ts';
import { languagesIn } from './words/language-names.ts';
import { monthsIn } from './words/months.ts';
import { namesIn } from './names.ts';
import { quantitiesIn, type Quantity } from './quantities.ts';
import { strangeRank } from './ranks.ts';
import { changeVerbs } from './words/vocabulary.ts';

/** Why a text is rejected: the part that no source states. */
export type Fault = string;

type Check = (text: string, evidence: TextEvidence) => Fault | null;

/** Months are checked before numbers, and languages before names, so that the reason is specific. */
const checks: readonly Check[] = [
  months,
  quantities,
  languages,
  skills,
  addresses,
  strangeRank,
  names,
];

/** The first claim of a sentence that the evidence does not support; null when all are grounded. */
export function faultOf(sentence: string, evidence: TextEvidence): Fault | null {
  for (const check of checks) {
    const fault = check(sentence, evidence);
    if (fault !== null) return fault;
  }
  return null;
}

function months(text: string, evidence: TextEvidence): Fault | null {
  for (const [written, month] of monthsIn(text))
    if (!evidence.months.has(month)) return `The date "${written}" is not in the source.`;
  return null;
}

/** The subject of a number. */
interface Subject {
  stems: readonly string[];
  /** Skills that a stated duration must refer to, all of them. */
  skills: readonly string[];
}

const timeStems = new Set(durationWords.map(stem));

function quantities(text: string, evidence: TextEvidence): Fault | null {
  const words = foldedWords(text).filter((word) => isContent(word) && !changeVerbs.has(word));
  const stems = [...new Set(words.map(stem))];
  const wrong = quantitiesIn(text).find((quantity) => {
    const isTime = durationUnit(quantity.readings[0] ?? '') !== '';
    // Nine years with one skill do not support nine years with another.
    const subject = isTime
      ? { stems: stems.filter((word) => !timeStems.has(word)), skills: skillsNamed(text, evidence) }
      : { stems, skills: [] };
    return !isStated(quantity, evidence, subject);
  });
  return wrong === undefined ? null : `The number "${wrong.text}" is not in the source.`;
}

/** Whether a source states the number about the same subject: the sentences share another word. */
function isStated(
  { readings, isYear }: Quantity,
  { quantities: known }: TextEvidence,
  { stems, skills: of }: Subject,
): boolean {
  return readings.some((reading) => {
    const digits = new Set(reading.split(' '));
    const around = stems.filter((word) => !digits.has(word));
    const isShared = (said: Statement) =>
      around.length === 0 || around.some((word) => said.stems.has(word));
    return (known.get(reading) ?? []).some(
      (said) => isYear || (isShared(said) && of.every((skill) => namesSkill(said.text, skill))),
    );
  });
}

/** Skills that a sentence names, including "Go" and "R", which a word list cannot tell from common words. */
export function skillsNamed(text: string, evidence: TextEvidence): string[] {
  return [...skillsIn(text), ...namesIn(text, evidence).filter((name) => fold(name).length <= 2)];
}

function namesSkill(text: string, skill: string): boolean {
  return skillsIn(text).includes(skill) || holdsPhrase(fold(text), fold(skill));
}

function languages(text: string, evidence: TextEvidence): Fault | null {
  for (const [written, code] of languagesIn(text)) {
    if (!evidence.languages.has(code) && !evidence.words.has(fold(written)))
      return `The language "${written}" is not in the source.`;
  }
  return null;
}

function skills(text: string, evidence: TextEvidence): Fault | null {
  const wrong = skillsIn(text).find(
    (skill) =>
      !evidence.skills.has(skill) &&
      !evidence.texts.some((source) => holdsPhrase(source, fold(skill))),
  );
  return wrong === undefined ? null : `The skill "${wrong}" is not in the source.`;
}

function addresses(text: string, evidence: TextEvidence): Fault | null {
  for (const [address] of text.matchAll(
    /[^\s@<>()]{1,64}@[^\s@<>()]{1,200}|(?:https?:\/\/|www\.)[^\s<>()]{1,300}/g,
  )) {
    const folded = fold(address.replace(/[.,;:!?]+$/, ''));
    if (!evidence.texts.some((source) => holdsPhrase(source, folded)))
      return `The address "${address}" is not in the source.`;
  }
  return null;
}

function names(text: string, evidence: TextEvidence): Fault | null {
  const wrong = namesIn(text, evidence).find((name) => !isNamed(name, evidence));
  return wrong === undefined ? null : `"${wrong}" is not in the source.`;
}

/** A name must occur as a whole, or consist of parts that do: "Senior Engineer Kestrin". */
function isNamed(name: string, evidence: TextEvidence): boolean {
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

/** In an inflected form, or under another name of a skill: "Postgres". */
function isWordKnown(
  name: string,
  folded: string,
  { stems, skills: known }: TextEvidence,
): boolean {
  const named = skillsIn(name);
  const isKnownSkill = named.length > 0 && named.every((skill) => known.has(skill));
  return isKnownSkill || (folded.length > 4 && stems.has(stem(folded)));
}
