import countries from 'i18n-iso-countries';

/** Whether a text is the alpha-2 code of a country in ISO 3166-1. */
export function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && countries.isValid(text);
}
