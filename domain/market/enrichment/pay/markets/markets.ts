import { greece, turkey } from './aegean.ts';
import { hungary, romania } from './danubian.ts';
import { hongKong, japan, korea, taiwan } from './east-asian.ts';
import { russia, ukraine } from './east-slavic.ts';
import { egypt, emirates, israel, saudiArabia } from './semitic.ts';
import { bulgaria, croatia, serbia } from './south-slavic.ts';
import { indonesia, thailand, vietnam } from './southeast-asian.ts';
import { argentina, chile, colombia, peru, portugal, southAfrica } from './southern.ts';
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
  hungary,
  romania,
  turkey,
  greece,
  portugal,
  russia,
  ukraine,
  bulgaria,
  croatia,
  serbia,
  taiwan,
  hongKong,
  japan,
  korea,
  colombia,
  chile,
  argentina,
  peru,
  southAfrica,
  emirates,
  saudiArabia,
  egypt,
  israel,
  indonesia,
  thailand,
  vietnam,
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
