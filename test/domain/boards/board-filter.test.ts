import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { boardFacets } from '../../../domain/boards/board-facets.ts';
import {
  boardEntry,
  boardFilterQuery,
  searchBoard,
  type BoardFilter,
} from '../../../domain/boards/board-filter.ts';
import { boardRoleRow } from '../../../domain/boards/board-role.ts';
import { defaultFeatures } from '../../../domain/hiring/board-features.ts';
import { placesInput, resolvePlaces } from '../../../domain/hiring/places.ts';
import { employmentTypes, workplaceTypes } from '../../../domain/market/enums.ts';
import { listedPosting } from '../../support/hiring/board-posting.ts';

const entryOf = (change: Parameters<typeof listedPosting>[0]) =>
  boardEntry(boardRoleRow(listedPosting(change), defaultFeatures, new Date()));

const board = [
  entryOf({ title: 'Backend Engineer', department: 'Engineering', places: ['Berlin, Germany'] }),
  entryOf({ title: 'Café Manager', department: 'Hospitality', places: ['Lyon', 'Berlin'] }),
  entryOf({ title: 'Engineering Manager', department: 'engineering', workplaceType: 'remote' }),
  entryOf({ title: 'Night Watch', employmentType: 'part_time', places: ['berlin, germany'] }),
];
const query = z.object(boardFilterQuery);
const titles = (filter: BoardFilter) =>
  searchBoard(board, filter)
    .roles()
    .map(({ row }) => row.title);

describe('filters of a board', () => {
  it.each<[name: string, filter: BoardFilter, found: string[]]>([
    [
      'beginnings of words of title, department and place',
      { q: 'eng BERLIN' },
      ['Backend Engineer'],
    ],
    ['accents and case do not matter', { q: 'cafe' }, ['Café Manager']],
    ['a word that stands in the middle only is none', { q: 'ngineer' }, []],
    [
      'departments, however they are written',
      { department: ['ENGINEERING'] },
      ['Backend Engineer', 'Engineering Manager'],
    ],
    ['a place as it is worded', { location: ['Berlin'] }, ['Café Manager']],
    [
      'a place with a comma, in any case',
      { location: ['Berlin, Germany'] },
      ['Backend Engineer', 'Night Watch'],
    ],
    [
      'whole words of places otherwise',
      { location: ['Germany'] },
      ['Backend Engineer', 'Night Watch'],
    ],
    [
      'any of several',
      { location: ['Lyon', 'Germany'] },
      ['Backend Engineer', 'Café Manager', 'Night Watch'],
    ],
    [
      'all filters at once',
      { location: ['Germany'], employment_type: ['part_time'] },
      ['Night Watch'],
    ],
    ['a role that does not say is not found', { workplace_type: ['on_site', 'hybrid'] }, []],
  ])('%s', (_name, filter, found) => {
    expect(titles(filter)).toEqual(found);
  });

  it.each(['!!!', '\u200b', '- –', '"', '👷'])('%j is refused: it has no word', (q) => {
    expect(query.safeParse({ q }).error?.issues).toMatchObject([
      { path: ['q'], message: 'has no words to search for' },
    ]);
    expect(query.parse({ q: `${q} eng ` })).toEqual({ q: `${q} eng` });
  });

  it.each<[string, object]>([
    ['in its parts', { city: 'c'.repeat(100), region: 'r'.repeat(100), country: 'Germany' }],
    ['as a text', { text: 't'.repeat(200) }],
  ])('the longest possible place, stated %s, matches its own facet', (_how, stated) => {
    const places = resolvePlaces(placesInput.parse([stated])).map(({ text }) => text);
    const roles = [entryOf({ places })];
    const location = boardFacets(searchBoard(roles, {})).locations.map(({ value }) => value);
    const filter = query.parse({ location });
    expect([location, searchBoard(roles, filter).roles()]).toEqual([places, roles]);
  });
});

const name = fc.constantFrom('Engineering', 'ENGINEERING', 'Sales', 'Häuser', 'sales & more');
const place = fc.constantFrom(
  'Berlin',
  'Berlin, Germany',
  'berlin',
  'Lyon, France',
  'Remote, Germany',
);
const entry = fc
  .record({
    title: fc.constantFrom('Engineer', 'Sales Lead', 'Cook'),
    department: fc.option(name, { nil: null }),
    places: fc.array(place, { maxLength: 3 }),
    workplaceType: fc.option(fc.constantFrom(...workplaceTypes), { nil: null }),
    employmentType: fc.option(fc.constantFrom(...employmentTypes), { nil: null }),
  })
  .map(entryOf);
const filter: fc.Arbitrary<BoardFilter> = fc.record(
  {
    q: fc.constantFrom('e', 'sales', 'cook berlin'),
    department: fc.array(name, { minLength: 1, maxLength: 2 }),
    location: fc.array(place, { minLength: 1, maxLength: 2 }),
    workplace_type: fc.array(fc.constantFrom(...workplaceTypes), { minLength: 1, maxLength: 2 }),
  },
  { requiredKeys: [] },
);

/** Promise: a facet is counted under the other filters, and its values work as filters (decision 0012). */
describe('facets', () => {
  it.each([
    ['departments', 'department'],
    ['locations', 'location'],
    ['workplace_types', 'workplace_type'],
    ['employment_types', 'employment_type'],
  ] as const)('%s: every count equals the number of matches', (facet, parameter) => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), filter, (entries, others) => {
        for (const { value, count } of boardFacets(searchBoard(entries, others))[facet]) {
          const narrowed = { ...others, [parameter]: [value] };
          expect(searchBoard(entries, narrowed).roles()).toHaveLength(count);
        }
      }),
    );
  });

  it('labels codes, and shows names in the words of their roles', () => {
    expect(boardFacets(searchBoard(board, {}))).toEqual({
      departments: [
        { value: 'Engineering', label: 'Engineering', count: 2 },
        { value: 'Hospitality', label: 'Hospitality', count: 1 },
      ],
      locations: [
        { value: 'Berlin, Germany', label: 'Berlin, Germany', count: 2 },
        { value: 'Berlin', label: 'Berlin', count: 1 },
        { value: 'Lyon', label: 'Lyon', count: 1 },
      ],
      workplace_types: [{ value: 'remote', label: 'Remote', count: 1 }],
      employment_types: [{ value: 'part_time', label: 'Part-time', count: 1 }],
    });
  });
});
