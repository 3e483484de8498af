import { consoleLanguageOf, type ConsoleLanguage } from '../../page-language.ts';
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
  const spoken = consoleLanguageOf(language);
  const { scripts } = { en, de }[spoken];
  return JSON.stringify({ ...scripts, outages: outages[spoken] });
});

/** The texts of the chat panel's script, as JSON. */
export const chatWords = new Phrase((language) =>
  JSON.stringify({ en, de }[consoleLanguageOf(language)].chat),
);

function phrasesOf(tables: Record<ConsoleLanguage, Table>): Table {
  return Object.fromEntries(
    Object.keys(tables.en).map((key) => [
      key,
      phraseOf({ en: tables.en[key], de: tables.de[key] }),
    ]),
  );
}

function phraseOf(wordings: Record<ConsoleLanguage, unknown>): unknown {
  if (typeof wordings.en === 'string') {
    return new Phrase((language) => wordings[consoleLanguageOf(language)] as string);
  }
  if (typeof wordings.en !== 'function')
    return phrasesOf(wordings as Record<ConsoleLanguage, Table>);
  return (...values: unknown[]) =>
    new Phrase((language) => {
      const wording = wordings[consoleLanguageOf(language)] as (...given: unknown[]) => Child;
      return wording(...values);
    });
}
