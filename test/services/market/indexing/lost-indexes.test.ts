import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import {
  createIndexOverdue,
  createIndexSource,
} from '../../../../activities/market/index-source.ts';
import { prepareStores } from '../../../../services/prepare-stores.ts';
import { rebuildIndexes } from '../../../../services/market/indexing/rebuild-indexes.ts';
import { companyModel } from '../../../../storage/market/company.model.ts';
import { deleteIndexes, jobsIndexNames } from '../../../../storage/market/search/job-index.ts';
import { jobModel } from '../../../../storage/market/job.model.ts';
import { makeCompany, makeJob } from '../../../storage/market/market-fixture.ts';
import { buildKey } from '../../../support/factories.ts';
import { expectIndexEqualsMongo } from '../../../support/market/market-agreement.ts';
import { dropMarket, seedMarket } from '../../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../../support/start-api.ts';

/** Promise: the indexes are projections, which any running process rebuilds from MongoDB (runbook). */
describe('indexes that were lost with all data', () => {
  const jobs = [makeJob({ title: 'Weaver' }), makeJob({ title: 'Dyer' })];
  const company = makeCompany('Loom & Vat', { coordinates: { lat: 30.27, lng: -97.74 } });
  let api: TestApi;
  let headers: Record<string, string>;
  beforeEach(async () => {
    api = await startApi();
    const { stores } = api.ctx;
    ({ headers } = await buildKey(stores));
    await seedMarket(
      stores,
      jobs.map((job) => ({ ...job, company })),
    );
    const { id, ...known } = company;
    const shown = { revision: 3, indexedRevision: 3 };
    await companyModel(stores.mongo).create({ _id: id, ...known, ...shown });
    const stored = { revision: 2, indexedRevision: 2, clusterPrimary: true };
    await jobModel(stores.mongo).updateMany({}, { $set: stored });
    await deleteIndexes(stores, [...(await jobsIndexNames(stores)), ...(await companyIndexes())]);
    expect(await rows()).toEqual([503, 503, 503]);
  });
  afterEach(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  async function companyIndexes(): Promise<string[]> {
    const { client, companiesIndex } = api.ctx.stores.search;
    return Object.keys(await client.indices.getAlias({ name: companiesIndex }));
  }

  /** The results of the three reads of the indexes: the number of rows, or the error status. */
  async function rows(): Promise<number[]> {
    const answers = ['/jobs', '/companies?q=loom', '/jobs/map'].map(async (path) => {
      const answer = await fetch(api.url + path, { headers });
      if (!answer.ok) return answer.status;
      return ((await answer.json()) as { data: unknown[] }).data.length;
    });
    return Promise.all(answers);
  }

  async function expectAllBack(): Promise<void> {
    await expectIndexEqualsMongo(api.ctx.stores);
    expect(await rows()).toEqual([2, 1, 1]);
  }

  const run = (activity: () => Promise<unknown>) => new MockActivityEnvironment().run(activity);
  const sweep = () => run(createIndexOverdue(api.ctx));

  it('are all rebuilt by reindex', async () => {
    const { stores } = api.ctx;
    const { indices } = stores.search.client;
    const swap = indices.updateAliases.bind(indices);
    let meanwhile: number[] = [];
    const swapping = jest.spyOn(indices, 'updateAliases').mockImplementationOnce(async (params) => {
      meanwhile = await rows();
      return swap(params);
    });
    const old = await rebuildIndexes(stores, `${stores.search.jobsIndex}-1`, () => undefined);
    swapping.mockRestore();
    expect(meanwhile).toEqual([503, 503, 503]);
    await deleteIndexes(stores, old);
    await expectAllBack();
  });

  it('are restored by the sweeps of a running worker', async () => {
    await sweep();
    await expectAllBack();
  });

  it('fail an import that writes to them; its retry fills them', async () => {
    const { stores } = api.ctx;
    await jobModel(stores.mongo).updateMany({}, { $set: { indexDueAt: new Date() } });
    const index = () => run(() => createIndexSource(api.ctx)({ sourceId: 'src_test', run: 'r' }));
    await expect(index()).rejects.toThrow('refused');
    await index();
    expect(await jobModel(stores.mongo).countDocuments({ indexDueAt: { $exists: true } })).toBe(0);
    await sweep();
    await expectAllBack();
  });

  it('of companies too', async () => {
    const { stores } = api.ctx;
    await prepareStores(stores);
    await sweep();
    await deleteIndexes(stores, await companyIndexes());
    await companyModel(stores.mongo).updateMany({}, { $set: { indexDueAt: new Date() } });
    const index = () => run(() => createIndexSource(api.ctx)({ sourceId: 'src_test', run: 'r' }));
    await expect(index()).rejects.toThrow('refused');
    await index();
    await sweep();
    await expectAllBack();
  });

  it('are not queried by a read that finds them unchanged', async () => {
    const { stores } = api.ctx;
    await prepareStores(stores);
    await sweep();
    const { indices } = stores.search.client;
    const questions = [jest.spyOn(indices, 'exists'), jest.spyOn(indices, 'getSettings')];
    await run(() => createIndexSource(api.ctx)({ sourceId: 'src_test', run: 'r' }));
    for (const question of questions) expect(question).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('are restored after the start of a process', async () => {
    await prepareStores(api.ctx.stores);
    expect(await rows()).toEqual([503, 503, 503]);
    await sweep();
    await expectAllBack();
  });

  it('have no readers until they are complete, whoever fills them', async () => {
    const { stores } = api.ctx;
    const ofOther = { title: 'Weaver' };
    await jobModel(stores.mongo).updateOne(ofOther, { $set: { sourceId: 'src_other' } });
    await prepareStores(stores);
    await run(() => createIndexSource(api.ctx)({ sourceId: 'src_other', run: 'r' }));
    expect((await rows())[0]).toBe(503);
    await sweep();
    await expectAllBack();
  });
});
