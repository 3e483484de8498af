import type { Topic } from './meaning.ts';
import type { TypedConstraints, TypedQuery } from './typed-query.ts';

/** A wider search than the line asks for, and what it gave up so far. */
export interface WiderQuery {
  query: TypedQuery;
  /** Names of parameters, or a topic as typed. */
  gaveUp: string[];
}

type Give = (query: TypedQuery) => TypedQuery | null;

/** In the order in which they are given up. Excluded words, pay, employer and workplace never are. */
const STEPS: readonly (readonly [name: string, give: Give])[] = [
  ['posted_within_days', given('postedWithinDays', null)],
  ['seniority_level', given('seniorityLevels', [])],
  ['employment_type', given('employmentTypes', [])],
  ['radius_km', citiesToRegions],
  ['location', placesToCountries],
];

/** Topics that are given up at most: each costs a count, and a line may have sixty. */
const MAX_TOPIC_STEPS = 10;

/**
 * Wider searches, each including the one before it: a constraint is dropped or widened, at last topics that stand only
 * in descriptions. @param inTextOnly topics that no row has in title, skills or department.
 */
export function widerQueries(typed: TypedQuery, inTextOnly: readonly Topic[]): WiderQuery[] {
  const topicSteps = inTextOnly
    .slice(0, MAX_TOPIC_STEPS)
    .map(({ said }) => [said, withoutTopic(said)] as const);
  const wider: WiderQuery[] = [];
  let last: WiderQuery = { query: typed, gaveUp: [] };
  for (const [name, give] of [...STEPS, ...topicSteps]) {
    const query = give(last.query);
    if (query === null) continue;
    last = { query, gaveUp: [...last.gaveUp, name] };
    wider.push(last);
  }
  return wider;
}

function given<Name extends keyof TypedConstraints>(
  name: Name,
  none: TypedConstraints[Name],
): Give {
  return ({ constraints, ...query }) => {
    const value: unknown = constraints[name];
    const isNothing = value === null || (Array.isArray(value) && value.length === 0);
    return isNothing ? null : { ...query, constraints: { ...constraints, [name]: none } };
  };
}

function citiesToRegions(query: TypedQuery): TypedQuery | null {
  return withPlaces(query, (place) => {
    if (place.kind !== 'city') return place;
    const { country, regionCode, name } = place;
    return regionCode === null
      ? { kind: 'country', country }
      : { kind: 'region', country, regionCode, name };
  });
}

function placesToCountries(query: TypedQuery): TypedQuery | null {
  return withPlaces(query, (place) =>
    place.kind === 'region' ? { kind: 'country', country: place.country } : place,
  );
}

type Place = TypedConstraints['places'][number];

function withPlaces(query: TypedQuery, widen: (place: Place) => Place): TypedQuery | null {
  const places = query.constraints.places.map(widen);
  if (places.every((place, at) => place === query.constraints.places[at])) return null;
  return { ...query, constraints: { ...query.constraints, places } };
}

/** A search keeps at least one topic or place: otherwise it would return the whole market. */
function withoutTopic(said: string): Give {
  return (query) => {
    const topics = query.topics.filter((topic) => topic.said !== said);
    const isBound = topics.length > 0 || query.constraints.places.length > 0;
    return isBound ? { ...query, topics } : null;
  };
}
