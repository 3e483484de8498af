import type { Request } from 'express';
import { pageLanguages, type PageLanguage } from '../../pages/page-language.ts';

/** The language of a page's own words, as the browser asks. */
export function languageOf({ headers }: Pick<Request, 'headers'>): PageLanguage {
  return languageNamed(headers['accept-language']);
}

/** The first of our languages in an `Accept-Language`; browsers list the best first. */
export function languageNamed(header: string | string[] | undefined): PageLanguage {
  for (const range of String(header ?? '').split(',')) {
    const [named = ''] = range.trim().toLowerCase().split(/[-;]/);
    const known = pageLanguages.find((language) => language === named);
    if (known !== undefined) return known;
  }
  return 'en';
}
