import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { remedies } from '../../../../domain/common/outages.ts';
import { indexDueJobs } from '../../../../services/market/indexing/index-jobs.ts';
import { outageOf } from '../../../../services/outages/outage-of.ts';
import { jobModel } from '../../../../storage/market/job.model.ts';
import { makeJob } from '../../../storage/market/market-fixture.ts';
import { buildOperator } from '../../../support/console/member.ts';
import { dropMarket, seedMarket } from '../../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../../support/start-api.ts';

/** Promise: a full disk of Elasticsearch is named, stops no search, and loses no job. */
describe('an index that a full disk has made read-only', () => {
  const job = makeJob();
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
    await seedMarket(api.ctx.stores, [job]);
    const due = {
      revision: 2,
      revisedAt: new Date(),
      indexDueAt: new Date(),
      clusterPrimary: true,
    };
    await jobs().updateOne({ _id: job.id }, { $set: due });
  });
  afterAll(async () => {
    await block(null);
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  const jobs = () => jobModel(api.ctx.stores.mongo);
  const index = () => indexDueJobs(api.ctx.stores, { ids: [job.id] });
  const dueNow = () => jobs().countDocuments({ indexDueAt: { $exists: true } });

  /** Sets the block that Elasticsearch sets above the flood-stage watermark, or lifts it. */
  async function block(isBlocked: true | null): Promise<void> {
    const { client, jobsIndex } = api.ctx.stores.search;
    const settings = { 'index.blocks.read_only_allow_delete': isBlocked };
    await client.indices.putSettings({ index: jobsIndex, settings: settings });
  }

  async function readiness(): Promise<[number, unknown]> {
    const checked = await api.ctx.readiness();
    const answer = await fetch(`${api.url}/readyz`);
    expect(await answer.json()).toEqual(checked);
    return [answer.status, checked];
  }

  it('is named by the failed pass and by /readyz, and the process stays ready', async () => {
    await block(true);
    const failure = await index().catch((error: unknown) => error);
    expect(outageOf(failure)).toBe('searchReadOnly');
    expect(await dueNow()).toBe(1);
    expect(await readiness()).toEqual([
      200,
      {
        status: 'ok',
        checks: { mongodb: 'ok', elasticsearch: 'impaired', temporal: 'ok' },
        causes: { elasticsearch: remedies.searchReadOnly },
      },
    ]);
  });

  it('stands on the overview of operators, with the way out', async () => {
    await block(true);
    const { headers } = await buildOperator(api);
    const overview = await (await fetch(`${api.url}/console`, { headers })).text();
    expect(overview).toMatch(/<th scope="row">Elasticsearch<\/th>[^]*?impaired/);
    expect(overview).toContain('free space or add a node');
  });

  it('takes the waiting job once the block is lifted', async () => {
    await block(null);
    expect(await index()).toBe(1);
    expect(await dueNow()).toBe(0);
  });
});
