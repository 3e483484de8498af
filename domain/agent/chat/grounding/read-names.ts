import { namesIn } from '../../grounding/names.ts';
import type { TextEvidence } from '../../grounding/text-evidence.ts';
import { fold, foldedWords, holdsPhrase } from '../../grounding/words/fold.ts';
import { openers } from '../../grounding/words/vocabulary.ts';
import { germanArticle, openingName, plainWords } from './chat-words.ts';
import type { Claim } from './claim.ts';
import type { Known } from './known.ts';

/** The names in a sentence, each as the longest parts that stand in a source. */
export function readNames(sentence: string, known: Known): Claim[] {
  let from = 0;
  const found = namesIn(sentence, known.evidence).flatMap((name) => {
    const index = Math.max(0, sentence.indexOf(name.split(' ')[0] ?? '', from));
    from = index + 1;
    const kept = withoutPlain(name, { before: sentence.slice(0, index), known });
    return partsOf(kept, known.evidence).map((part) =>
      nameClaim(part, { index: sentence.indexOf(part, index), known }),
    );
  });
  return [...found, ...missedNames(sentence, found, known)];
}

const CAPITALISED = /\p{Lu}[\p{L}\p{M}'’-]+/gu;

/** A German noun before a name: "der Kapitän Renner". */
const AFTER_NOUN = /\p{Lu}[\p{L}\p{M}]+ $/u;

/** Known names that read as other words: "Kelly" at the beginning; and any first word before a verb of people. */
function missedNames(sentence: string, found: readonly Claim[], known: Known): Claim[] {
  const isFree = (index: number) =>
    found.every((one) => index < one.index || index >= one.index + one.text.length);
  const opening = openingName.exec(sentence)?.[1] ?? '';
  return [...sentence.matchAll(CAPITALISED)].flatMap(({ index, 0: text }) => {
    const word = fold(text);
    const isOther = !isPlain(text) && !openers.has(word);
    const isNamed = (index === 0 && text === opening) || AFTER_NOUN.test(sentence.slice(0, index));
    const isName = known.nameWords.has(word) || (isOther && isNamed);
    return isName && isFree(index) ? [nameClaim(text, { index, known })] : [];
  });
}

/** A name without the plain words before and after it; empty for a plain word alone. */
function withoutPlain(name: string, { before, known }: { before: string; known: Known }): string {
  const words = name.split(' ');
  const first = words.findIndex((word) => !isPlain(word));
  if (first < 0) return '';
  const last = words.findLastIndex((word) => !isPlain(word));
  const kept = words.slice(first, last + 1).join(' ');
  const isNoun = first === last && !known.nameWords.has(fold(kept)) && germanArticle.test(before);
  return isNoun ? '' : kept;
}

function isPlain(word: string): boolean {
  const parts = foldedWords(word);
  return parts.every((part) => plainWords.has(part));
}

/** A run of names as the longest parts that stand in a source: "Ferry Captain Ada Okafor". */
function partsOf(name: string, evidence: TextEvidence): string[] {
  if (name === '') return [];
  const stands = (text: string) => evidence.texts.some((one) => holdsPhrase(one, fold(text)));
  if (stands(name)) return [name];
  const words = name.split(' ');
  for (let length = words.length - 1; length > 0; length -= 1) {
    const head = words.slice(0, length).join(' ');
    if (stands(head)) return [head, ...partsOf(words.slice(length).join(' '), evidence)];
  }
  return [name];
}

function nameClaim(text: string, { index, known }: { index: number; known: Known }): Claim {
  const folded = fold(text);
  const leaves = known.leaves.filter((leaf) => holdsPhrase(leaf.folded, folded));
  return { kind: 'name', index, text, leaves, said: known.said(text) };
}
