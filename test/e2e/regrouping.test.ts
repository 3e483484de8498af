import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { allActivities } from '../support/all-activities.ts';
import { groupDueJobs } from '../../services/market/group-due-jobs.ts';
import { retireSource } from '../../services/market/retire-source.ts';
import { companyModel, type CompanyRecord } from '../../storage/market/company.model.ts';
import { refreshCompany } from '../../storage/market/companies.ts';
import { jobModel, type JobRecord } from '../../storage/market/job.model.ts';
import { closeJobsOfSource } from '../../storage/market/missing-jobs.ts';
import { answer, startFeedServer, type FeedServer } from '../support/feed-server.ts';
import { startIngestionBench, type IngestionBench } from '../support/market/ingestion.ts';
import { whileCounting } from '../support/market/while-counting.ts';

const COMPANY = 'Tegula Ceramics';
const ROLE = 'Night Kiln Operator';
const TEXT =
  '<p>Fire porcelain at night, keep the log, and call the engineer when the cone bends early. ' +
  'You know electric and gas kilns, you like quiet, and you have worked with glazes before. ' +
  'We pay on time, we eat together on Fridays, and nobody works two nights in a row.</p>';

/** A row of the employer's own board. */
function own(id: string, title: string) {
  return {
    id,
    title,
    employmentType: 'FullTime',
    location: 'Lyon, France',
    isListed: true,
    publishedAt: '2026-05-04T08:00:00.000+00:00',
    address: { postalAddress: { addressLocality: 'Lyon', addressCountry: 'France' } },
    applyUrl: `https://jobs.example.com/${id}`,
    descriptionHtml: title === ROLE ? TEXT : `<p>${title} of a tile factory.</p>`,
  };
}

/** The same role as an aggregator shows it. */
function copied(company: string): string {
  return `<source><job><title><![CDATA[${ROLE}]]></title><date><![CDATA[2026-05-05T08:00:00Z]]></date>
    <referencenumber><![CDATA[z1]]></referencenumber><url><![CDATA[https://feeds.example.com/z1]]></url>
    <company><![CDATA[${company}]]></company><city><![CDATA[Lyon]]></city><country><![CDATA[FR]]></country>
    <description><![CDATA[${TEXT}]]></description></job></source>`;
}

/** Promises: search shows one job per cluster, and companies count open jobs (decision 0008, decision 0009). */
describe('clusters and counts are updated', () => {
  let bench: IngestionBench;
  let feeds: FeedServer;
  let board: string;
  let feed: string;
  let round = 0;

  beforeAll(async () => {
    feeds = await startFeedServer();
    bench = await startIngestionBench('regrouping');
  }, 120_000);

  afterAll(async () => {
    await bench.close();
    await feeds.close();
  });

  /** The employer's board with two roles, one of which an aggregator's feed has too. */
  beforeEach(async () => {
    jest.restoreAllMocks();
    const { mongo } = bench.ctx.stores;
    for (const name of ['jobs', 'companies']) await mongo.collection(name).deleteMany({});
    round += 1;
    board = await bench.addSource('ashby', `${feeds.url}/board-${round}`);
    feed = await bench.addSource('indeed_xml', `${feeds.url}/feed-${round}`);
    await rename(board, COMPANY);
    serve([own('a', ROLE), own('b', 'Glaze Chemist')]);
    serveCopy(COMPANY);
  });

  function serve(rows: unknown[]): void {
    const headers = { 'content-type': 'application/json' };
    feeds.on(`/board-${round}`, answer(JSON.stringify({ jobs: rows }), { headers }));
  }

  function serveCopy(company: string): void {
    const headers = { 'content-type': 'application/xml' };
    feeds.on(`/feed-${round}`, answer(copied(company), { headers }));
  }

  async function rename(sourceId: string, companyName: string): Promise<void> {
    const sources = bench.ctx.stores.mongo.collection<{ _id: string }>('sources');
    await sources.updateOne({ _id: sourceId }, { $set: { companyName } });
  }

  async function both(): Promise<void> {
    await bench.ingest(feed);
    await bench.ingest(board);
    expect(await shown()).toEqual(['ashby Glaze Chemist', `ashby ${ROLE}`]);
    expect(await counts()).toEqual({ 'tegula-ceramics': 2 });
  }

  const jobs = () => jobModel(bench.ctx.stores.mongo);
  const activities = () => allActivities(bench.ctx);
  const run = () => new MockActivityEnvironment();

  /** The open primary jobs of clusters. */
  async function shown(): Promise<string[]> {
    const found = await jobs().find({ closedAt: null, clusterPrimary: true }).lean<JobRecord[]>();
    return found.map(({ sourceName, title }) => `${sourceName} ${title}`).sort();
  }

  async function counts(): Promise<Record<string, number>> {
    const found = await companyModel(bench.ctx.stores.mongo).find().lean<CompanyRecord[]>();
    return Object.fromEntries(found.map(({ slug, openJobs }) => [slug, openJobs]));
  }

  async function expectTheCopyShown(): Promise<void> {
    expect(await shown()).toEqual([`indeed_xml ${ROLE}`]);
    expect(await counts()).toEqual({ 'tegula-ceramics': 1 });
    expect(await jobs().countDocuments({ groupDue: { $exists: true } })).toBe(0);
  }

  it('when a deadline passes', async () => {
    await both();
    await jobs().updateMany({ sourceId: board }, { $set: { closesAt: new Date(1) } });
    expect(await run().run(activities().expireJobs)).toBe(2);
    await expectTheCopyShown();
  });

  it('when a source is removed', async () => {
    await both();
    await retireSource(bench.ctx, board);
    await expectTheCopyShown();
    const companies = companyModel(bench.ctx.stores.mongo);
    expect(await companies.countDocuments({ indexDueAt: { $exists: true } })).toBe(0);
  });

  it('when the process that closed the jobs was killed right after', async () => {
    await both();
    await closeJobsOfSource(bench.ctx.stores, { sourceId: board, run: 'killed' });
    const past = new Date(Date.now() - 120_000);
    await jobs().updateMany({ groupDue: { $exists: true } }, { $set: { 'groupDue.at': past } });
    await run().run(activities().indexOverdue);
    await expectTheCopyShown();
  });

  it('when a title changes and a job is no longer a duplicate', async () => {
    await both();
    serve([own('a', 'Forklift Driver'), own('b', 'Glaze Chemist')]);
    await bench.ingest(board);
    expect(await shown()).toEqual([
      'ashby Forklift Driver',
      'ashby Glaze Chemist',
      `indeed_xml ${ROLE}`,
    ]);
    expect(await counts()).toEqual({ 'tegula-ceramics': 3 });
  });

  it('when a role moves to another company', async () => {
    await both();
    await rename(board, 'Imbrex Works');
    serve([own('a', ROLE), own('b', 'Glaze Chemist, nights')]);
    await jobs().updateMany(
      { sourceId: board },
      { $set: { contentHash: 'of an older enrichment' } },
    );
    await bench.ingest(board);
    expect(await counts()).toEqual({ 'tegula-ceramics': 1, 'imbrex-works': 2 });
  });

  it('for every job of the block, under any of its names', async () => {
    serveCopy(`${COMPANY} Inc`);
    await bench.ingest(feed);
    expect(await counts()).toEqual({ 'tegula-ceramics-inc': 1 });
    await bench.ingest(board);
    expect(await shown()).toEqual(['ashby Glaze Chemist', `ashby ${ROLE}`]);
    expect(await counts()).toEqual({ 'tegula-ceramics': 2, 'tegula-ceramics-inc': 0 });
  });

  describe('after a failed run that stored jobs', () => {
    beforeEach(async () => {
      await bench.ingest(feed);
      await run().run(activities().readSource, { sourceId: board, run: 'terminated' });
      expect(await shown()).toHaveLength(3);
    });

    it('in the next run, although nothing has changed', async () => {
      expect(await bench.ingest(board)).toMatchObject({ new: 0, changed: 0 });
      expect(await shown()).toEqual(['ashby Glaze Chemist', `ashby ${ROLE}`]);
      expect(await counts()).toEqual({ 'tegula-ceramics': 2 });
    });

    it('in its own last step, when it ended as failed', async () => {
      await run().run(activities().indexSource, { sourceId: board, run: 'terminated' });
      expect(await shown()).toEqual(['ashby Glaze Chemist', `ashby ${ROLE}`]);
      expect(await counts()).toEqual({ 'tegula-ceramics': 2 });
    });
  });

  describe('for two concurrent passes', () => {
    const close = () => closeJobsOfSource(bench.ctx.stores, { sourceId: board, run: 'meanwhile' });
    const pass = () => groupDueJobs(bench.ctx.stores, { sourceId: board });

    it('when one has read the block before a job closed', async () => {
      await bench.ingest(feed);
      await run().run(activities().readSource, { sourceId: board, run: 'half' });
      const model = jobs();
      const write = model.bulkWrite.bind(model) as (...args: unknown[]) => Promise<never>;
      jest.spyOn(model, 'bulkWrite').mockImplementationOnce(async (...args: unknown[]) => {
        await close();
        await pass();
        return write(...args);
      });
      await pass();
      await expectTheCopyShown();
    });

    it('when one has read a job before it changed', async () => {
      await bench.ingest(feed);
      await run().run(activities().readSource, { sourceId: board, run: 'half' });
      const model = jobs();
      const write = model.bulkWrite.bind(model) as (...args: unknown[]) => Promise<never>;
      let written: { modifiedCount: number } | undefined;
      jest.spyOn(model, 'bulkWrite').mockImplementationOnce(async (...args: unknown[]) => {
        await model.updateMany({}, { $inc: { revision: 1 } });
        written = await write(...args);
        return written;
      });
      await pass();
      expect(written).toMatchObject({ modifiedCount: 0 });
      expect(await shown()).toEqual(['ashby Glaze Chemist', `ashby ${ROLE}`]);
    });

    it('when one has counted before a job closed', async () => {
      await both();
      const { stores } = bench.ctx;
      const company = await companyModel(stores.mongo).findOne().lean<CompanyRecord>().orFail();
      await companyModel(stores.mongo).updateOne({}, { $set: { openJobs: 1 } });
      whileCounting(stores, async () => {
        await close();
        await pass();
      });
      await refreshCompany(stores, company._id);
      await expectTheCopyShown();
    });
  });
});
