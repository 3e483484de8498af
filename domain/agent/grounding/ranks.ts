import { isContent } from './words/content-words.ts';
import type { TextEvidence } from './text-evidence.ts';
import { foldedWords, holdsPhrase } from './words/fold.ts';
import { changeVerbs, claimWords, lesserRanks } from './words/vocabulary.ts';

/** Number of words before a rank that belong to it: "Assistant to the Managing Director". */
const REACH = 4;

/** A rank, degree or award must be in the source, next to a word that is next to it in the sentence. */
export function strangeRank(text: string, evidence: TextEvidence): string | null {
  const words = foldedWords(text);
  const wrong = words.findIndex(
    (word, at) =>
      claimWords.has(word) && (!isRanked(words, at, evidence) || isRaised(words, at, evidence)),
  );
  return wrong < 0 ? null : `"${words[wrong]}" is not in the source.`;
}

function isRanked(
  words: readonly string[],
  at: number,
  { words: known, texts }: TextEvidence,
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
  // "senior" next to another noun is a different rank. "certified for cloud work" must match the source too.
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

/**
 * Whether the source has a rank only after words that lower it or assign it to another person, and the sentence has
 * it without them.
 */
function isRaised(words: readonly string[], at: number, { texts }: TextEvidence): boolean {
  const rank = words[at] ?? '';
  const places = texts.filter((text) => holdsPhrase(text, rank)).flatMap(placesOf(rank));
  return places.length > 0 && places.every((before) => isLesser(before) && !shares(before, words));
}

/** The words before each occurrence of a word. */
function placesOf(word: string) {
  return (text: string): string[][] => {
    const all = text.split(' ');
    return all.flatMap((one, at) => (one === word ? [all.slice(Math.max(0, at - REACH), at)] : []));
  };
}

const isLesser = (before: readonly string[]) => before.some((word) => lesserRanks.has(word));

function shares(before: readonly string[], words: readonly string[]): boolean {
  return before.some((word) => lesserRanks.has(word) && words.includes(word));
}

/** Whether a title is the end of a longer one with the same meaning: "Engineer" of "Senior Engineer". */
export function isEndOfTitle(folded: string, title: string): boolean {
  if (!holdsPhrase(title, folded) || !title.endsWith(folded)) return false;
  return !isLesser(title.slice(0, -folded.length).trim().split(' '));
}
