import countries from 'i18n-iso-countries';

/** Whether a text is an ISO 3166-1 alpha-2 code. */
export function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && countries.isValid(text);
}
