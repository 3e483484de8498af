import { fold, foldedWords, stem } from '../grounding/words/fold.ts';
import { numberWords } from '../grounding/words/number-words.ts';
import { quantitiesIn } from '../grounding/quantities.ts';
import { sentencesOf } from '../grounding/words/sentences.ts';
import { textsWith, type Evidence, type Sources } from './evidence.ts';
import { yesOrNo } from './fit-to-field.ts';

/** What the evidence of a bare answer (`yes`, or a number) must prove. */
export interface Requirement {
  /** The words of the question. */
  words: string;
  /** The number that is given; null where none is. */
  number: number | null;
}

const list = (text: string) => text.trim().split(/\s+/u);

/** Words that say nothing of what is asked. Verbs that do ("led", "sold", "speak") are not among them. */
const EMPTY_WORDS = new Set(
  list(`
a an and any are as at be by can do does for from had has have how i in into is it its many me much my of on or our
that the their them these this those to was we were what when where which who with you your
ever please currently experience experienced familiar familiarity know knowledge known use used using work worked working
haben sie du hast ihr ihre mit der die das ein eine einen wie viele erfahrung seit als avez vous une le la les de avec combien
`),
);
/** Beside a number they add nothing to it. */
const AROUND_NUMBERS = new Set(
  list('about around over more than nearly almost approximately roughly full plus').map(stem),
);
/** What is measured: without a word besides, a question asks for no particular thing. */
const MEASURES = new Set(list('year month week day hour number total overall').map(stem));

/** Each says that something is not so. */
const DENIALS = String.raw`not|never|none|nor|neither|cannot|kein\p{L}*|nicht|nie|niemals|pas|jamais|nunca|não|niet|geen`;
const CONTRACTED = String.raw`n['’]t(?!\p{L})`;
/** Says that something is not so, or not yet. */
const UNTRUE = new RegExp(
  String.raw`(?<!\p{L})(?:${DENIALS}|no|without|hardly|barely|wish|hope|hoping|want|plan to|would like|if i|learning|ohne|möchte|würde|ne|sans|sin|senza|sem)(?!\p{L})|${CONTRACTED}|\?\s*$`,
  'iu',
);
/** Says that something is not so. */
const DENIAL = new RegExp(
  String.raw`(?<!\p{L})(?:${DENIALS})(?!\p{L})|(?<!\p{L})no (?=\p{L})|${CONTRACTED}`,
  'iu',
);

/** Whether a sentence denies, wishes or asks, and so proves nothing about the person. */
export function isNegatedOrHypothetical(sentence: string): boolean {
  return UNTRUE.test(sentence);
}

/** Whether a text denies something that no quote of the candidate's denies. */
export function deniesWithoutEvidence(text: string, evidence: readonly Evidence[]): boolean {
  return (
    DENIAL.test(text) && !evidence.some(({ from, quote }) => from !== 'job' && DENIAL.test(quote))
  );
}

/**
 * Whether one sentence of one quote speaks of all that is asked, and says that it is so: "yes" and a number are as
 * much about the question as about themselves. A shared word is not enough, and a sentence with several numbers does
 * not say which is meant.
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

/** Whether a text says something only together with its question: "Yes.", "9 years". */
export function isBareAnswer(text: string): boolean {
  return yesOrNo(foldedWords(text)[0] ?? '') !== null || restOf(text).every(isMeasure);
}

/** Whether a text is about what its quotes say, or about the role: "Absolutely." is about neither. */
export function isAboutQuotes(
  text: string,
  evidence: readonly Evidence[],
  { job: { title, company } }: Sources,
): boolean {
  const quotes = evidence.filter(({ from }) => from !== 'job').map(({ quote }) => quote);
  const known = new Set([...quotes, title, company].flatMap(tellingWords).map(stem));
  return tellingWords(text).some((word) => known.has(stem(word)));
}

/** A bare answer as it is to be held up; null for a "no", which nothing holds up. */
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

/** The telling words of an answer, without its number. */
function restOf(text: string): string[] {
  return tellingWords(text).filter(
    (word) => !/^\d/.test(word) && !numberWords.has(word) && !AROUND_NUMBERS.has(stem(word)),
  );
}

function tellingWords(text: string): string[] {
  return foldedWords(text).filter((word) => !EMPTY_WORDS.has(word));
}

interface Part {
  /** As it stands in the source. */
  sentence: string;
  /** What of it is quoted. */
  quoted: string;
}

/** The sentences that a quote stands in; of one that is cut at both ends of a quote nothing is known. */
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
