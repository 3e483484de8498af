import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { createBatchWriter } from '../../../activities/market/batch-writer.ts';
import { createExpireJobs } from '../../../activities/market/expire-jobs.ts';
import { connectorOf } from '../../../connectors/registry.ts';
import { prepareStores } from '../../../services/prepare-stores.ts';
import { jobModel } from '../../../storage/market/job.model.ts';
import { refreshIndexes } from '../../../storage/market/search/job-index.ts';
import { ensureSource } from '../../../storage/market/sources.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

// Promise: a closed job is never in search (decision 0010).
describe('jobs whose deadline has passed', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
    await prepareStores(api.ctx.stores);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  /** Two jobs that a source has just delivered. The deadline of one passes. */
  async function passDeadline(token: string): Promise<void> {
    const read = { companyName: 'Tegula', cadenceMinutes: 60, enabled: true };
    const source = await ensureSource(api.ctx.stores, { kind: 'ashby', token, ...read });
    const connector = connectorOf('ashby');
    const writer = createBatchWriter(api.ctx, { source, run: token, connector });
    const row = (title: string) => ({ id: title, title, jobUrl: 'https://jobs.example.com/' });
    await writer.write([row(`open ${token}`), row(`over ${token}`)], '1');
    await writer.settled();
    await jobModel(api.ctx.stores.mongo).updateOne(
      { externalId: `over ${token}` },
      { $set: { closesAt: new Date(Date.now() - 1000) } },
    );
  }

  const expire = () => new MockActivityEnvironment().run(createExpireJobs(api.ctx));

  async function found(token: string): Promise<string[]> {
    await refreshIndexes(api.ctx.stores);
    const { client, jobsIndex } = api.ctx.stores.search;
    const { hits } = await client.search<never>({ index: jobsIndex, stored_fields: ['row'] });
    const titles = hits.hits.map(({ fields = {} }) => {
      const [row] = fields['row'] as string[];
      return (JSON.parse(row ?? '') as { title: string }).title;
    });
    return titles.filter((title) => title.endsWith(` ${token}`)).sort();
  }

  const closed = (token: string) =>
    jobModel(api.ctx.stores.mongo).countDocuments({
      externalId: `over ${token}`,
      closedAt: { $ne: null },
    });

  it('are no longer in search when they are closed', async () => {
    await passDeadline('swift');
    expect(await found('swift')).toEqual(['open swift', 'over swift']);
    expect(await expire()).toBe(1);
    expect(await found('swift')).toEqual(['open swift']);
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('no'))],
    ['does not answer', () => new Promise<never>(() => undefined)],
  ])('are closed and stay due when the index %s', async (state, answer) => {
    await passDeadline(state);
    jest.spyOn(api.ctx.stores.search.client.transport, 'request').mockImplementation(answer);
    expect(await expire()).toBe(1);
    expect(await closed(state)).toBe(1);
    const due = { externalId: `over ${state}`, indexDueAt: { $exists: true } };
    expect(await jobModel(api.ctx.stores.mongo).countDocuments(due)).toBe(1);
  });
});
