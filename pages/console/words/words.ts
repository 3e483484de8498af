import type { PageLanguage } from '../../page-language.ts';
import { Phrase, type Child } from '../../h.ts';
import { outages } from '../../words/outages.ts';
import { de } from './de/words.ts';
import { en, type Words } from './en/words.ts';

type Phrases<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends string
    ? Phrase
    : Table[Key] extends (...values: infer Values) => Child
      ? (...values: Values) => Phrase
      : Phrases<Table[Key]>;
};

/** A table of strings and functions, or tables of them. */
type Table = Readonly<Record<string, unknown>>;

const phrases = phrasesOf({ en, de });

/** The texts of the console, each in the language of the page around it. */
export const words = phrases as Phrases<Words>;

/** The texts of the scripts, as JSON. */
export const scriptWords = new Phrase((language) => {
  const { scripts } = { en, de }[language];
  return JSON.stringify({ ...scripts, outages: outages[language] });
});

function phrasesOf(tables: Record<PageLanguage, Table>): Table {
  return Object.fromEntries(
    Object.keys(tables.en).map((key) => [
      key,
      phraseOf({ en: tables.en[key], de: tables.de[key] }),
    ]),
  );
}

function phraseOf(wordings: Record<PageLanguage, unknown>): unknown {
  if (typeof wordings.en === 'string') {
    return new Phrase((language) => wordings[language] as string);
  }
  if (typeof wordings.en !== 'function') return phrasesOf(wordings as Record<PageLanguage, Table>);
  return (...values: unknown[]) =>
    new Phrase((language) => (wordings[language] as (...given: unknown[]) => Child)(...values));
}
