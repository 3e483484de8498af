import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isSourceUpToDate } from '../../../storage/market/source-up-to-date.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const waiting = { closedAt: null, missedReads: 0 };

/** Promise: an unchanged feed is skipped only if no earlier read left pending work. */
describe('a source without pending work', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(async () => {
    await api.close();
  });

  it.each([
    ['one open job in step with the index', {}, true],
    ['a job that was missing from the last read', { missedReads: 1 }, false],
    ['one that was missing and is closed', { missedReads: 2, closedAt: new Date() }, true],
    ['a job whose cluster is to be worked out', { groupDue: { at: new Date(), mark: 'm' } }, false],
    [
      'a closed job that the index still shows',
      { closedAt: new Date(), indexDueAt: new Date() },
      false,
    ],
  ])('%s', async (name, job, expected) => {
    const sourceId = `src_${name}`;
    const jobs = api.ctx.stores.mongo.collection<{ _id: string; sourceId: string }>('jobs');
    const record = { _id: `job_${name}`, sourceId, externalId: name, ...waiting, ...job };
    await jobs.insertOne(record);
    expect(await isSourceUpToDate(api.ctx.stores, sourceId)).toBe(expected);
    expect(await isSourceUpToDate(api.ctx.stores, `${sourceId} of others`)).toBe(true);
  });
});
