import { china, india } from './asian.ts';
import { austria, germany, netherlands, switzerland } from './germanic.ts';
import { denmark, finland, norway, sweden } from './nordic.ts';
import { brazil, france, italy, mexico, spain } from './romance.ts';
import { czechia, poland, slovakia } from './slavic.ts';
import type { PayMarket } from './pay-market.ts';

export const payMarkets = {
  germany,
  austria,
  switzerland,
  netherlands,
  france,
  italy,
  spain,
  mexico,
  brazil,
  sweden,
  norway,
  denmark,
  finland,
  czechia,
  slovakia,
  poland,
  india,
  china,
} satisfies Record<string, PayMarket>;

const byCountry = new Map<string, PayMarket[]>();
for (const market of Object.values(payMarkets)) {
  for (const country of market.countries)
    byCountry.set(country, [...(byCountry.get(country) ?? []), market]);
}

/** The markets of a country (ISO 3166-1 alpha-2), its main language first; none without one. */
export function marketsOf(country: string | null): readonly PayMarket[] {
  return country === null ? [] : (byCountry.get(country) ?? []);
}
