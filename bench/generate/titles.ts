import type { Random } from '../../tools/seed/random.ts';
import { countOf, createUrn, type Urn } from './random.ts';

const END = '';
const MAX_WORDS = 14;
/** How often a word of a title is one that few others use: product names, teams, codes. */
const RARE_WORD = 0.1;

/** Makes titles that nobody wrote, from the words that follow each other in those that were written. */
export interface TitleMaker {
  make(random: Random): string;
}

/**
 * A chain of words: lengths and frequencies come out as they are in `samples`, and most titles are new. Rare
 * words are added, because a market ten times the size has more of them (Heaps' law).
 */
export function createTitleMaker(samples: readonly string[]): TitleMaker {
  const followers = new Map<string, string[]>();
  for (const sample of samples) {
    const words = sample.split(/\s+/u);
    words.forEach((word, index) => note(followers, words[index - 1] ?? END, word));
    note(followers, words.at(-1) ?? END, END);
  }
  const urns = new Map(
    [...followers].map(([word, next]): [string, Urn<string>] => [
      word,
      createUrn([...countOf(next)]),
    ]),
  );
  return {
    make(random) {
      const words: string[] = [];
      let word = nextWord(urns, END, random);
      while (word !== END && words.length < MAX_WORDS) {
        words.push(random.chance(RARE_WORD) ? `${word} ${coinWord(random)}` : word);
        word = nextWord(urns, word, random);
      }
      return words.join(' ');
    },
  };
}

const SYLLABLES =
  'ba be bo ca ce co da de do fa fi fo ga ge go ka ke ko la le lo ma me mo na ne no pa pe po ra re ro sa se so ta te to va ve vo xi ya zo'.split(
    ' ',
  );

/** A capitalised word of two to four syllables that means nothing. */
export function coinWord(random: Random): string {
  const parts = Array.from({ length: 2 + random.below(3) }, () => random.pick(SYLLABLES));
  const word = parts.join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function note(followers: Map<string, string[]>, word: string, next: string): void {
  const known = followers.get(word);
  if (known) known.push(next);
  else followers.set(word, [next]);
}

function nextWord(urns: Map<string, Urn<string>>, word: string, random: Random): string {
  return urns.get(word)?.draw(random) ?? END;
}
