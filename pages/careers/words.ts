import type { PageLanguage } from '../page-language.ts';
import { german } from './words/de.ts';
import { english, type PageWords } from './words/en.ts';
import { spanish } from './words/es.ts';
import { french } from './words/fr.ts';

export type { PageWords } from './words/en.ts';

/** The texts of careers pages, surveys and unsubscribing, by language. */
export const pageWords: Record<PageLanguage, PageWords> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
};
