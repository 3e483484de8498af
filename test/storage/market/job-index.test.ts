import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { jobDocument } from '../../../domain/market/job-projection.ts';
import { noFilter } from '../../../domain/market/job-filter.ts';
import type { Job } from '../../../domain/market/job.ts';
import {
  createJobsIndex,
  deleteIndexes,
  ensureIndexes,
  jobsIndexNames,
  type JobWrite,
  refreshIndexes,
  swapJobsIndex,
  writeJobDocuments,
} from '../../../storage/market/search/job-index.ts';
import { searchJobs } from '../../../storage/market/search/job-search.ts';
import { searchIndex } from '../../../storage/market/search/search-index.ts';
import type { Stores } from '../../../storage/stores.ts';
import { dropIndexes, makeJob, openIndexes } from './market-fixture.ts';

let stores: Stores;
beforeAll(async () => {
  stores = await openIndexes('job-index');
});
afterAll(() => dropIndexes(stores));

function put(job: Job, revision: number): JobWrite {
  return { id: job.id, revision, document: jobDocument({ job, clusterPrimary: true }) };
}

async function titles(): Promise<string[]> {
  const search = { filter: noFilter, sort: 'date' as const, limit: 50, after: null };
  const page = await searchJobs(stores, search);
  return page.rows.map((row) => (JSON.parse(row) as { title: string }).title);
}

/** Promise: the index holds the state with the highest revision, for any order of writes. */
describe('writing jobs at revisions', () => {
  it('lets the newest revision win, repeated or late, and treats an outdated write as done', async () => {
    const job = makeJob({ title: 'first' });
    const writes = [put({ ...job, title: 'third' }, 3), put({ ...job, title: 'second' }, 2)];
    expect(await writeJobDocuments(stores, [put(job, 1)])).toEqual([{ id: job.id, error: null }]);
    for (const write of [...writes, ...writes]) {
      expect(await writeJobDocuments(stores, [write])).toEqual([{ id: job.id, error: null }]);
    }
    await refreshIndexes(stores);
    expect(await titles()).toEqual(['third']);

    await writeJobDocuments(stores, [{ id: job.id, revision: 4, document: null }]);
    await writeJobDocuments(stores, [put(job, 3)]);
    await writeJobDocuments(stores, [{ id: job.id, revision: 4, document: null }]);
    await refreshIndexes(stores);
    expect(await titles()).toEqual([]);
  });

  it('reports failed writes with reasons, and makes the others', async () => {
    const [good, bad] = [makeJob({ title: 'good' }), makeJob({ postedAt: 'yesterday' })];
    const outcomes = await writeJobDocuments(stores, [put(good, 1), put(bad, 1)]);
    expect(outcomes).toEqual([
      { id: good.id, error: null },
      { id: bad.id, error: expect.stringContaining('posted_at') },
    ]);
    await refreshIndexes(stores);
    expect(await titles()).toEqual(['good']);
    await writeJobDocuments(stores, [{ id: good.id, revision: 2, document: null }]);
  });

  it('never creates an index when the alias is missing', async () => {
    const missing = { ...stores, search: { ...stores.search, jobsIndex: 'test-no-such-alias' } };
    const job = makeJob();
    const outcomes = await writeJobDocuments(missing, [put(job, 1)]);
    expect(outcomes[0]?.error).toContain('index_not_found');
    expect(await stores.search.client.indices.exists({ index: 'test-no-such-alias' })).toBe(false);
  });

  it('accepts titles of any length and any characters', async () => {
    const hard = [
      'x'.repeat(10_000),
      '東京'.repeat(5_000),
      'half \ud83d pair',
      '\u0000 nul',
      '',
      ' ',
    ];
    const jobs = hard.map((title) => makeJob({ title }));
    const outcomes = await writeJobDocuments(
      stores,
      jobs.map((job) => put(job, 1)),
    );
    expect(outcomes.filter(({ error }) => error !== null)).toEqual([]);
    await refreshIndexes(stores);
    expect(await titles()).toHaveLength(hard.length);
    await writeJobDocuments(
      stores,
      jobs.map(({ id }) => ({ id, revision: 2, document: null })),
    );
  });
});

describe('rebuilding the index', () => {
  it('creates one, with any number of concurrent processes', async () => {
    const prefix = `${stores.search.jobsIndex}-many`;
    const fresh = {
      ...stores,
      search: {
        ...stores.search,
        jobsIndex: `${prefix}-jobs`,
        companiesIndex: `${prefix}-companies`,
      },
    };
    await Promise.all(Array.from({ length: 5 }, () => ensureIndexes(fresh)));
    expect(await jobsIndexNames(fresh)).toEqual([`${prefix}-jobs-v1`]);
    const indexes = [`${prefix}-jobs-v1`, `${prefix}-companies-v1`];
    await stores.search.client.indices.delete({ index: indexes });
  });

  it('swaps to a new index without a failed read, and keeps concurrent writes', async () => {
    const [kept, late] = [makeJob({ title: 'kept' }), makeJob({ title: 'late' })];
    await writeJobDocuments(stores, [put(kept, 1)]);
    await refreshIndexes(stores);
    const name = `${stores.search.jobsIndex}-v2`;
    await createJobsIndex(stores, name);

    let reading = true;
    const reads = (async () => {
      const seen: number[] = [];
      while (reading) seen.push((await titles()).length);
      return seen;
    })();
    await writeJobDocuments(stores, [put(late, 1)], [stores.search.jobsIndex, name]);
    await writeJobDocuments(stores, [put(kept, 1)], [name]);
    const old = await swapJobsIndex(stores, name);
    reading = false;

    expect(Math.min(...(await reads))).toBeGreaterThanOrEqual(1);
    expect(await jobsIndexNames(stores)).toEqual([name]);
    await deleteIndexes(stores, old);
    expect(await titles()).toEqual(['kept', 'late']);
  });
});

describe('a search that some shards cannot answer', () => {
  it('fails instead of omitting their jobs', async () => {
    const { search } = stores;
    const name = `${search.jobsIndex}-parts`;
    await createJobsIndex({ ...stores, search: { ...search, shards: 8 } }, name);
    const job = makeJob();
    const document = jobDocument({ job, clusterPrimary: true });
    const words = Array.from({ length: 200_000 }, (_, at) => `w${at}`).join(' ');
    const wordy = {
      id: job.id,
      revision: 1,
      document: document && { ...document, title_words: words },
    };
    await writeJobDocuments(stores, [wordy], [name]);
    await search.client.indices.refresh({ index: name });
    // More words than a search may contain, on the only shard with the job.
    const body = { query: { prefix: { title_words: { value: 'w', rewrite: 'scoring_boolean' } } } };
    const answer = searchIndex(search, { index: name, body, parts: 'hits' });
    await expect(answer).rejects.toMatchObject({ name: 'ResponseError' });
    await deleteIndexes(stores, [name]);
  });
});
