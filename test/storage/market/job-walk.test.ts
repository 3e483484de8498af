import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Job } from '../../../domain/market/job.ts';
import { jobFilter } from '../../../domain/market/job-filter.ts';
import { searchJobsQuery } from '../../../domain/market/job-filter-query.ts';
import { refreshIndexes, writeJobDocuments } from '../../../storage/market/search/job-index.ts';
import {
  jobPosition,
  type JobPosition,
  searchJobs,
} from '../../../storage/market/search/job-search.ts';
import type { Stores } from '../../../storage/stores.ts';
import { dropIndexes, indexJobs, makeJob, makeJobCompany, openIndexes } from './market-fixture.ts';

/** Changes of the index between two pages. */
type Between = () => Promise<unknown>;

const numbers = fc.sample(fc.nat(), { numRuns: 5_000, seed: 7 });
let drawn = 0;
function random(below: number): number {
  drawn += 1;
  return (numbers[drawn % numbers.length] ?? 0) % below;
}

/** Many share a timestamp, so that the order within one matters; half match "nurse" by title. */
function walkJob(): Job {
  const inTitle = random(2) === 0;
  return makeJob({
    title: inTitle ? 'Night Nurse' : 'Porter',
    company: makeJobCompany(inTitle ? 'Hospital' : 'Nurse House'),
    postedAt: new Date(Date.UTC(2026, 0, 1) + random(20) * 1000).toISOString(),
  });
}

let stores: Stores;
beforeAll(async () => {
  stores = await openIndexes('job-walk');
});
afterAll(() => dropIndexes(stores));

async function walk(query: Record<string, string>, between: Between): Promise<string[]> {
  const { filter } = jobFilter(searchJobsQuery.parse(query), () => null);
  const ids: string[] = [];
  let after: JobPosition | null = null;
  do {
    const limit = 1 + random(9);
    const page = await searchJobs(stores, { filter, sort: 'relevance', limit, after });
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    ids.push(...page.rows.map((row) => (JSON.parse(row) as { id: string }).id));
    after = page.next && jobPosition.parse(JSON.parse(JSON.stringify(page.next)));
    await between();
  } while (after !== null);
  return ids;
}

async function closeJobs(ids: string[]): Promise<void> {
  const writes = ids.map((id) => ({ id, revision: 2, document: null }));
  await writeJobDocuments(stores, writes);
  await refreshIndexes(stores);
}

describe.each([[{}], [{ q: 'nurse' }], [{ q: 'nurse', title: 'night,porter' }]])(
  'a cursor walk over %j',
  (query) => {
    const standing = Array.from({ length: 150 }, walkJob);
    const leaving = Array.from({ length: 50 }, walkJob);

    beforeAll(() => indexJobs(stores, [...standing, ...leaving]));
    afterAll(() => closeJobs([...standing, ...leaving].map((job) => job.id)));

    it('visits every open job exactly once, in pages of any size', async () => {
      const ids = await walk(query, () => Promise.resolve());
      expect(ids.toSorted()).toEqual([...standing, ...leaving].map((job) => job.id).toSorted());
    });

    it('does so while other jobs are added and closed between its pages', async () => {
      const added: string[] = [];
      const toClose = leaving.map((job) => job.id);
      const ids = await walk(query, async () => {
        const fresh = Array.from({ length: 3 }, walkJob);
        if (added.length < 60) {
          added.push(...fresh.map((job) => job.id));
          await indexJobs(stores, fresh);
        }
        await closeJobs(toClose.splice(0, 2));
      });
      expect(new Set(ids).size).toBe(ids.length);
      const seen = new Set(ids);
      expect(standing.filter((job) => !seen.has(job.id))).toEqual([]);
      const known = new Set([...standing, ...leaving].map((job) => job.id).concat(added));
      expect(ids.filter((id) => !known.has(id))).toEqual([]);
      await closeJobs(added);
    });
  },
);
