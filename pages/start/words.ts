import type { ConsoleLanguage } from '../page-language.ts';

const english = {
  title: 'Openrole',
  start: 'Start',
  lead: 'Job search, applying and hiring, with an API for all of it.',
  signIn: 'Sign in to the console',
  signInText: 'Post roles, read applications, hire.',
  reference: 'API reference',
  referenceText: 'Every call with examples for curl, TypeScript and the command line.',
  document: 'OpenAPI document',
  documentText: 'The description of the API for programs.',
};

export type StartWords = typeof english;

/** The words of the start page. */
export const startWords: Readonly<Record<ConsoleLanguage, StartWords>> = {
  en: english,
  de: {
    title: 'Openrole',
    start: 'Start',
    lead: 'Stellensuche, Bewerben und Einstellen, mit einer API für alles.',
    signIn: 'In der Konsole anmelden',
    signInText: 'Stellen ausschreiben, Bewerbungen lesen, einstellen.',
    reference: 'API-Referenz',
    referenceText: 'Jeder Aufruf mit Beispielen für curl, TypeScript und die Kommandozeile.',
    document: 'OpenAPI-Dokument',
    documentText: 'Die Beschreibung der API für Programme.',
  },
};
