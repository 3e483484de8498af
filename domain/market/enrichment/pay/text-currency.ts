import type { Amount } from './amounts.ts';
import { currencyOfCountry } from './currencies.ts';

/** Names of countries whose own dollar is written as a bare `$`. */
const DOLLAR_COUNTRIES: [string, RegExp][] = [
  ['CAD', /\bCanad(?:a|ian)/],
  ['AUD', /\bAustralian?\b/],
  ['NZD', /\bNew Zealand/],
];
/** Of the currencies of these countries, only dollars end so. */
const DOLLAR = /D$/;
/** Places, customs and pension plans of the United States. */
const UNITED_STATES =
  /\bU\.?S\.?(?:A\b|\b|D\b|\$)|\bUnited States\b|\bAmericans?\b|\b401\s?\(?k\b|\b(?:New York|NYC|San Francisco|Bay Area|California|Los Angeles|Seattle|Boston|Chicago|Austin|Texas)\b/;

/**
 * The currency of a bare `$` in the text of a job in `country` (ISO 3166-1 alpha-2; null when unknown or ambiguous):
 * the country's own dollar. Elsewhere the dollar of the only country that the text names, and US dollars when it
 * names none, several or the US.
 */
export function dollarOf(text: string, country: string | null): string {
  const own = currencyOfCountry(country);
  if (own !== null && DOLLAR.test(own)) return own;
  if (UNITED_STATES.test(text)) return 'USD';
  const [only, ...others] = DOLLAR_COUNTRIES.filter(([, pattern]) => pattern.test(text));
  return only === undefined || others.length > 0 ? 'USD' : only[0];
}

/** Countries other than India whose currency is written "Rs". */
const RUPEES: Record<string, string> = { PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR', SC: 'SCR' };

/** The currency of "Rs" in a job's country (ISO 3166-1 alpha-2). */
export function rupeeOf(country: string | null): string {
  return RUPEES[country ?? ''] ?? 'INR';
}

/**
 * The currency of amounts without one: that of all other amounts in the text; without others that of the job's
 * country, or US dollars if the text names the United States. null when unknown.
 */
export function unwrittenCurrency(
  text: string,
  amounts: readonly Amount[],
  country: string | null,
): string | null {
  const written = new Set(amounts.flatMap(({ currency }) => currency ?? []));
  const [only = null] = written;
  if (written.size === 0)
    return currencyOfCountry(country) ?? (UNITED_STATES.test(text) ? 'USD' : null);
  return written.size === 1 ? only : null;
}
