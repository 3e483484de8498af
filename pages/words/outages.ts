import { outageMessages, type Outage } from '../../domain/common/outages.ts';
import { Phrase } from '../h.ts';
import { consoleLanguageOf, type ConsoleLanguage } from '../page-language.ts';

const GERMAN: Record<Outage, string> = {
  database: 'Ein Teil des Dienstes antwortet nicht: die Datenbank.',
  databaseWithoutPrimary:
    'Ein Teil des Dienstes antwortet nicht: die Datenbank. Sie nimmt nichts an, weil die meisten ihrer Server fehlen; der Betreiber muss sie starten.',
  databaseFull:
    'Ein Teil des Dienstes antwortet nicht: die Datenbank. Ihr Speicher ist voll; der Betreiber muss Platz schaffen.',
  searchWithoutMaster:
    'Ein Teil des Dienstes antwortet nicht: die Stellensuche. Die meisten ihrer Server fehlen; der Betreiber muss sie starten.',
  searchReadOnly:
    'Ein Teil des Dienstes antwortet nicht: die Stellensuche. Ihr Speicher ist fast voll, darum nimmt sie nichts an; der Betreiber muss Platz schaffen.',
  backgroundFull:
    'Ein Teil des Dienstes antwortet nicht: die Hintergrundarbeit. Der Speicher ihrer Datenbank ist voll; der Betreiber muss Platz schaffen.',
  search: 'Ein Teil des Dienstes antwortet nicht: die Stellensuche.',
  background: 'Ein Teil des Dienstes antwortet nicht: die Hintergrundarbeit.',
  halfRestored:
    'Ein Teil des Dienstes antwortet nicht: die Datenbank. Ihre Wiederherstellung ist nicht beendet; der Betreiber muss sie zu Ende führen.',
  unknown: 'Ein Teil des Dienstes antwortet nicht.',
};

/** The API's messages for outages, by their English message, for languages other than English. */
export const outages: Record<ConsoleLanguage, Readonly<Record<string, string>>> = {
  en: {},
  de: Object.fromEntries(
    Object.entries(GERMAN).map(([part, text]) => [outageMessages[part as Outage], text]),
  ),
};

/** The message of an outage in a language; other messages stay as they are. */
export function outageIn(language: ConsoleLanguage, message: string): string {
  return outages[language][message] ?? message;
}

/** The message of an outage in the language of its page. */
export function outageText(message: string): Phrase {
  return new Phrase((language) => outageIn(consoleLanguageOf(language), message));
}
