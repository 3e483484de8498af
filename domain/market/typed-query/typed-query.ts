import { currencyOfCountry } from '../enrichment/pay/currencies.ts';
import type { EmploymentType, SeniorityLevel, WorkplaceType } from '../enums.ts';
import type { PlaceFilter } from '../place-filter.ts';
import { parseTitleQuery, type Phrase } from '../title-query.ts';
import { words } from '../../text/words.ts';
import type { LineReading } from './read-line.ts';
import type { Meaning, Topic } from './meaning.ts';

/** The limits that a line sets. Empty lists and nulls restrict nothing; a list holds alternatives. */
export interface TypedConstraints {
  places: PlaceFilter[];
  workplaceTypes: WorkplaceType[];
  excludedWorkplaceTypes: WorkplaceType[];
  employmentTypes: EmploymentType[];
  seniorityLevels: SeniorityLevel[];
  postedWithinDays: number | null;
  /** Annual. */
  salaryMin: { amount: number; currency: string } | null;
  languages: string[];
  companies: CompanyNamed[];
  canApply: boolean;
  /** As in `title=-…`, without the hyphens. */
  excludedTitles: string[];
  excludedTitle: Phrase[];
  /** Words that the company's name must not have. */
  excludedCompanyWords: Phrase;
}

/** An employer by slug, or by the words of its name where no slug is known. */
export interface CompanyNamed {
  slug: string | null;
  words: Phrase;
}

export interface Correction {
  from: string;
  to: string;
}

/** A line as understood (decision 0041). */
export interface TypedQuery {
  constraints: TypedConstraints;
  /** Each must match. */
  topics: Topic[];
  corrected: Correction[];
  /** Words of the line that ask for nothing, as typed. */
  ignored: string[];
  notices: string[];
}

const DEFAULT_CURRENCY = 'USD';

/** Collects what the readings of a line say. */
export function typedQuery(readings: readonly LineReading[]): TypedQuery {
  const of = <Kind extends Meaning['kind']>(kind: Kind) =>
    readings.flatMap(({ meaning }) =>
      meaning.kind === kind ? [meaning as Extract<Meaning, { kind: Kind }>] : [],
    );
  const workplaces = of('workplace');
  const typesOf = (excluded: boolean) =>
    distinct(workplaces.flatMap((one) => (one.excluded === excluded ? one.types : [])));
  const places = narrowest(of('place').flatMap((one) => one.places));
  const excludedTitles = of('excludedTitle').flatMap(({ texts }) => texts);
  return {
    constraints: {
      places,
      workplaceTypes: typesOf(false),
      excludedWorkplaceTypes: typesOf(true),
      employmentTypes: distinct(of('employment').flatMap(({ types }) => types)),
      seniorityLevels: distinct(of('seniority').flatMap(({ levels }) => levels)),
      postedWithinDays: smallest(of('recency').map(({ days }) => days)),
      salaryMin: salaryOf(of('pay'), places),
      languages: distinct(of('language').flatMap(({ codes }) => codes)),
      companies: of('company').map(({ name, slug = null }) => ({ slug, words: words(name) })),
      canApply: of('canApply').length > 0,
      excludedTitles,
      excludedTitle: excludedTitles.flatMap((text) => parseTitleQuery(`-${text}`).exclude),
      excludedCompanyWords: distinct(of('excludedCompany').flatMap((one) => one.words)),
    },
    topics: distinctTopics(of('topic').map(({ topic }) => topic)),
    corrected: [],
    ignored: readings.flatMap(({ meaning, said }) => (meaning.kind === 'ignored' ? said : [])),
    notices: of('ignored').flatMap(({ notice }) => notice ?? []),
  };
}

/** Whether nothing on the line restricts a search. */
export function isEmpty(typed: TypedQuery): boolean {
  return !includes(typed) && !excludes(typed);
}

/** Whether the line only says what is not wanted. */
export function onlyExcludes(typed: TypedQuery): boolean {
  return excludes(typed) && !includes(typed);
}

function includes({ constraints, topics }: TypedQuery): boolean {
  const { places, workplaceTypes, employmentTypes, seniorityLevels, languages, companies } =
    constraints;
  const { canApply, postedWithinDays, salaryMin } = constraints;
  const lists = [
    topics,
    places,
    workplaceTypes,
    employmentTypes,
    seniorityLevels,
    languages,
    companies,
  ];
  return (
    canApply ||
    postedWithinDays !== null ||
    salaryMin !== null ||
    lists.some((list) => list.length > 0)
  );
}

function excludes({ constraints }: TypedQuery): boolean {
  const { excludedTitle, excludedCompanyWords, excludedWorkplaceTypes } = constraints;
  return excludedTitle.length + excludedCompanyWords.length + excludedWorkplaceTypes.length > 0;
}

function salaryOf(
  pay: readonly Extract<Meaning, { kind: 'pay' }>[],
  places: readonly PlaceFilter[],
): TypedConstraints['salaryMin'] {
  const [first] = [...pay].sort((a, b) => b.annual - a.annual);
  if (first === undefined) return null;
  const [place] = places;
  const local = place !== undefined && 'country' in place ? currencyOfCountry(place.country) : null;
  return { amount: first.annual, currency: first.currency ?? local ?? DEFAULT_CURRENCY };
}

/** Places that no other one lies within: "Berlin Germany" is Berlin. */
function narrowest(places: readonly PlaceFilter[]): PlaceFilter[] {
  const within = (inner: PlaceFilter, outer: PlaceFilter): boolean => {
    if (inner === outer || !('country' in inner) || !('country' in outer)) return false;
    if (inner.country !== outer.country || outer.kind === 'city') return false;
    if (outer.kind === 'country') return inner.kind !== 'country';
    return inner.kind === 'city' && inner.regionCode === outer.regionCode;
  };
  return places.filter((outer) => !places.some((inner) => within(inner, outer)));
}

/** A topic that is said twice is one. */
function distinctTopics(topics: readonly Topic[]): Topic[] {
  const byWays = new Map<string, Topic>();
  for (const topic of topics) {
    const key = JSON.stringify([topic.ways, topic.skills]);
    if (!byWays.has(key)) byWays.set(key, topic);
  }
  return [...byWays.values()];
}

function smallest(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : Math.min(...numbers);
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
