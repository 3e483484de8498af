import type { Amount } from './amounts.ts';
import { currencyOfCountry } from './currencies.ts';

/** Countries that texts name, whose people write their own dollar as a bare `$`. */
const DOLLAR_COUNTRIES: [string, RegExp][] = [
  ['CAD', /\bCanad(?:a|ian)/],
  ['AUD', /\bAustralian?\b/],
  ['NZD', /\bNew Zealand/],
];
/** Of the currencies that countries have here, the dollars and no other end so. */
const DOLLAR = /D$/;
/** Places, habits and pension plans of the United States. */
const UNITED_STATES =
  /\bU\.?S\.?(?:A\b|\b|D\b|\$)|\bUnited States\b|\bAmericans?\b|\b401\s?\(?k\b|\b(?:New York|NYC|San Francisco|Bay Area|California|Los Angeles|Seattle|Boston|Chicago|Austin|Texas)\b/;

/**
 * What a bare `$` is in the text of a job in `country` (ISO 3166-1 alpha-2; null where it is unknown or several):
 * the country's own dollar; elsewhere the dollar of the one country that the text names, and US dollars where it
 * names none, several or the US.
 */
export function dollarOf(text: string, country: string | null): string {
  const own = currencyOfCountry(country);
  if (own !== null && DOLLAR.test(own)) return own;
  if (UNITED_STATES.test(text)) return 'USD';
  const [only, ...others] = DOLLAR_COUNTRIES.filter(([, pattern]) => pattern.test(text));
  return only === undefined || others.length > 0 ? 'USD' : only[0];
}

/**
 * The currency of amounts that carry none: that of all other amounts of the text, where there are none that of the
 * job's country or of the United States if the text names them; null is unknown.
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
