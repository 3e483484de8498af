/** The languages of the public pages' own words. Roles keep the language that their employer wrote them in. */
export const pageLanguages = ['en', 'de', 'fr', 'es'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** The languages of the console and of sign-in. */
export const consoleLanguages = ['en', 'de'] as const;
export type ConsoleLanguage = (typeof consoleLanguages)[number];

/** The language of the console's words on a page. */
export function consoleLanguageOf(language: PageLanguage): ConsoleLanguage {
  return consoleLanguages.find((one) => one === language) ?? 'en';
}
