import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { groupDueJobs } from '../../../services/market/group-due-jobs.ts';
import { indexDueJobs } from '../../../services/market/indexing/index-jobs.ts';
import { prepareStores } from '../../../services/prepare-stores.ts';
import { jobModel, type JobRecord } from '../../../storage/market/job.model.ts';
import type { Stores } from '../../../storage/stores.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { changeJob, settleJobs, storeJob } from '../../support/market/stored-jobs.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

let api: TestApi;
let stores: Stores;
beforeAll(async () => {
  api = await startApi();
  stores = api.ctx.stores;
  await prepareStores(stores);
});
afterAll(async () => {
  await dropMarket(stores);
  await api.close();
});

function read(id: string): Promise<JobRecord> {
  return jobModel(stores.mongo).findById(id).lean<JobRecord>().orFail();
}

const due = () => ({ before: new Date() });

/** Promise: a job records once when search first showed it (decision 0027). */
describe('searchableAt', () => {
  it.each([
    ['grouped, then indexed', [groupDueJobs, indexDueJobs]],
    ['indexed, then grouped', [indexDueJobs, groupDueJobs]],
  ] as const)('is set by the last step: %s', async (title, [first, second]) => {
    const id = await storeJob(stores, { title });
    const before = new Date();
    await first(stores, due());
    expect(await read(id)).not.toHaveProperty('searchableAt');
    await second(stores, due());
    expect((await read(id)).searchableAt?.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it('does not change when the job is edited, closed or reopened', async () => {
    const id = await storeJob(stores, { title: 'Kiln Operator' });
    await settleJobs(stores);
    const { searchableAt } = await read(id);
    expect(searchableAt).toBeInstanceOf(Date);
    for (const change of [{ location: 'Porto' }, { closedAt: new Date() }, { closedAt: null }]) {
      await changeJob(stores, id, change);
      await settleJobs(stores);
      const after = await read(id);
      expect(after).toMatchObject({ ...change, searchableAt });
      expect(after).not.toHaveProperty('indexDueAt');
    }
  });

  it('of a duplicate is set when it replaces the closed primary job', async () => {
    const title = 'Glaze Chemist';
    const first = await storeJob(stores, { title });
    await settleJobs(stores);
    const copy = await storeJob(stores, { title, sourceId: 'src_2' });
    await settleJobs(stores);
    const hidden = await read(copy);
    expect(hidden).toMatchObject({ clusterPrimary: false, clusterId: first, clusterIds: [first] });
    expect(hidden).not.toHaveProperty('searchableAt');
    await changeJob(stores, first, { closedAt: new Date() });
    await settleJobs(stores);
    const shown = await read(copy);
    expect(shown).toMatchObject({ clusterPrimary: true, clusterIds: [first, copy] });
    expect(shown.searchableAt).toBeInstanceOf(Date);
  });
});
