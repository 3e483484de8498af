import { endingOf, type Ending } from './endings.ts';
import type { Language, Way } from './families/notation.ts';

/** A way in one gender and number. */
export interface Form {
  text: string;
  /** Whether postings are searched for it, and how soon. Null: it is only understood. */
  rank: number | null;
}

/** Words after these say what the role is for: they do not change with it. */
const PREPOSITIONS = new Set(
  `of for in to with at on
   für im in der des am zur zum bei von mit
   de des du la en à au aux et sur
   del para con y
   voor van bij met
   da do das dos e em
   di della dei delle per
   ds. dla w do i`.split(/\s+/),
);
/** "und", "and", "y" join two nouns; in these languages the head follows. */
const HEAD_IS_LAST = new Set<Language>(['en', 'de', 'nl', 'sv']);

/** English words that other languages take over unchanged. */
const LOANS = new Set(
  'software hardware mobile web front back end stack online cloud data'.split(' '),
);

/** German adjectives that agree with the head: "technischer". */
const ADJECTIVE = /(?:isch|lich|iert)er$/;

/** A short form in capitals ("SWE"). */
const ACRONYM = /^[A-Z]{2,5}$/;

/** The forms of a way: as it is, feminine, plural. */
export function formsOf({ text, language }: Pick<Way, 'text' | 'language'>): Form[] {
  if (ACRONYM.test(text)) return acronymForms(text.toLowerCase());
  const spoken = text.toLowerCase().split(' ');
  const changing = changingWords(spoken, language);
  const form = (slot: Exclude<keyof Ending, 'base'>): string =>
    spoken.map((word, at) => (changing.has(at) ? changed(word, language, slot) : word)).join(' ');
  return distinct([
    { text: text.toLowerCase(), rank: 0 },
    { text: form('feminine'), rank: 1 },
    { text: form('plural'), rank: language === 'en' ? 2 : null },
    { text: form('femininePlural'), rank: null },
  ]);
}

function acronymForms(text: string): Form[] {
  const form = { text, rank: 0 };
  return text.length === 2 ? [form] : [form, { text: `${text}s`, rank: null }];
}

/** Positions of the words that change: the head, and in languages with adjectives those. */
function changingWords(spoken: string[], language: Language): Set<number> {
  const stop = spoken.findIndex((word, at) => at > 0 && opensComplement(word));
  const end = stop === -1 ? spoken.length : stop;
  const changes = (word: string, at: number): boolean =>
    at === end - 1 || !HEAD_IS_LAST.has(language) || (language === 'de' && ADJECTIVE.test(word));
  return new Set(spoken.slice(0, end).flatMap((word, at) => (changes(word, at) ? [at] : [])));
}

function opensComplement(word: string): boolean {
  return PREPOSITIONS.has(word) || word.startsWith("d'") || word.startsWith("l'");
}

function changed(word: string, language: Language, slot: Exclude<keyof Ending, 'base'>): string {
  const ending = language !== 'en' && LOANS.has(word) ? null : endingOf(word, language);
  const replaced = ending?.[slot] ?? '';
  return ending === null || replaced === ''
    ? word
    : word.slice(0, word.length - ending.base.length) + replaced;
}

function distinct(forms: Form[]): Form[] {
  return forms.filter(({ text }, at) => forms.findIndex((form) => form.text === text) === at);
}
