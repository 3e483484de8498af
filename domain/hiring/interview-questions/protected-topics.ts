import { z } from 'zod';
import { words } from '../../text/words.ts';
import table from './protected-topics.json' with { type: 'json' };

/** By topic and language: phrases that ask about it. A word with a final `*` also stands for longer words. */
export const protectedTopics = z
  .record(z.string(), z.record(z.string(), z.array(z.string())))
  .parse(table);

interface Word {
  text: string;
  isStem: boolean;
}

interface Phrase {
  topic: string;
  words: Word[];
}

const phrases = Object.entries(protectedTopics).flatMap(([topic, byLanguage]) =>
  Object.values(byLanguage)
    .flat()
    .map((phrase): Phrase => ({ topic, words: phrase.split(' ').flatMap(readPart) })),
);

/** Phrases by their first word; those that begin with a stem apart. */
const byFirstWord = new Map<string, Phrase[]>();
const byStem: Phrase[] = [];
for (const phrase of phrases) {
  const [first] = phrase.words;
  if (first === undefined || first.isStem) byStem.push(phrase);
  else byFirstWord.set(first.text, [...(byFirstWord.get(first.text) ?? []), phrase]);
}

/**
 * The topic that a text asks about and no interviewer may (decision 0032); null for none. Phrases of every language
 * are looked for: a model need not answer in the language of the posting.
 */
export function protectedTopicIn(text: string): string | null {
  const said = words(text);
  for (const [at, word] of said.entries()) {
    const candidates = [...(byFirstWord.get(word) ?? []), ...byStem];
    const found = candidates.find((phrase) => standsAt(said, at, phrase));
    if (found !== undefined) return found.topic;
  }
  return null;
}

function standsAt(said: readonly string[], at: number, phrase: Phrase): boolean {
  return phrase.words.every(({ text, isStem }, index) => {
    const word = said[at + index];
    return isStem ? word?.startsWith(text) === true : word === text;
  });
}

/** Languages without spaces have one word per character. */
function readPart(part: string): Word[] {
  const isStem = part.endsWith('*');
  const read = words(part).map((text) => ({ text, isStem: false }));
  const last = read.at(-1);
  if (last !== undefined) last.isStem = isStem;
  return read;
}
