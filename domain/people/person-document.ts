import { searchOrder } from '../market/search-order.ts';
import { personRow, type Person } from './person.ts';

/** The members of a person in the index of People Search. Words are encoded (`domain/text/words.ts`). */
export interface PersonDocument {
  /** The list row as JSON, ready to send. */
  row: string;
  granted_at: string;
  /** Newest consent first (`searchOrder`). */
  order: string;
  words: string;
  title_words: string;
  skills: string[];
  country: string | null;
  /** "US-TX". */
  region: string | null;
  point: { lat: number; lon: number } | null;
  location_words: string;
}

/** The index document of a person whose row is shown. */
export function personDocument(person: IndexedPerson): PersonDocument {
  const grantedAt = person.grantedAt.toISOString();
  return {
    row: JSON.stringify(personRow(person)),
    granted_at: grantedAt,
    order: searchOrder(grantedAt, person.id),
    words: person.words.join(' '),
    title_words: person.titleWords.join(' '),
    skills: person.skillKeys.map((key) => key.toWellFormed()),
    ...placeFields(person.place),
    location_words: person.locationWords.join(' '),
  };
}

/** The members of a person that the index needs. */
export type IndexedPerson = Omit<Person, 'accountId' | 'personKey' | 'version' | 'place'> & {
  place: IndexedPlace | null;
};

type IndexedPlace = Pick<NonNullable<Person['place']>, 'country' | 'regionCode' | 'lat' | 'lng'>;

function placeFields(place: IndexedPlace | null) {
  if (place === null) return { country: null, region: null, point: null };
  const { country, regionCode, lat, lng } = place;
  return {
    country,
    region: country === null || regionCode === null ? null : `${country}-${regionCode}`,
    point: lat === null || lng === null ? null : { lat, lon: lng },
  };
}
