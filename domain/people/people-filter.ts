import { z } from 'zod';
import { invalidRequest } from '../common/errors.ts';
import { queryTerms } from '../common/text/query-text.ts';
import { pageCursor, pageLimit } from '../common/result-page.ts';
import { resolvePlaceQuery, type PlaceQuery } from '../places/places.ts';
import { words } from '../text/words.ts';
import { skillKey } from './profile.ts';

const MAX_TEXT = 500;
const MAX_SKILLS = 50;
const RADIUS_KM = 40;

const text = queryTerms(MAX_TEXT);

export const peopleQuery = z.object({
  q: text.exactOptional().meta({
    description: 'Words that all must stand in the name, headline, titles or skills.',
    example: 'staff engineer',
  }),
  title: text.exactOptional().meta({ description: 'Words that all must stand in the titles.' }),
  skills: text.exactOptional().meta({
    description: 'Comma-separated; all of them, in any known spelling.',
    example: 'Kubernetes,Go',
  }),
  location: text.exactOptional().meta({
    description: 'A city with 40 km around it, a region or a country, by name or code.',
    example: 'Austin, TX',
  }),
  limit: pageLimit(20, 100),
  cursor: pageCursor,
});

/** A place to look in; words where the place data knows no such name. */
export type PeoplePlace =
  | { kind: 'words'; words: string[] }
  | { kind: 'country'; country: string }
  | { kind: 'region'; country: string; regionCode: string }
  | { kind: 'city'; lat: number; lng: number; radiusKm: number };

/** A parsed search for people. Empty lists and null restrict nothing. */
export interface PeopleFilter {
  words: string[];
  titleWords: string[];
  skillKeys: string[];
  place: PeoplePlace | null;
}

/** @throws AppError `invalid_request` for a parameter that names nothing. */
export function peopleFilter(query: z.output<typeof peopleQuery>): PeopleFilter {
  return {
    words: wordsOf('q', query.q),
    titleWords: wordsOf('title', query.title),
    skillKeys: skillsOf(query.skills),
    place: placeOf(query.location),
  };
}

function wordsOf(path: string, asked: string | undefined): string[] {
  if (asked === undefined || asked === '') return [];
  const found = [...new Set(words(asked))];
  if (found.length === 0) throw invalidRequest(path, 'has no words to search for');
  return found;
}

function skillsOf(asked: string | undefined): string[] {
  if (asked === undefined || asked === '') return [];
  const named = asked.split(',').flatMap((skill) => (skill.trim() === '' ? [] : [skillKey(skill)]));
  if (named.length === 0) throw invalidRequest('skills', 'names nothing');
  if (named.length > MAX_SKILLS) {
    throw invalidRequest('skills', `must name at most ${MAX_SKILLS} values`);
  }
  return [...new Set(named)];
}

function placeOf(asked: string | undefined): PeoplePlace | null {
  if (asked === undefined || asked === '') return null;
  return (
    placeFound(resolvePlaceQuery(asked)) ?? { kind: 'words', words: wordsOf('location', asked) }
  );
}

/** Null for what is not known, and for "remote": where people live is a place. */
function placeFound(place: PlaceQuery | null): PeoplePlace | null {
  switch (place?.kind) {
    case 'city':
      return { kind: 'city', lat: place.lat, lng: place.lng, radiusKm: RADIUS_KM };
    case 'region':
      return { kind: 'region', country: place.country, regionCode: place.regionCode };
    case 'country':
      return { kind: 'country', country: place.country };
    default:
      return null;
  }
}
