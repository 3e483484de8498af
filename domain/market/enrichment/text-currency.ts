import type { Amount } from './amounts.ts';

/** Countries whose people write their own dollar as a bare `$`. */
const DOLLAR_COUNTRIES: [string, RegExp][] = [
  ['CAD', /\bCanad(?:a|ian)/],
  ['AUD', /\bAustralian?\b/],
  ['NZD', /\bNew Zealand/],
];
/** Places, habits and pension plans of the United States. */
const UNITED_STATES =
  /\bU\.?S\.?(?:A\b|\b|D\b|\$)|\bUnited States\b|\bAmericans?\b|\b401\s?\(?k\b|\b(?:New York|NYC|San Francisco|Bay Area|California|Los Angeles|Seattle|Boston|Chicago|Austin|Texas)\b/;

/** What a bare `$` is in a text: the dollar of the one country it names, US dollars where it names none, several or the US. */
export function dollarOf(text: string): string {
  if (UNITED_STATES.test(text)) return 'USD';
  const [only, ...others] = DOLLAR_COUNTRIES.filter(([, pattern]) => pattern.test(text));
  return only === undefined || others.length > 0 ? 'USD' : only[0];
}

/** The currency of amounts that carry none: that of all other amounts of the text, else by the country; null is unknown. */
export function unwrittenCurrency(text: string, amounts: readonly Amount[]): string | null {
  const written = new Set(amounts.flatMap(({ currency }) => currency ?? []));
  const [only = null] = written;
  if (written.size === 0) return UNITED_STATES.test(text) ? 'USD' : null;
  return written.size === 1 ? only : null;
}
