import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createBatchWriter } from '../../../activities/market/batch-writer.ts';
import type { Connector } from '../../../connectors/connector.ts';
import { connectorOf } from '../../../connectors/registry.ts';
import { prepareStores } from '../../../services/prepare-stores.ts';
import { jobModel, type JobRecord } from '../../../storage/market/job.model.ts';
import { rejectedRowModel } from '../../../storage/market/ingestion-run.model.ts';
import { seenRows } from '../../../storage/market/ingestion-runs.ts';
import { saveJobSummary } from '../../../storage/market/job-summaries.ts';
import { findJob } from '../../../storage/market/jobs.ts';
import { ensureSource, type SourceRecord } from '../../../storage/market/sources.ts';
import { makeSummary } from '../../storage/market/market-fixture.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

describe('batches of a read', () => {
  const summary = makeSummary('Keep the kilns warm.');
  let api: TestApi;
  let source: SourceRecord;
  beforeAll(async () => {
    api = await startApi();
    await prepareStores(api.ctx.stores);
    const board = { kind: 'ashby', token: 'kilns', companyName: 'Tegula Ceramics' } as const;
    const read = { cadenceMinutes: 60, enabled: true };
    source = await ensureSource(api.ctx.stores, { ...board, ...read });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  const jobs = () => jobModel(api.ctx.stores.mongo);
  const job = (externalId: string) => jobs().findOne({ externalId }).lean<JobRecord>().orFail();

  const row = (externalId: string, title: string) => ({
    id: externalId,
    title,
    isListed: true,
    publishedAt: '2026-05-04T08:00:00.000+00:00',
    applyUrl: `https://jobs.example.com/${externalId}`,
    descriptionHtml: '<p>Keep the kilns of a tile factory warm.</p>',
  });

  async function read(run: string, ...batches: object[][]): Promise<void> {
    await readBy(connectorOf('ashby'), run, batches);
  }

  async function readBy(connector: Connector, run: string, batches: object[][]): Promise<void> {
    const writer = createBatchWriter(api.ctx, { source, run, connector });
    for (const [index, rows] of batches.entries()) await writer.write(rows, String(index));
    await writer.settled();
  }

  const write = (externalId: string, title: string) => read(title, [row(externalId, title)]);

  /** Runs between a batch's read of its jobs and its writes. */
  function meanwhile(happens: () => Promise<unknown>): void {
    const { collection } = jobs();
    const bulkWrite = collection.bulkWrite.bind(collection) as (
      ...args: unknown[]
    ) => Promise<never>;
    jest.spyOn(collection, 'bulkWrite').mockImplementationOnce(async (...args: unknown[]) => {
      await happens();
      return bulkWrite(...args);
    });
  }

  const found = async (externalId: string) => {
    const one = await findJob(api.ctx.stores, (await job(externalId))._id);
    if (one === null) throw new Error('It was written.');
    return one;
  };

  // Promise: a read does not revert concurrent writes.
  it('keeps a summary that was written after the read', async () => {
    await write('a', 'Kiln Operator');
    const before = await found('a');
    meanwhile(() => saveJobSummary(api.ctx.stores, before, summary));
    await read('department', [{ ...row('a', 'Kiln Operator'), department: 'Kilns' }]);
    expect(await found('a')).toMatchObject({ department: 'Kilns', aiSummary: summary });
  });

  // Promise: a job's AI summary always matches its current text (decision 0018).
  it.each([
    ['title', { title: 'Senior Kiln Operator' }],
    ['description', { descriptionHtml: '<p>Sell the tiles of a tile factory.</p>' }],
  ])('drops the summary of a job with another %s', async (member, change) => {
    const id = `of another ${member}`;
    await write(id, 'Kiln Operator');
    await saveJobSummary(api.ctx.stores, await found(id), summary);
    expect(await found(id)).toMatchObject({ aiSummary: summary });
    await read(member, [{ ...row(id, 'Kiln Operator'), ...change }]);
    expect(await found(id)).toMatchObject({ aiSummary: null });
  });

  it('keeps a cluster that was assigned after the read', async () => {
    await write('b', 'Glaze Chemist');
    const grouped = { clusterId: 'job_anotherOne', clusterPrimary: false };
    meanwhile(() =>
      jobs().updateOne({ externalId: 'b' }, { $set: grouped, $inc: { revision: 1 } }),
    );
    await write('b', 'Senior Glaze Chemist');
    expect(await job('b')).toMatchObject({ seniorityLevel: 'senior', ...grouped, revision: 3 });
  });

  // Promise: a bad row is skipped, counted and stored, and never stops the others, whichever step rejects it.
  it.each(['map', 'enrichment'])('rejects a row on which our own %s fails', async (step) => {
    const [bad, good] = [`bad-${step}`, `good-${step}`];
    const fail = () => {
      throw new TypeError('no such period');
    };
    const ashby = connectorOf('ashby');
    const connector: Connector = {
      ...ashby,
      map(given, of) {
        const posting = ashby.map(given, of);
        if (posting?.externalId !== bad) return posting;
        const period = { [Symbol.toPrimitive]: fail } as unknown as 'year';
        return step === 'map'
          ? fail()
          : { ...posting, pay: { min: 50_000, max: 60_000, currency: 'EUR', period } };
      },
    };
    await readBy(connector, step, [[row(bad, 'Kiln Builder'), row(good, 'Kiln Builder')]]);
    expect(await jobs().countDocuments({ externalId: { $in: [bad, good] } })).toBe(1);
    const kept = await rejectedRowModel(api.ctx.stores.mongo).find({ run: step }).lean();
    const reason = 'unexpected TypeError: no such period';
    expect(kept).toEqual([expect.objectContaining({ externalId: bad, reason })]);
    expect(kept[0]?.excerpt).toContain('Kiln Builder');
    const seen = await seenRows(api.ctx.stores, step);
    expect(seen).toMatchObject({ rows: 2, rejected: 1 });
  });

  it('does not treat a failure of the stores as a bad row', async () => {
    const away = new Error('MongoDB is away');
    jest.spyOn(jobs().collection, 'bulkWrite').mockRejectedValueOnce(away);
    await expect(write('e', 'Kiln Fitter')).rejects.toThrow('MongoDB is away');
    expect(await seenRows(api.ctx.stores, 'Kiln Fitter')).toMatchObject({ rejected: 0 });
  });

  // Promise: an unchanged feed changes nothing.
  it.each([
    ['on one page', (...rows: object[]) => [rows]],
    ['on two pages', (...rows: object[]) => rows.map((each) => [each])],
  ])('uses the first of two rows with one id %s, in every read', async (where, paged) => {
    const batches = paged(row(where, 'Tile Presser'), row(where, 'Senior Tile Presser'));
    await read('first', ...batches);
    const stored = await job(where);
    expect(stored).toMatchObject({ title: 'Tile Presser', revision: 1, change: 'new' });
    await read('second', ...batches);
    expect(await job(where)).toEqual(stored);
  });
});
