import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createBatchWriter } from '../../../activities/market/batch-writer.ts';
import { connectorOf } from '../../../connectors/registry.ts';
import { groupDueJobs } from '../../../services/market/group-due-jobs.ts';
import { prepareStores } from '../../../services/prepare-stores.ts';
import { companyModel } from '../../../storage/market/company.model.ts';
import { findUncounted } from '../../../storage/market/counting-due.ts';
import { runPageModel } from '../../../storage/market/ingestion-run.model.ts';
import { jobModel, type JobRecord } from '../../../storage/market/job.model.ts';
import { isSourceUpToDate } from '../../../storage/market/source-up-to-date.ts';
import { ensureSource, type SourceRecord } from '../../../storage/market/sources.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { whileCounting } from '../../support/market/while-counting.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const TEXT =
  '<p>Fire porcelain at night, keep the log, and call the engineer when the cone bends early. ' +
  'You know electric and gas kilns, you like quiet, and you have worked with glazes before.</p>';

/** Promise: pending work of a batch is marked before the batch is acknowledged, and no mark means no pending work. */
describe('the pending work of a batch', () => {
  let api: TestApi;
  let own: SourceRecord;
  let other: SourceRecord;

  beforeAll(async () => {
    api = await startApi();
    await prepareStores(api.ctx.stores);
    own = await addSource('own');
    other = await addSource('other');
  });
  beforeEach(async () => {
    jest.restoreAllMocks();
    const { mongo } = api.ctx.stores;
    for (const name of ['jobs', 'companies', 'ingestion_run_pages']) {
      await mongo.collection(name).deleteMany({});
    }
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  function addSource(token: string): Promise<SourceRecord> {
    const read = { cadenceMinutes: 60, enabled: true };
    const board = { kind: 'ashby', token, companyName: 'Tegula Ceramics', ...read } as const;
    return ensureSource(api.ctx.stores, board);
  }

  const row = (id: string, title: string) => ({
    id,
    title,
    isListed: true,
    location: 'Lyon, France',
    publishedAt: '2026-05-04T08:00:00.000+00:00',
    applyUrl: `https://jobs.example.com/${id}`,
    descriptionHtml: TEXT,
  });

  async function write(source: SourceRecord, ...rows: object[]): Promise<void> {
    const read = { source, run: `${source.token} run`, connector: connectorOf('ashby') };
    const writer = createBatchWriter(api.ctx, read);
    await writer.write(rows, 'first');
    await writer.settled();
  }

  const jobs = () => jobModel(api.ctx.stores.mongo);
  const job = (externalId: string) => jobs().findOne({ externalId }).lean<JobRecord>().orFail();
  const uncounted = () => findUncounted(api.ctx.stores, { sourceId: own._id });
  const openJobs = async () =>
    (await companyModel(api.ctx.stores.mongo).findOne().lean().orFail()).openJobs;

  it('is the company for a new job without duplicates', async () => {
    await write(own, row('a', 'Kiln Operator'));
    const made = await job('a');
    expect(made).toMatchObject({ revision: 1, indexedRevision: 1 });
    expect(made).not.toHaveProperty('groupDue');
    expect(made).not.toHaveProperty('indexDueAt');
    expect(await uncounted()).toMatchObject([{ countDue: { companyIds: [made.company.id] } }]);
    expect(await isSourceUpToDate(api.ctx.stores, own._id)).toBe(false);
  });

  it('is the company and the cluster for a job that another source has too', async () => {
    await write(other, row('theirs', 'Kiln Operator'));
    await write(own, row('a', 'Kiln Operator'), row('b', 'Glaze Chemist'));
    expect(await job('a')).toHaveProperty('groupDue');
    expect(await job('b')).not.toHaveProperty('groupDue');
    await groupDueJobs(api.ctx.stores, { sourceId: own._id });
    expect((await job('a')).clusterId).toBe((await job('theirs')).clusterId);
    expect(await jobs().countDocuments({ groupDue: { $exists: true } })).toBe(0);
  });

  it('is the company and the cluster for a changed job', async () => {
    await write(own, row('a', 'Kiln Operator'));
    await write(own, row('a', 'Night Kiln Operator'));
    expect(await job('a')).toMatchObject({ revision: 2, indexedRevision: 2 });
    expect(await job('a')).toHaveProperty('groupDue');
  });

  it('is everything while the index is unreachable', async () => {
    const { client } = api.ctx.stores.search;
    jest.spyOn(client.transport, 'request').mockRejectedValue(new Error('away'));
    await write(own, row('a', 'Kiln Operator'));
    expect(await job('a')).toMatchObject({ indexedRevision: 0 });
    expect(await job('a')).toHaveProperty('indexDueAt');
    expect(await job('a')).toHaveProperty('groupDue');
  });

  it('stays when the batch is read again after a crash, and is counted once', async () => {
    await write(own, row('a', 'Kiln Operator'), row('b', 'Glaze Chemist'));
    await write(own, row('a', 'Kiln Operator'), row('b', 'Glaze Chemist'));
    expect(await uncounted()).toHaveLength(1);
    expect(await openJobs()).toBe(0);
    await groupDueJobs(api.ctx.stores, { sourceId: own._id });
    expect(await openJobs()).toBe(2);
    expect(await uncounted()).toEqual([]);
  });

  it('does not expire before it is done', async () => {
    const expiries = async () =>
      (await runPageModel(api.ctx.stores.mongo).find().lean()).map((page) => 'expiresAt' in page);
    await write(own, row('a', 'Kiln Operator'));
    expect(await expiries()).toEqual([false]);
    await write(own, row('a', 'Kiln Operator'));
    expect(await expiries()).toEqual([false]);
    await groupDueJobs(api.ctx.stores, { sourceId: own._id });
    expect(await expiries()).toEqual([true]);
    await write(other);
    expect(await expiries()).toEqual([true, true]);
  });

  it('is picked up by the sweep when it is overdue', async () => {
    await write(own, row('a', 'Kiln Operator'));
    const past = new Date(Date.now() - 120_000);
    const before = new Date(Date.now() - 60_000);
    await groupDueJobs(api.ctx.stores, { before });
    expect(await openJobs()).toBe(0);
    const pages = runPageModel(api.ctx.stores.mongo);
    await pages.updateMany({}, { $set: { 'countDue.at': past } });
    await groupDueJobs(api.ctx.stores, { before });
    expect(await openJobs()).toBe(1);
    expect(await isSourceUpToDate(api.ctx.stores, own._id)).toBe(true);
  });

  it('stays for a batch that is written again while its companies are counted', async () => {
    await write(own, row('a', 'Kiln Operator'));
    whileCounting(api.ctx.stores, () =>
      write(own, row('a', 'Kiln Operator'), row('b', 'Glaze Chemist')),
    );
    await groupDueJobs(api.ctx.stores, { sourceId: own._id });
    expect(await openJobs()).toBe(1);
    expect(await uncounted()).toHaveLength(1);
    await groupDueJobs(api.ctx.stores, { sourceId: own._id });
    expect(await openJobs()).toBe(2);
  });
});
