import { describe, expect, it } from '@jest/globals';
import {
  findCities,
  findCountry,
  findRegions,
} from '../../../../../domain/places/gazetteer/place-data.ts';
import { words } from '../../../../../domain/text/words.ts';
import { ambiguousWays } from '../../../../../domain/market/typed-query/topics/ambiguous.ts';
import { families } from '../../../../../domain/market/typed-query/topics/families/index.ts';
import { keyOf } from '../../../../../domain/market/typed-query/topics/phrases.ts';
import {
  familiesByKey,
  familyNamed,
  MAX_WAYS,
  phrasesOf,
} from '../../../../../domain/market/typed-query/topics/family-index.ts';

const ways = families.flatMap((family) => family.ways.map((way) => ({ family, ...way })));

const SENIORITY = new Set(
  `senior junior lead principal staff head director vp president executive chief intern internship trainee entry mid
   graduate apprentice supervisor foreman leiter direktor directeur praktikant werkstudent`.split(
    /\s+/,
  ),
);

/** Big enough that a line means the city. */
const LARGE_CITY = 200_000;

function isPlace(name: string): boolean {
  return (
    findCountry(name) !== null ||
    findRegions(name).length > 0 ||
    findCities(name).some(({ population }) => population >= LARGE_CITY)
  );
}

describe('the families', () => {
  it('are at least 300, with names of their own', () => {
    expect(families.length).toBeGreaterThanOrEqual(300);
    expect(new Set(families.map(({ name }) => name)).size).toBe(families.length);
  });

  it('have ways in at least three languages, two thirds of them', () => {
    const spoken = families.filter(
      (family) => new Set(family.ways.map(({ language }) => language)).size >= 3,
    );
    expect(spoken.length / families.length).toBeGreaterThan(2 / 3);
  });

  it('lead no way to two families, unless it is listed as ambiguous', () => {
    const unsaid = [...familiesByKey()]
      .filter(([key, led]) => led.length > 1 && !ambiguousWays.has(key))
      .map(([key, led]) => `${key}: ${led.map(({ name }) => name).join(', ')}`);
    expect(unsaid).toEqual([]);
  });

  it('name a family for each sense of an ambiguous way', () => {
    const names = [...ambiguousWays.values()].flat().map(({ family }) => family);
    expect(names.filter((name) => familyNamed(name) === null)).toEqual([]);
  });

  it('search for a way of another family only if that family is read from it', () => {
    const unread = ways
      .filter(({ searchedOnly, text }) => searchedOnly && !familiesByKey().has(keyOf(words(text))))
      .map(({ text }) => text);
    expect(unread).toEqual([]);
  });

  it('have at most as many ways as a topic takes, with all variants', () => {
    const many = families.filter((family) => phrasesOf(family).length > MAX_WAYS);
    expect(many.map((family) => `${family.name}: ${phrasesOf(family).length}`)).toEqual([]);
  });

  it('repeat no way and leave none empty', () => {
    const spelled = ways.map(({ family, language, text }) => `${family.name} ${language} ${text}`);
    expect(spelled.filter((way, at) => spelled.indexOf(way) !== at)).toEqual([]);
    expect(ways.filter(({ text }) => words(text).length === 0)).toEqual([]);
  });

  it('have no bare place and no bare seniority as a way', () => {
    const bare = ways.map(({ text }) => words(text).join(' '));
    expect(bare.filter((way) => SENIORITY.has(way) || isPlace(way))).toEqual([]);
  });
});
