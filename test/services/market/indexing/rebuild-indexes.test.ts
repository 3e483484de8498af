import { afterEach, beforeAll, afterAll, describe, expect, it, jest } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { createIndexOverdue } from '../../../../activities/market/index-source.ts';
import { indexJobs } from '../../../../services/market/indexing/index-jobs.ts';
import {
  rebuildIndexes,
  rebuildJobsIndex,
} from '../../../../services/market/indexing/rebuild-indexes.ts';
import { findDueJobs } from '../../../../storage/market/due-jobs.ts';
import { findCatchUp } from '../../../../storage/market/search/catch-up-note.ts';
import { deleteIndexes, jobsIndexNames } from '../../../../storage/market/search/job-index.ts';
import { jobModel, type JobRecord } from '../../../../storage/market/job.model.ts';
import { makeJob } from '../../../storage/market/market-fixture.ts';
import { expectIndexEqualsMongo } from '../../../support/market/market-agreement.ts';
import { dropMarket, seedMarket } from '../../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../../support/start-api.ts';

/** Promise: a rebuild loses no concurrent change (decision 0025). */
describe('rebuilding the index', () => {
  const [changed, closed, kept] = [makeJob(), makeJob(), makeJob()];
  let api: TestApi;
  let names = 0;
  beforeAll(async () => {
    api = await startApi();
    await seedMarket(api.ctx.stores, [changed, closed, kept]);
    const longAgo = new Date('2026-01-01');
    const stored = { revision: 1, revisedAt: longAgo, indexDueAt: longAgo, clusterPrimary: true };
    await jobModel(api.ctx.stores.mongo).updateMany({}, { $set: stored });
    await indexDue();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  async function indexDue(): Promise<void> {
    const { stores } = api.ctx;
    await indexJobs(stores, await findDueJobs(stores, { before: new Date() }, 100));
  }

  /** A change as ingestion makes it, including the write to the current index. */
  async function change(id: string, members: Partial<JobRecord>): Promise<void> {
    const now = new Date();
    const set = { ...members, revisedAt: now, indexDueAt: now };
    await jobModel(api.ctx.stores.mongo).updateOne(
      { _id: id },
      { $set: set, $inc: { revision: 1 } },
    );
    await indexDue();
  }

  async function rebuild(): Promise<{ name: string; old: string[] }> {
    names += 1;
    const name = `${api.ctx.stores.search.jobsIndex}-${names}`;
    return { name, old: await rebuildJobsIndex(api.ctx.stores, name, () => undefined) };
  }

  /** The copy is complete by then, and writes still go to the old index. */
  function justBeforeTheSwap(happens: () => Promise<void>): void {
    const { indices } = api.ctx.stores.search.client;
    const updateAliases = indices.updateAliases.bind(indices);
    jest.spyOn(indices, 'updateAliases').mockImplementationOnce(async (params) => {
      await happens();
      return updateAliases(params);
    });
  }

  /** Runs after the first, second and further batches are in the new index. */
  function afterBatches(...happenings: (() => Promise<void>)[]): void {
    const { client, jobsIndex } = api.ctx.stores.search;
    const filled = `"_index":"${jobsIndex}-${names + 1}"`;
    const request = client.transport.request.bind(client.transport);
    jest.spyOn(client.transport, 'request').mockImplementation(async (params, options) => {
      const answer = await request(params, options);
      const { bulkBody } = params;
      if (typeof bulkBody === 'string' && bulkBody.includes(filled)) await happenings.shift()?.();
      return answer;
    });
  }

  /** A change makes the catch-up write a batch; when that is done, another change follows. */
  function behindTheCatchUp(happens: () => Promise<void>): void {
    afterBatches(() => change(kept.id, { title: 'Changed during the copy' }), happens);
  }

  it('includes changes during a long catch-up', async () => {
    const now = Date.now.bind(Date);
    behindTheCatchUp(async () => {
      await change(changed.id, { title: 'Changed behind the catch-up' });
      jest.spyOn(Date, 'now').mockImplementation(() => now() + 10 * 60_000);
    });
    const { old } = await rebuild();
    await expectIndexEqualsMongo(api.ctx.stores);
    await deleteIndexes(api.ctx.stores, old);
  });

  it('leaves the rest to the sweep when it is killed right after the swap', async () => {
    const before = await jobsIndexNames(api.ctx.stores);
    const { indices } = api.ctx.stores.search.client;
    const updateAliases = indices.updateAliases.bind(indices);
    jest.spyOn(indices, 'updateAliases').mockImplementationOnce(async (params) => {
      // Written to the old index and marked as done.
      await change(changed.id, { title: 'Changed before the kill' });
      await updateAliases(params);
      throw new Error('killed');
    });
    await expect(rebuild()).rejects.toThrow('killed');
    await new MockActivityEnvironment().run(createIndexOverdue(api.ctx));
    await expectIndexEqualsMongo(api.ctx.stores);
    const { stores } = api.ctx;
    expect(await findCatchUp(stores, stores.search.jobsIndex)).toBeNull();
    await deleteIndexes(api.ctx.stores, before);
  });

  it('includes changes and closings just before the swap', async () => {
    justBeforeTheSwap(async () => {
      await change(changed.id, { title: 'Changed in the last moment' });
      await change(closed.id, { closedAt: new Date() });
    });
    const { name, old } = await rebuild();
    expect(await jobsIndexNames(api.ctx.stores)).toEqual([name]);
    await expectIndexEqualsMongo(api.ctx.stores);
    await deleteIndexes(api.ctx.stores, old);
  });

  it('removes old indexes of killed rebuilds, and none that is being filled', async () => {
    const { search } = api.ctx.stores;
    const [forgotten, filled] = [
      `${search.jobsIndex}-1700000000000`,
      `${search.jobsIndex}-${Date.now()}`,
    ];
    const others = [`${search.jobsIndex}-backup`, `${search.jobsIndex}-1700000000000-copy`];
    for (const index of [forgotten, filled, ...others])
      await search.client.indices.create({ index });
    const before = await jobsIndexNames(api.ctx.stores);
    names += 1;
    const name = `${search.jobsIndex}-${names}`;
    const old = await rebuildIndexes(api.ctx.stores, name, () => undefined);
    const all = Object.keys(await search.client.indices.get({ index: `${search.jobsIndex}-*` }));
    expect(all.sort()).toEqual([...before, ...others, filled, name].sort());
    await deleteIndexes(api.ctx.stores, [...old, ...others, filled]);
  });

  it('keeps the old index when it fails, and nothing of the new one', async () => {
    const before = await jobsIndexNames(api.ctx.stores);
    const { client } = api.ctx.stores.search;
    const request = client.transport.request.bind(client.transport);
    jest.spyOn(client.transport, 'request').mockImplementation((params, options) => {
      if (params.path === '/_bulk') throw new Error('too much to do');
      return request(params, options);
    });
    await expect(rebuild()).rejects.toThrow('too much to do');
    expect(await jobsIndexNames(api.ctx.stores)).toEqual(before);
    const all = await client.indices.get({ index: `${api.ctx.stores.search.jobsIndex}-*` });
    expect(Object.keys(all)).toEqual(before);
    await expectIndexEqualsMongo(api.ctx.stores);
  });
});
