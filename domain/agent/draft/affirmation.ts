import { fold, foldedWords, stem } from '../grounding/words/fold.ts';
import { numberWords } from '../grounding/words/number-words.ts';
import { quantitiesIn } from '../grounding/quantities.ts';
import { sentencesOf } from '../grounding/words/sentences.ts';
import { textsWith, type Evidence, type Sources } from './evidence.ts';
import { yesOrNo } from './fit-to-field.ts';

/** The claim that the evidence of a bare answer (`yes`, or a number) must prove. */
export interface Requirement {
  /** The words of the question. */
  words: string;
  /** The number of the answer; null without one. */
  number: number | null;
}

const list = (text: string) => text.trim().split(/\s+/u);

/**
 * Words that do not narrow a question. Verbs with a meaning of their own ("led", "sold", "speak") are not included.
 */
const EMPTY_WORDS = new Set(
  list(`
a an and any are as at be by can do does for from had has have how i in into is it its many me much my of on or our
that the their them these this those to was we were what when where which who with you your
ever please currently experience experienced familiar familiarity know knowledge known use used using work worked working
haben sie du hast ihr ihre mit der die das ein eine einen wie viele erfahrung seit als avez vous une le la les de avec combien
`),
);
/** Words next to a number that do not change the claim. */
const AROUND_NUMBERS = new Set(
  list('about around over more than nearly almost approximately roughly full plus').map(stem),
);
/** Units of measure. A question with only these does not ask about anything in particular. */
const MEASURES = new Set(list('year month week day hour number total overall').map(stem));

/** Words that negate. */
const DENIALS = String.raw`not|never|none|nor|neither|cannot|kein\p{L}*|nicht|nie|niemals|pas|jamais|nunca|não|niet|geen`;
const CONTRACTED = String.raw`n['’]t(?!\p{L})`;
/** Patterns of negation, wish or question. */
const UNTRUE = new RegExp(
  String.raw`(?<!\p{L})(?:${DENIALS}|no|without|hardly|barely|wish|hope|hoping|want|plan to|would like|if i|learning|ohne|möchte|würde|ne|sans|sin|senza|sem)(?!\p{L})|${CONTRACTED}|\?\s*$`,
  'iu',
);
/** Patterns of negation. */
const DENIAL = new RegExp(
  String.raw`(?<!\p{L})(?:${DENIALS})(?!\p{L})|(?<!\p{L})no (?=\p{L})|${CONTRACTED}`,
  'iu',
);

/** Whether a sentence negates, wishes or asks, and so proves nothing about the person. */
export function isNegatedOrHypothetical(sentence: string): boolean {
  return UNTRUE.test(sentence);
}

/** Whether a text negates something although no quote from the candidate does. */
export function deniesWithoutEvidence(text: string, evidence: readonly Evidence[]): boolean {
  return (
    DENIAL.test(text) && !evidence.some(({ from, quote }) => from !== 'job' && DENIAL.test(quote))
  );
}

/**
 * Whether one sentence of a quote covers everything that is asked and affirms it. A "yes" or a number repeats the
 * claim of the question, so one shared word is not enough, and a sentence with several numbers is ambiguous.
 */
export function isAffirmed(
  { words, number }: Requirement,
  evidence: readonly Evidence[],
  sources: Sources,
): boolean {
  const telling = tellingWords(words)
    .filter((word) => word !== String(number))
    .map(stem);
  if (telling.every((word) => MEASURES.has(word))) return false;
  return evidence
    .filter(({ from }) => from !== 'job')
    .some((one) => {
      const parts = partsOf(one, sources);
      return (
        parts.every(({ sentence }) => !UNTRUE.test(sentence)) &&
        parts.some(({ quoted }) => holdsAll(quoted, telling) && isNumberOf(quoted, number))
      );
    });
}

/** Whether a text has a meaning only together with its question: "Yes.", "9 years". */
export function isBareAnswer(text: string): boolean {
  return yesOrNo(foldedWords(text)[0] ?? '') !== null || restOf(text).every(isMeasure);
}

/** Whether a text shares words with its quotes or the role. "Absolutely." does not. */
export function isAboutQuotes(
  text: string,
  evidence: readonly Evidence[],
  { job: { title, company } }: Sources,
): boolean {
  const quotes = evidence.filter(({ from }) => from !== 'job').map(({ quote }) => quote);
  const known = new Set([...quotes, title, company].flatMap(tellingWords).map(stem));
  return tellingWords(text).some((word) => known.has(stem(word)));
}

/** The claim of a bare answer that must be proved; null for a "no", which cannot be. */
export function requirementOf(label: string, text: string): Requirement | null {
  const [first = '', ...others] = foldedWords(text);
  const answer = yesOrNo(first);
  if (answer === false) return null;
  const rest = restOf((answer === null ? [first, ...others] : others).join(' '));
  const [quantity] = quantitiesIn(text);
  const number = quantity === undefined ? null : Number(quantity.readings[0]?.split(' ')[0]);
  return { words: [label, ...rest].join(' '), number };
}

const isMeasure = (word: string) => MEASURES.has(stem(word));

/** The meaningful words of an answer, without its number. */
function restOf(text: string): string[] {
  return tellingWords(text).filter(
    (word) => !/^\d/.test(word) && !numberWords.has(word) && !AROUND_NUMBERS.has(stem(word)),
  );
}

function tellingWords(text: string): string[] {
  return foldedWords(text).filter((word) => !EMPTY_WORDS.has(word));
}

interface Part {
  /** The sentence in the source. */
  sentence: string;
  /** The quoted part of it. */
  quoted: string;
}

/** The sentences that a quote is in or covers. A sentence that the quote only partly overlaps is omitted. */
function partsOf(evidence: Evidence, sources: Sources): Part[] {
  const { quote } = evidence;
  return textsWith(sources, evidence)
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      if (sentence.includes(quote.trim())) return [{ sentence, quoted: quote }];
      return quote.includes(sentence) ? [{ sentence, quoted: sentence }] : [];
    });
}

function holdsAll(text: string, stems: readonly string[]): boolean {
  const said = new Set(fold(text).split(' ').map(stem));
  return stems.every((word) => said.has(word));
}

function isNumberOf(text: string, number: number | null): boolean {
  if (number === null) return true;
  const stated = quantitiesIn(text);
  return (
    stated.length > 0 &&
    stated.every(({ readings }) => readings.some((one) => Number(one.split(' ')[0]) === number))
  );
}
