import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { createExpireJobs } from '../../../activities/market/expire-jobs.ts';
import { createSweepPostings } from '../../../activities/hiring/sweep-postings.ts';
import { settingsSchema } from '../../../config/settings.ts';
import { projectPosting } from '../../../services/hiring/project-posting.ts';
import { syncPosting } from '../../../services/hiring/sync-posting.ts';
import { rebuildJobsIndex } from '../../../services/market/indexing/rebuild-indexes.ts';
import { postingModel, type PostingRecord } from '../../../storage/hiring/posting.model.ts';
import { findPosting } from '../../../storage/hiring/postings.ts';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import { jobModel } from '../../../storage/market/job.model.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  eventuallyAnswers,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { uniqueName } from '../../support/servers.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { closeJobId } from '../../../workflows/hiring/contract.ts';

interface Rows {
  data: (Json & { id: string; can_apply: boolean })[];
}

describe('a hosted role in the market', () => {
  const name = uniqueName('projection');
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi({ name });
    await ensureIndexes(api.ctx.stores);
    employer = await buildEmployer(api, { website: 'https://harbour.example' });
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  const search = (title: string) => `/jobs?title=${encodeURIComponent(title)}`;
  const move = (id: string, action: string) =>
    call(api, employer.key, { method: 'POST', path: `/jobs/post/${id}/${action}` });
  const searched = (title: string, rows: number, withinMs = 10_000) =>
    eventuallyAnswers<Rows>(api, employer.key, {
      path: search(title),
      until: ({ body }) => body.data.length === rows,
      withinMs,
    });
  const records = () => postingModel(api.ctx.stores.mongo);
  const mock = () => new MockActivityEnvironment();
  const sweep = () => mock().run(createSweepPostings(api.ctx));

  it('is searchable within two seconds with the default refresh interval', async () => {
    const byDefault = settingsSchema.shape.ELASTICSEARCH_REFRESH_MS.parse(undefined);
    const usual = await startApi({ settings: { ELASTICSEARCH_REFRESH_MS: String(byDefault) } });
    await ensureIndexes(usual.ctx.stores);
    const poster = await buildEmployer(usual);
    const { id } = await buildPosting(usual, poster, { title: 'Sundial Maker' });
    const { body } = await eventuallyAnswers<Rows>(usual, poster.key, {
      path: search('Sundial Maker'),
      until: ({ body: { data } }) => data.length === 1,
      withinMs: 2_000,
    });
    expect(body.data[0]).toMatchObject({ id, can_apply: true });
    await dropMarket(usual.ctx.stores);
    await usual.close();
  });

  it('is found with can_apply and enriched members', async () => {
    const { id } = await buildPosting(api, employer, {
      title: 'Senior Sundial Engineer',
      description_html: '<p>We write <b>TypeScript</b> and PostgreSQL for sundials in the sun.</p>',
      locations: [{ text: 'Austin, TX' }],
      salary: { min: 60, max: 80, currency: 'USD', period: 'hour' },
      department: 'Shadows',
    });
    const { body } = await searched('Sundial Engineer', 1);
    expect(body.data[0]).toMatchObject({
      id,
      can_apply: true,
      apply_url: null,
      closed_at: null,
      seniority_level: 'senior',
      department: 'Shadows',
      company: { slug: employer.slug, website: 'https://harbour.example/' },
      locations: [{ city: 'Austin', country: 'US' }],
      salary: { annual_min: 124_800, annual_max: 166_400, source: 'structured' },
    });
    const detail = await call(api, employer.key, { path: `/jobs/${id}` });
    expect(detail.body.data).toMatchObject({
      description_text: 'We write **TypeScript** and PostgreSQL for sundials in the sun.',
      keywords: expect.arrayContaining(['TypeScript', 'PostgreSQL']),
    });
    const company = await eventuallyAnswers<Rows>(api, employer.key, {
      path: `/companies?q=${employer.slug}`,
      until: ({ body: { data } }) => data.length === 1,
    });
    expect(company.body.data[0]).toMatchObject({ slug: employer.slug });
  });

  it('is removed from search when it closes, readable by id with closed_at, and found again when reopened', async () => {
    const { id } = await buildPosting(api, employer, { title: 'Lighthouse Painter' });
    await searched('Lighthouse Painter', 1);
    await move(id, 'close');
    await searched('Lighthouse Painter', 0);
    const closed = { closed_at: expect.any(String), can_apply: false };
    const read = async () => (await call(api, employer.key, { path: `/jobs/${id}` })).body.data;
    expect(await read()).toMatchObject(closed);
    await move(id, 'reopen');
    await searched('Lighthouse Painter', 1);
    expect(await read()).toMatchObject({ closed_at: null, can_apply: true });
    await call(api, employer.key, { method: 'DELETE', path: `/jobs/post/${id}` });
    await searched('Lighthouse Painter', 0);
    expect(await read()).toMatchObject(closed);
  });

  it('does not exist in the market while it is a draft', async () => {
    const { id } = await buildPosting(api, employer, { title: 'Secret Draftsman', publish: false });
    await syncPosting(api.ctx, { accountId: employer.key.accountId, id });
    expect((await call(api, employer.key, { path: `/jobs/${id}` })).status).toBe(404);
  });

  it('follows changes of the role and of its organization', async () => {
    const { id } = await buildPosting(api, employer, { title: 'Rope Maker' });
    await searched('Rope Maker', 1);
    await call(api, employer.key, {
      method: 'PATCH',
      path: `/jobs/post/${id}`,
      body: { title: 'Sail Maker' },
    });
    await searched('Sail Maker', 1);
    const renamed = { name: 'Harbour Sails Renamed' };
    const path = `/company-organizations/${employer.organizationId}`;
    await call(api, employer.key, { method: 'PATCH', path, body: renamed });
    await eventuallyAnswers<Rows>(api, employer.key, {
      path: search('Sail Maker'),
      until: ({ body }) => body.data[0]?.['company_name'] === renamed.name,
    });
  });

  it('belongs to the organization that has the slug, not to a deleted one that had it', async () => {
    const ofOwner = async (description: string) => {
      const owner = await buildEmployer(api, { name: 'Serval Clocks', description });
      const { id } = await buildPosting(api, owner, { title: `Serval Feeder ${description}` });
      await searched(`Serval Feeder ${description}`, 1);
      const { body } = await eventuallyAnswers<Rows>(api, owner.key, {
        path: '/companies?q=serval-clocks',
        until: ({ body: { data } }) => data[0]?.['description'] === description,
      });
      expect(body.data).toMatchObject([{ slug: 'serval-clocks', description }]);
      await call(api, owner.key, { method: 'DELETE', path: `/jobs/post/${id}` });
      const path = `/company-organizations/${owner.organizationId}`;
      expect((await call(api, owner.key, { method: 'DELETE', path })).status).toBe(204);
    };
    await ofOwner('First');
    await ofOwner('Second');
  });

  it('hides in the market what its board does not show', async () => {
    await buildPosting(api, employer, {
      title: 'Quiet Bookkeeper',
      department: 'Ledgers',
      salary: { min: 1_000, max: 2_000, currency: 'EUR', period: 'month' },
      features: { show_salary: false, show_department: false },
    });
    const { body } = await searched('Quiet Bookkeeper', 1);
    expect(body.data[0]).toMatchObject({ salary: null, department: null });
  });

  it('is synced by the sweep when the process died after the write', async () => {
    const { id } = await buildPosting(api, employer, { title: 'Orphaned Oarsman', publish: false });
    const longAgo = new Date(Date.now() - 60_000);
    await records().updateOne(
      { _id: id },
      {
        $set: { status: 'open', publishedAt: longAgo, projectionDueAt: longAgo },
        $inc: { version: 1 },
      },
    );
    expect(await sweep()).toMatchObject({ settled: 1, closed: 0 });
    await searched('Orphaned Oarsman', 1);
    const record = await records().findById(id).lean<PostingRecord>();
    expect(record?.projectionDueAt).toBeUndefined();
    expect(await sweep()).toEqual({ settled: 0, closed: 0 });
  });

  it('is closed by the sweep when its timer did not fire', async () => {
    const { id } = await buildPosting(api, employer, { title: 'Late Lamplighter' });
    await searched('Late Lamplighter', 1);
    const past = new Date(Date.now() - 60_000);
    await records().updateOne({ _id: id }, { $set: { closesAt: past } });
    expect(await sweep()).toMatchObject({ closed: 1 });
    await searched('Late Lamplighter', 0);
    const record = await records().findById(id).lean<PostingRecord>();
    expect(record?.status).toBe('closed');
  });

  it('ends in the latest state, whichever projection is last', async () => {
    const { id } = await buildPosting(api, employer, { title: 'First Fiddler' });
    await searched('First Fiddler', 1);
    const target = { accountId: employer.key.accountId, id };
    const early = await findPosting(api.ctx.stores, target);
    await call(api, employer.key, {
      method: 'PATCH',
      path: `/jobs/post/${id}`,
      body: { title: 'Second Fiddler' },
    });
    await searched('Second Fiddler', 1);
    if (early) await projectPosting(api.ctx, early);
    const job = await jobModel(api.ctx.stores.mongo).findById(id).lean();
    expect(job?.title).toBe('Second Fiddler');
  });

  it('is not closed when the market closes expired jobs', async () => {
    const { id } = await buildPosting(api, employer, { title: 'Patient Porter' });
    await searched('Patient Porter', 1);
    const jobs = jobModel(api.ctx.stores.mongo);
    await jobs.updateOne({ _id: id }, { $set: { closesAt: new Date(Date.now() - 60_000) } });
    await mock().run(createExpireJobs(api.ctx));
    expect((await jobs.findById(id).lean())?.closedAt).toBeNull();
  });

  it('survives a rebuild of the index', async () => {
    await buildPosting(api, employer, { title: 'Rebuilt Ropewalker' });
    await searched('Rebuilt Ropewalker', 1);
    const { stores } = api.ctx;
    const old = await rebuildJobsIndex(stores, `${stores.search.jobsIndex}-v2`, () => undefined);
    await stores.search.client.indices.delete({ index: old });
    await searched('Rebuilt Ropewalker', 1);
  });

  it('replaces the same role of a feed, and restores it on closing', async () => {
    const title = 'Tidal Mill Keeper';
    const { id } = await buildPosting(api, employer, {
      title,
      locations: [{ text: 'Porto, Portugal' }],
    });
    await searched(title, 1);
    const jobs = jobModel(api.ctx.stores.mongo);
    const hosted = await jobs.findById(id).lean();
    const copy = {
      ...hosted,
      _id: 'job_copyFromAFeed0000001',
      sourceId: 'src_feed',
      canApply: false,
    };
    await jobs.collection.insertOne({
      ...copy,
      externalId: 'feed-1',
      clusterId: copy._id,
      postingVersion: undefined,
      indexDueAt: new Date(),
    } as never);
    await call(api, employer.key, {
      method: 'PATCH',
      path: `/jobs/post/${id}`,
      body: { department: 'Mill' },
    });
    const shown = await eventuallyAnswers<Rows>(api, employer.key, {
      path: search(title),
      until: ({ body }) => body.data.length === 1 && body.data[0]?.['department'] === 'Mill',
    });
    expect(shown.body.data[0]?.id).toBe(id);
    await move(id, 'close');
    await eventuallyAnswers<Rows>(api, employer.key, {
      path: search(title),
      until: ({ body }) => body.data.length === 1 && body.data[0]?.id === copy._id,
    });
  });

  it('can be posted while search engine and Temporal are down; index and timer follow later', async () => {
    const dead = { ELASTICSEARCH_URL: 'http://127.0.0.1:1', TEMPORAL_ADDRESS: '127.0.0.1:1' };
    const crippled = await startApi({ name, settings: dead });
    const { id } = await buildPosting(crippled, employer, {
      title: 'Stranded Stoker',
      closes_at: '2099-01-01T00:00:00Z',
    });
    await crippled.stop();
    const longAgo = new Date(Date.now() - 60_000);
    await records().updateOne({ _id: id }, { $set: { projectionDueAt: longAgo } });
    await sweep();
    await searched('Stranded Stoker', 1);
    const timer = api.ctx.temporal.client.workflow.getHandle(closeJobId(id));
    const { searchAttributes } = await timer.describe();
    expect(searchAttributes).toMatchObject({
      JobId: [id],
      AccountId: [employer.key.accountId],
      OrganizationId: [employer.organizationId],
    });
    await timer.terminate('the test is over');
  });
});
