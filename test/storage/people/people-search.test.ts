import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { peopleFilter, peopleQuery } from '../../../domain/people/people-filter.ts';
import { personDocument } from '../../../domain/people/person-document.ts';
import { personProfile } from '../../../domain/people/profile.ts';
import { connectElasticsearch } from '../../../storage/elasticsearch.ts';
import { deleteIndexes } from '../../../storage/market/search/index-lifecycle.ts';
import {
  ensurePeopleIndex,
  peopleIndexNames,
  refreshPeopleIndex,
  writePersonDocuments,
} from '../../../storage/people/search/people-index.ts';
import {
  peoplePosition,
  searchPeople,
  type PeoplePosition,
} from '../../../storage/people/search/people-search.ts';
import type { Stores } from '../../../storage/stores.ts';
import { uniqueName } from '../../support/servers.ts';
import { COVERED, peopleOracle, type DrawnPerson, type DrawnQuery } from './people-oracle.ts';

const PEOPLE = 300;
const QUERIES = 200;

const some = fc.constantFrom;
const NAMES = [
  'Ana Torres',
  'Zoë Engineer',
  'Iván Petrov',
  '王 小明',
  'Marie-Claire Böhm',
] as const;
const TITLES = ['Staff Engineer', 'Night Nurse', 'C++ Engineer', 'Chef', 'Sr. Nurse'] as const;
const SKILLS = ['Kubernetes', 'k8s', 'Go', 'JS', 'JavaScript', 'Nurse training', 'C++'] as const;
const LOCATIONS = [...new Set(Object.values(COVERED).flat()), 'The Shire, Middle-earth'];
const WORDS = ['engineer', 'NURSE', 'c++', 'ana', 'zoe', '王', 'night nurse', 'chef go'] as const;

const drawnPerson = fc.record({
  name: some(...NAMES),
  titles: fc.uniqueArray(some(...TITLES), { maxLength: 3 }),
  skills: fc.uniqueArray(some(...SKILLS), { maxLength: 3 }),
  location: fc.option(some(...LOCATIONS), { nil: null }),
  // Many share a moment, so that the order within one matters.
  grantedAt: fc.nat(20).map((second) => new Date(Date.UTC(2026, 0, 1, 0, 0, second))),
});
const drawnQuery = fc.record(
  {
    q: some(...WORDS),
    title: some('nurse', 'staff engineer', 'chef'),
    skills: some('k8s', 'go', 'JavaScript', 'Kubernetes,js', 'c++'),
    location: some(...Object.keys(COVERED), 'middle earth', 'Shire'),
  },
  { requiredKeys: [] },
);

let stores: Stores;
let people: DrawnPerson[] = [];
beforeAll(async () => {
  const url = process.env['ELASTICSEARCH_URL'] ?? '';
  const prefix = uniqueName('people');
  const search = connectElasticsearch({ url, prefix, shards: 2, replicas: 0, refreshMs: 60_000 });
  stores = { search } as Stores;
  await ensurePeopleIndex(stores, { isUnread: false });
  people = fc
    .sample(drawnPerson, PEOPLE)
    .map((one, index) => ({ ...one, id: `cand_${String(index).padStart(4, '0')}` }));
  const outcomes = await writePersonDocuments(stores, people.map(writeOf));
  expect(outcomes.filter(({ error }) => error !== null)).toEqual([]);
  await refreshPeopleIndex(stores);
});
afterAll(async () => {
  await deleteIndexes(stores, await peopleIndexNames(stores));
  await stores.search.client.close();
});

function writeOf({ id, grantedAt, titles, ...candidate }: DrawnPerson) {
  const work = titles.map((position) => ({ position }));
  const profile = personProfile(candidate, { work }, grantedAt);
  return { id, revision: 1, document: personDocument({ id, grantedAt, ...profile }) };
}

/** All ids in pages of that size, as a cursor walks. */
async function walk(query: DrawnQuery, size: number): Promise<string[]> {
  const filter = peopleFilter(peopleQuery.parse(query));
  const ids: string[] = [];
  let after: PeoplePosition | null = null;
  for (;;) {
    const hits = await searchPeople(stores, { filter, after, size });
    ids.push(...hits.map(({ id }) => id));
    if (hits.length < size) return ids;
    after = peoplePosition.parse(JSON.parse(JSON.stringify(hits.at(-1)?.position)));
  }
}

/** Promise: search finds exactly whom decision 0056 names, most relevant and newest first, in pages of any size. */
describe('searching people', () => {
  it('agrees with a slow oracle', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(drawnQuery, fc.integer({ min: 9, max: 120 }), async (query, size) => {
        const ids = await walk(query, size);
        found += ids.length;
        expect(ids).toEqual(peopleOracle(people, query));
      }),
      { numRuns: QUERIES },
    );
    expect(found).toBeGreaterThan(QUERIES);
  });

  it('indexes no contact and no word of the name for display', () => {
    const [one] = people;
    const { document } = writeOf(one as DrawnPerson);
    expect(Object.keys(JSON.parse(document.row) as object)).toEqual([
      ...['id', 'headline', 'location', 'skills', 'titles', 'years_of_experience'],
    ]);
    expect(document.row).not.toContain(one?.name);
  });
});

/** Promise: a late write never overwrites a newer one, and a deleted person is not restored by it. */
describe('writing people at revisions', () => {
  it('keeps the newest, in any order', async () => {
    const grantedAt = new Date(Date.UTC(2030, 0, 1));
    const one = { id: 'cand_late', name: 'Lou Late', skills: [], location: null, grantedAt };
    const at = (title: string, revision: number) => ({
      ...writeOf({ ...one, titles: [title] }),
      revision,
    });
    const newest = async () => {
      await refreshPeopleIndex(stores);
      return walk({ q: 'late' }, 9);
    };
    await writePersonDocuments(stores, [at('Lighthouse keeper', 3)]);
    await writePersonDocuments(stores, [at('Late sleeper', 2)]);
    expect(await newest()).toEqual(['cand_late']);
    expect(await walk({ title: 'sleeper' }, 9)).toEqual([]);
    await writePersonDocuments(stores, [{ id: 'cand_late', revision: 4, document: null }]);
    expect(await writePersonDocuments(stores, [at('Late sleeper', 3)])).toEqual([
      { id: 'cand_late', error: null },
    ]);
    expect(await newest()).toEqual([]);
    await writePersonDocuments(stores, [at('Late sleeper', 5)]);
    expect(await newest()).toEqual(['cand_late']);
    await writePersonDocuments(stores, [{ id: 'cand_late', revision: 6, document: null }]);
  });
});
