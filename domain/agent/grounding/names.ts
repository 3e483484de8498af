import type { TextEvidence } from './text-evidence.ts';
import { fold } from './words/fold.ts';
import { monthOf } from './words/months.ts';
import {
  claimWords,
  COMMON_NOUN_ENDING,
  commonNouns,
  harmlessNames,
  openers,
  openingNouns,
} from './words/vocabulary.ts';

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}+#]*(?:[.'’&/-][\p{L}\p{N}][\p{L}\p{N}\p{M}+#]*)*/gu;
/** Words that belong to a name between two capitalised words. */
const JOINERS = new Set(['of', 'de', 'der', 'des', 'di', 'do', 'da', 'von', 'van', 'du']);
/** Words that may follow one of those: "of the", "de la". */
const ARTICLES = new Set(['the', 'la', 'las', 'los', 'les', 'den', 'dem']);
const CAPITAL = /^\p{Lu}/u;
const INNER_CAPITAL = /^.+\p{Lu}|\p{L}\p{N}|\p{N}\p{L}|[+#]/u;
/** Function words of German sentences, where a capital letter only marks a noun. */
const GERMAN =
  /(?<!\p{L})(?:und|der|die|das|mit|für|ich|nicht|eine?[mnrs]?|meine?[mnrs]?|bei|als|im|zur?|zum)(?!\p{L})/iu;

/** "J’ai", "L’équipe": the part after the apostrophe has no capital. */
const ELISION = /^(?:[jldnscmt]|qu)['’]\p{Ll}/iu;

interface Token {
  text: string;
  /** Whether only spaces separate it from the previous word. */
  joined: boolean;
  opens: boolean;
}

/** The names in a sentence: runs of capitalised words, acronyms, words with digits or inner capitals. */
export function namesIn(sentence: string, evidence: TextEvidence): string[] {
  const german = GERMAN.test(sentence);
  const tokens = tokensOf(sentence);
  const names: string[] = [];
  let run: string[] = [];
  const close = () => {
    while (isJoiner(run.at(-1) ?? '', 'of')) run.pop();
    if (run.length > 0) names.push(run.join(' '));
    run = [];
  };
  for (const token of tokens) {
    if (!token.joined) close();
    if (isName(token, { evidence, german })) run.push(token.text);
    else if (run.length > 0 && isJoiner(token.text, run.at(-1) ?? '')) run.push(token.text);
    else close();
  }
  close();
  return names;
}

function isJoiner(word: string, before: string): boolean {
  return JOINERS.has(word) || (ARTICLES.has(word) && JOINERS.has(before));
}

function tokensOf(sentence: string): Token[] {
  let end = 0;
  let opens = true;
  return [...sentence.matchAll(TOKEN)].map((match) => {
    const between = sentence.slice(end, match.index);
    // A sentence may also start after a colon, quote or dash.
    opens ||= /[:"“„«–—•.!?]/.test(between);
    const token = { text: match[0], joined: /^\s+$/.test(between) && !opens, opens };
    end = match.index + match[0].length;
    opens = false;
    return token;
  });
}

function isName(
  token: Token,
  { evidence, german }: { evidence: TextEvidence; german: boolean },
): boolean {
  const { text, opens } = token;
  const folded = fold(text);
  if (/^\p{N}+$/u.test(folded.replaceAll(' ', ''))) return false;
  if (harmlessNames.has(folded) || isOrdinal(text) || isKnownMonth(folded, evidence)) return false;
  if (INNER_CAPITAL.test(text)) return true;
  if (!CAPITAL.test(text)) return false;
  if (opens) return !ELISION.test(text) && !opensPlainly(folded);
  return !(german && isCommonNoun(folded, evidence));
}

function isOrdinal(text: string): boolean {
  return /^\d+(?:\+|st|nd|rd|th|s|x|k|m|bn|er|e|h)?$/i.test(text);
}

/** Whether a first word is not a name by itself. */
function opensPlainly(folded: string): boolean {
  const first = folded.split(' ')[0] ?? '';
  return (
    openers.has(first) ||
    openingNouns.has(first) ||
    claimWords.has(first) ||
    /(?:ing|ed|ly|ung|heit|keit)$/.test(folded)
  );
}

/** Together with a year it is checked as a date. */
function isKnownMonth(folded: string, evidence: TextEvidence): boolean {
  const month = monthOf(folded);
  return month !== null && [...evidence.months].some((known) => known.endsWith(month));
}

function isCommonNoun(folded: string, evidence: TextEvidence): boolean {
  return (
    commonNouns.has(folded) ||
    openers.has(folded) ||
    evidence.words.has(folded) ||
    (folded.length > 5 && COMMON_NOUN_ENDING.test(folded))
  );
}
