import type { SourceKind } from '../../domain/market/enums.ts';
import { slugOf } from '../../domain/common/text/slug.ts';
import { createRandom, type Random } from './random.ts';
import type { Employer } from './role.ts';
import { citiesOf, type City } from './words/cities.ts';
import { countries, type Country } from './words/countries.ts';
import { commonTrades, industries, type Industry } from './words/industries.ts';
import { inventedName, legalForms } from './words/names.ts';

/** How employers publish; each list call of these vendors holds the whole posting. */
const KINDS: readonly (readonly [SourceKind, number])[] = [
  ['ashby', 18],
  ['greenhouse', 18],
  ['lever', 14],
  ['recruitee', 10],
  ['workable', 10],
  ['personio', 9],
  ['teamtailor', 8],
  ['json_ld', 6],
  ['indeed_xml', 3],
];

/** Smaller employers have no board of their own; each board costs the seed a read. */
const FEWEST_OF_OWN_BOARD = 7;

/** Many small employers, some with dozens of roles: 13 to 14 on average. */
const SIZES: readonly (readonly [readonly [number, number], number])[] = [
  [[3, 8], 45],
  [[9, 16], 33],
  [[17, 32], 17],
  [[33, 60], 5],
];

const weightedCountries = countries.map((country) => [country, country.weight] as const);

/** The fictional employer with that number, the same one each time. */
export function makeEmployer(index: number): Employer {
  const random = createRandom(`employer ${index}`);
  const home = random.weighted(weightedCountries);
  const industry = random.pick(industries);
  const name = nameOf(random, { index, industry, home });
  const slug = slugOf(name);
  const [fewest, most] = random.weighted(SIZES);
  const roleCount = random.int(fewest, most);
  return {
    name,
    slug,
    domain: `${slug}.example`,
    industry,
    home,
    offices: officesOf(random, home),
    trades: [...industry.trades, ...industry.trades, ...commonTrades],
    kind: roleCount < FEWEST_OF_OWN_BOARD ? 'indeed_xml' : random.weighted(KINDS),
    roleCount,
    generosity: 0.85 + random.next() * 0.3,
  };
}

interface NameInput {
  index: number;
  industry: Industry;
  home: Country;
}

function nameOf(random: Random, { index, industry, home }: NameInput): string {
  const name = `${inventedName(index)} ${random.pick(industry.nouns)}`;
  const forms = legalForms[home.code];
  return forms !== undefined && random.chance(0.25) ? `${name} ${random.pick(forms)}` : name;
}

/** The main one first; a third of the employers hire abroad too. */
function officesOf(random: Random, home: Country): City[] {
  const own = random.sample(citiesOf(home), random.int(1, 4));
  if (!random.chance(0.35)) return own;
  const abroad = Array.from({ length: random.int(1, 3) }, () =>
    random.pick(citiesOf(random.weighted(weightedCountries))),
  );
  return [...own, ...abroad];
}
