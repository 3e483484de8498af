import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usageMonth } from '../../../domain/accounts/meters.ts';
import { UsageRecorder } from '../../../services/accounts/usage.ts';
import { usageModel } from '../../../storage/accounts/usage.model.ts';
import { findUsage } from '../../../storage/accounts/usage.ts';
import { watchedStores } from '../../support/crashing-stores.ts';
import { eventually } from '../../support/eventually.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: counters may lag behind usage and never run ahead of it (decision 0006). */
describe('UsageRecorder', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ routes: [] });
  });
  afterAll(() => api.close());
  const month = usageMonth(new Date());

  it('adds up the counts of several processes, per meter', async () => {
    const { stores, log } = api.ctx;
    const recorders = [new UsageRecorder(stores, log), new UsageRecorder(stores, log)];
    for (const recorder of recorders) {
      for (let i = 0; i < 10; i += 1) recorder.record('acc_1', 'search_rows', 20);
      recorder.record('acc_1', 'job_details', 1);
      recorder.record('acc_2', 'map_rows', 3);
      recorder.record('acc_2', 'company_rows', 0);
    }
    await Promise.all(recorders.map((recorder) => recorder.flush()));
    expect(await findUsage(stores, 'acc_1', month)).toEqual({ search_rows: 400, job_details: 2 });
    expect(await findUsage(stores, 'acc_2', month)).toEqual({ map_rows: 6 });
  });

  it('adds a stored write once when its response was lost', async () => {
    const { stores, log } = api.ctx;
    let answersLost = 0;
    const flapping = watchedStores(stores, (step, when) => {
      if (step !== 'usage.bulkWrite' || when === 'before' || answersLost === 3) return;
      answersLost += 1;
      throw new Error('The connection is gone.');
    });
    const recorder = new UsageRecorder(flapping, log);
    for (let flushes = 0; flushes < 5; flushes += 1) {
      recorder.record('acc_lost', 'search_rows', 20);
      await recorder.flush();
    }
    expect(answersLost).toBe(3);
    expect(await findUsage(stores, 'acc_lost', month)).toEqual({ search_rows: 100 });
  });

  it('adds a partly failed write once', async () => {
    const { stores, log } = api.ctx;
    const usage = usageModel(stores.mongo);
    const broken = { _id: `acc_broken:${month}`, accountId: 'acc_broken', period: month };
    await usage.collection.insertOne({ ...broken, used: 'not to be added to' } as never);
    const recorder = new UsageRecorder(stores, log);
    recorder.record('acc_broken', 'search_rows', 3);
    recorder.record('acc_whole', 'search_rows', 20);
    await recorder.flush();
    recorder.record('acc_whole', 'search_rows', 1);
    await recorder.flush();
    await usage.updateOne({ _id: broken._id }, { $set: { used: {} } });
    // An attempt that failed just before is repeated behind the flush that waited for it.
    await eventually('the repeated write', async () => {
      await recorder.flush();
      return (await findUsage(stores, 'acc_broken', month)).search_rows === 3;
    });
    await recorder.flush();
    expect(await findUsage(stores, 'acc_whole', month)).toEqual({ search_rows: 21 });
    expect(await findUsage(stores, 'acc_broken', month)).toEqual({ search_rows: 3 });
  });

  it('writes by itself', async () => {
    const { stores, log } = api.ctx;
    new UsageRecorder(stores, log).record('acc_3', 'search_rows', 5);
    const written = async () => (await findUsage(stores, 'acc_3', month)).search_rows === 5;
    await eventually('the write', written);
  });
});
