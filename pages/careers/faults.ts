import type { PageLanguage } from '../page-language.ts';
import { german } from './faults/de.ts';
import { english } from './faults/en.ts';
import { spanish } from './faults/es.ts';
import {
  sentencesWithValues,
  type FaultWords,
  type SentenceWithValue,
} from './faults/fault-words.ts';
import { french } from './faults/fr.ts';
import { pageWords, type PageWords } from './words.ts';

const tables: Record<PageLanguage, FaultWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
const patterns = Object.entries(sentencesWithValues) as [SentenceWithValue, readonly string[]][];

/** Members of answers whose input has another label. */
const LABELS: Readonly<Record<string, keyof PageWords>> = {
  min: 'least',
  max: 'most',
  location: 'place',
  start_date: 'start',
  end_date: 'end',
};

/** The API's message on an answer as what to do, in the language of the page. An unknown sentence stays as it is. */
export function faultIn(language: PageLanguage, message: string): string {
  return sentenceIn(language, message) ?? partIn(language, message) ?? message;
}

function sentenceIn(language: PageLanguage, message: string): string | null {
  const { sentences, withValues } = tables[language];
  const sentence = (sentences as Readonly<Record<string, string>>)[message];
  if (sentence !== undefined) return sentence;
  for (const [name, [before = '', after = '']] of patterns) {
    if (message.startsWith(before) && message.endsWith(after)) {
      return withValues[name](message.slice(before.length, message.length - after.length));
    }
  }
  return null;
}

/** Of an answer of several parts, the first word is the path of one: `0.start_date must be …`. */
function partIn(language: PageLanguage, message: string): string | null {
  const space = message.indexOf(' ');
  const sentence = sentenceIn(language, message.slice(space + 1));
  if (space === -1 || sentence === null) return null;
  const [index = '', name = index] = message.slice(0, space).split('.');
  const label = LABELS[name] ?? name;
  const words = pageWords[language];
  const part = label in words ? words[label as keyof PageWords] : name;
  const entry = index === name ? '' : `${words.entry} ${Number(index) + 1}, `;
  return `${entry}${part}: ${sentence}`;
}
