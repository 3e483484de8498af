import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { noFilter } from '../../../domain/market/job-filter.ts';
import type { Job } from '../../../domain/market/job.ts';
import type { TypedQuery } from '../../../domain/market/typed-query/typed-query.ts';
import { createLineLookUp } from '../../../storage/market/search/line-findings.ts';
import { writeJobDocuments, refreshIndexes } from '../../../storage/market/search/job-index.ts';
import { writeCompanyDocuments } from '../../../storage/market/search/company-search.ts';
import {
  searchTyped,
  typedPosition,
  type TypedPosition,
} from '../../../storage/market/search/typed-search.ts';
import { companyDocument } from '../../../domain/market/company.ts';
import type { Stores } from '../../../storage/stores.ts';
import { makeTopic, makeTyped } from '../../support/market/typed-queries.ts';
import {
  dropIndexes,
  indexJobs,
  makeCompany,
  makeJob,
  makeJobCompany,
  makePlace,
  openIndexes,
} from './market-fixture.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const berlin = makePlace('Berlin', { city: 'Berlin', country: 'DE', lat: 52.52, lng: 13.405 });
const today = { postedAt: daysAgo(0) };

let stores: Stores;
beforeAll(async () => {
  stores = await openIndexes('typed-search');
});
afterAll(() => dropIndexes(stores));

interface Asked {
  sort?: 'relevance' | 'date';
  strict?: boolean;
  limit?: number;
  after?: TypedPosition | null;
}

async function search(
  typed: TypedQuery,
  { sort = 'relevance', strict = false, limit = 50, after = null }: Asked = {},
) {
  const filter = { ...noFilter, typed };
  const page = await searchTyped(stores, { filter, sort, strict, limit, after });
  const rows = page.rows.map((row) => JSON.parse(row) as { id: string; title: string });
  return { ...page, ids: rows.map(({ id }) => id), titles: rows.map(({ title }) => title) };
}

/** Ids of all pages, of random-looking sizes. */
async function walk(typed: TypedQuery, between: () => Promise<unknown>): Promise<string[]> {
  const ids: string[] = [];
  let after: TypedPosition | null = null;
  for (let limit = 1; ; limit = (limit % 5) + 1) {
    const page = await search(typed, { limit, after });
    expect(page.ids.length).toBeLessThanOrEqual(limit);
    ids.push(...page.ids);
    if (page.next === null) return ids;
    after = typedPosition.parse(JSON.parse(JSON.stringify(page.next)));
    await between();
  }
}

/** Promise: every topic must match; better places, whole phrases and newer postings come first. */
describe('the order of a typed search', () => {
  const welder = makeTopic('welder', 'schweisser');
  const night = makeTopic('night');
  const jobs = {
    title: makeJob({ ...today, title: 'Welder' }),
    german: makeJob({ ...today, title: 'Schweißer' }),
    skill: makeJob({ ...today, title: 'Metal worker', keywords: ['Welding'] }),
    department: makeJob({ ...today, title: 'Metal worker', department: 'Welder team' }),
    description: makeJob({ ...today, title: 'Metal worker', descriptionText: 'As a welder you …' }),
    old: makeJob({ title: 'Welder', postedAt: daysAgo(400) }),
    phrase: makeJob({ ...today, title: 'Night welder' }),
    apart: makeJob({ ...today, title: 'Welder for the night' }),
  } satisfies Record<string, Job>;
  const nameOf = new Map(Object.entries(jobs).map(([name, { id }]) => [id, name]));
  const names = (ids: string[]) => ids.map((id) => nameOf.get(id));
  beforeAll(() => indexJobs(stores, Object.values(jobs)));

  it('has the title first, then skills, department and description', async () => {
    const topic = { ...welder, skills: ['welding'] };
    const { ids } = await search(makeTyped([topic]));
    const found = names(ids);
    const order = ['title', 'skill', 'department', 'description'].map((name) =>
      found.indexOf(name),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(found).toContain('german');
  });

  it('has an older posting behind a newer one with the same title', async () => {
    const found = names((await search(makeTyped([welder]))).ids);
    expect(found.indexOf('old')).toBeGreaterThan(found.indexOf('title'));
  });

  it('has the whole phrase before its words apart', async () => {
    const { ids } = await search(makeTyped([night, welder]), { strict: true });
    expect(names(ids)).toEqual(['phrase', 'apart']);
  });

  it('is by date when that is asked for', async () => {
    const { ids } = await search(makeTyped([welder]), { sort: 'date' });
    expect(names(ids).at(-1)).toBe('old');
  });
});

/** Promise: a search with few rows goes on with nearly matching ones, behind all others, and says from which on. */
describe('a search with few rows', () => {
  const baker = makeTopic('baker');
  const senior = { title: 'Baker', seniorityLevel: 'senior' as const };
  const jobs = [
    ...Array.from({ length: 3 }, () => makeJob({ ...today, ...senior, locations: [berlin] })),
    ...Array.from({ length: 4 }, () => makeJob({ ...today, title: 'Baker', locations: [berlin] })),
    ...Array.from({ length: 6 }, () =>
      makeJob({ ...today, title: 'Baker', locations: [makePlace('Hamburg', { country: 'DE' })] }),
    ),
  ];
  const typed = makeTyped([baker], {
    seniorityLevels: ['senior'],
    places: [
      {
        kind: 'city',
        name: 'Berlin',
        lat: 52.52,
        lng: 13.405,
        country: 'DE',
        regionCode: null,
        radiusKm: 40,
      },
    ],
  });
  beforeAll(() => indexJobs(stores, jobs));

  it('goes on with wider rows, behind the strict ones', async () => {
    const { ids, relaxed } = await search(typed);
    const all = jobs.map(({ id }) => id);
    expect(new Set(ids.slice(0, 3))).toEqual(new Set(all.slice(0, 3)));
    expect(new Set(ids.slice(3, 7))).toEqual(new Set(all.slice(3, 7)));
    expect(ids).toHaveLength(13);
    expect(relaxed).toEqual([
      { from_row: 3, gave_up: ['seniority_level'] },
      { from_row: 7, gave_up: ['seniority_level', 'radius_km'] },
    ]);
  });

  it('stops at the strict rows with strict', async () => {
    const { ids, relaxed } = await search(typed, { strict: true });
    expect(ids).toHaveLength(3);
    expect(relaxed).toBeNull();
  });

  it('gives every row once over pages, while further jobs arrive', async () => {
    const before = await search(typed);
    const arrive = async () => {
      const job = makeJob({ ...senior, locations: [berlin], postedAt: new Date().toISOString() });
      await indexJobs(stores, [job]);
    };
    const ids = await walk(typed, arrive);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(before.ids));
  });
});

/** Promise: a word is corrected only when no posting has it, to the nearest that one has. */
describe('the findings of a line', () => {
  beforeAll(async () => {
    await indexJobs(stores, [
      makeJob({ title: 'Horticulturist', descriptionText: 'You prune orchards.' }),
    ]);
    const companies = [
      makeCompany('Zwillingswerk'),
      makeCompany('Doppelname', { slug: 'doppelname-1', id: 'org_1' }),
      makeCompany('Doppelname', { slug: 'doppelname-2', id: 'org_2' }),
    ];
    await writeCompanyDocuments(
      stores,
      companies.map((company, at) => ({
        id: `org_${at}`,
        revision: 1,
        document: companyDocument(company),
      })),
    );
    await stores.search.client.indices.refresh({ index: stores.search.companiesIndex });
  });
  const ask = (words: string[], names: string[] = []) => createLineLookUp(stores)({ words, names });

  it.each<[string, string | null | undefined, string]>([
    ['horticulturist', undefined, 'stands in a title'],
    ['orchards', undefined, 'stands in a description'],
    ['horticulturits', 'horticulturist', 'has two letters exchanged'],
    ['hortculturst', 'horticulturist', 'lacks two of many letters'],
    ['orchardz', 'orchards', 'has one wrong letter'],
    ['prnue', 'prune', 'has five letters, two of them exchanged'],
    ['prn', null, 'is too short to correct'],
    ['qqqqqqqqq', null, 'is near nothing'],
    ['x123456', null, 'has digits'],
  ])('%s → %s: the word %s', async (word, nearest, _why) => {
    const found = await ask([word]);
    expect(found.nearest.get(word)).toBe(nearest);
  });

  it('find an employer by its whole name, unless two have it', async () => {
    const { employers } = await ask([], ['zwillingswerk', 'zwillings', 'doppelname']);
    expect([...employers]).toEqual([['zwillingswerk', 'zwillingswerk']]);
  });

  it('ask nothing when there is nothing to ask', async () => {
    expect(await ask([])).toEqual({ nearest: new Map(), employers: new Map() });
  });
});

describe('a job that closes during a walk', () => {
  it('is gone from the pages that follow', async () => {
    const cooks = Array.from({ length: 12 }, () =>
      makeJob({ ...today, title: 'Cook', company: makeJobCompany('Inn') }),
    );
    await indexJobs(stores, cooks);
    const last = (await search(makeTyped([makeTopic('cook')]))).ids.at(-1) ?? '';
    let closed = false;
    const ids = await walk(makeTyped([makeTopic('cook')]), async () => {
      if (closed) return;
      closed = true;
      await writeJobDocuments(stores, [{ id: last, revision: 2, document: null }]);
      await refreshIndexes(stores);
    });
    expect(ids).not.toContain(last);
    expect(new Set(ids).size).toBe(11);
  });
});
