import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usageMonth } from '../../../domain/platform/meters.ts';
import { UsageRecorder } from '../../../services/platform/usage.ts';
import { findUsage } from '../../../storage/platform/usage.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

describe('createUsageRecorder', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ routes: [] });
  });
  afterAll(() => api.close());
  const month = usageMonth(new Date());

  it('adds up what several processes count, each meter by itself', async () => {
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

  it('writes by itself within a second', async () => {
    const { stores, log } = api.ctx;
    const recordedAt = Date.now();
    new UsageRecorder(stores, log).record('acc_3', 'search_rows', 5);
    while ((await findUsage(stores, 'acc_3', month)).search_rows !== 5) {
      expect(Date.now() - recordedAt).toBeLessThan(5_000);
    }
  });
});
