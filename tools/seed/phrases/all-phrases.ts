import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import type { Phrases } from './phrases.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';

const byCode = new Map(
  [english, german, french, spanish, portuguese, dutch, swedish, polish, italian, japanese].map(
    (phrases) => [phrases.code, phrases],
  ),
);

/** The phrases of a language, English where the seed does not speak it. */
export function phrasesOf(code: string): Phrases {
  return byCode.get(code) ?? english;
}
