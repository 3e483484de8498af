import type { Request } from 'express';
import {
  consoleLanguages,
  pageLanguages,
  type ConsoleLanguage,
  type PageLanguage,
} from '../../pages/page-language.ts';

type Asking = Pick<Request, 'headers'>;

/** The language of a public page's own words, as the browser asks. */
export function languageOf({ headers }: Asking): PageLanguage {
  return languageNamed(headers['accept-language']);
}

/** The language of a page of the console, as the browser asks. */
export function consoleLanguageFor({ headers }: Asking): ConsoleLanguage {
  return firstNamed(headers['accept-language'], consoleLanguages) ?? 'en';
}

/** The first language of public pages in an `Accept-Language`. */
export function languageNamed(header: string | string[] | undefined): PageLanguage {
  return firstNamed(header, pageLanguages) ?? 'en';
}

/** The first known language in an `Accept-Language`; browsers list the best first. */
function firstNamed<Language extends string>(
  header: string | string[] | undefined,
  languages: readonly Language[],
): Language | undefined {
  for (const range of String(header ?? '').split(',')) {
    const [named = ''] = range.trim().toLowerCase().split(/[-;]/);
    const known = languages.find((language) => language === named);
    if (known !== undefined) return known;
  }
  return undefined;
}
