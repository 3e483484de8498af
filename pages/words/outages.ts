import { outageMessages, type ServicePart } from '../../domain/common/outages.ts';
import { Phrase } from '../h.ts';
import { consoleLanguageOf, type ConsoleLanguage } from '../page-language.ts';

const GERMAN: Record<ServicePart, string> = {
  database: 'Ein Teil des Dienstes antwortet nicht: die Datenbank.',
  search: 'Ein Teil des Dienstes antwortet nicht: die Stellensuche.',
  background: 'Ein Teil des Dienstes antwortet nicht: die Hintergrundarbeit.',
  unknown: 'Ein Teil des Dienstes antwortet nicht.',
};

/** The API's messages for outages, by their English message, for languages other than English. */
export const outages: Record<ConsoleLanguage, Readonly<Record<string, string>>> = {
  en: {},
  de: Object.fromEntries(
    Object.entries(GERMAN).map(([part, text]) => [outageMessages[part as ServicePart], text]),
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
