import { trades } from '../words/trades.ts';
import dutch from './dutch.json' with { type: 'json' };
import englishTable from './english.json' with { type: 'json' };
import french from './french.json' with { type: 'json' };
import german from './german.json' with { type: 'json' };
import italian from './italian.json' with { type: 'json' };
import japanese from './japanese.json' with { type: 'json' };
import { phrasesSchema, type Phrases } from './phrases.ts';
import polish from './polish.json' with { type: 'json' };
import portuguese from './portuguese.json' with { type: 'json' };
import spanish from './spanish.json' with { type: 'json' };
import swedish from './swedish.json' with { type: 'json' };

const english: Phrases = { ...phrasesSchema.parse(englishTable), trades };
const others = [german, french, spanish, portuguese, dutch, swedish, polish, italian, japanese].map(
  (table) => phrasesSchema.parse(table),
);

const byCode = new Map([english, ...others].map((phrases) => [phrases.code, phrases]));

/** The phrases of a language; English for a language that the seed lacks. */
export function phrasesOf(code: string): Phrases {
  return byCode.get(code) ?? english;
}
