import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Phrases } from './phrases.ts';

const byCode = new Map([english, german, french].map((phrases) => [phrases.code, phrases]));

/** The phrases of a language, English where the seed does not speak it. */
export function phrasesOf(code: string): Phrases {
  return byCode.get(code) ?? english;
}
