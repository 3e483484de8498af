/** The languages of the pages' own words. Roles keep the language that their employer wrote them in. */
export const pageLanguages = ['en', 'de'] as const;
export type PageLanguage = (typeof pageLanguages)[number];
