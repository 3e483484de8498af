import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job } from '../../../domain/market/job.ts';
import { saveJobSummary } from '../../../storage/market/job-summaries.ts';
import { findJob } from '../../../storage/market/jobs.ts';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { makeSummary } from '../../storage/market/market-fixture.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: a role's AI summary always matches its current text (decision 0018). */
describe('the summary of a hosted role', () => {
  const summary = makeSummary('Keep the harbour clock.');
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi();
    await ensureIndexes(api.ctx.stores);
    employer = await buildEmployer(api);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  async function stored(id: string): Promise<Job> {
    const job = await findJob(api.ctx.stores, id);
    if (job === null) throw new Error('It is open.');
    return job;
  }

  /** A role that was summarised and then changed, before the change is synced. */
  async function changed(body: object): Promise<Job> {
    const { id } = await buildPosting(api, employer);
    const job = await stored(id);
    await saveJobSummary(api.ctx.stores, job, summary);
    await call(api, employer.key, { method: 'PATCH', path: `/jobs/post/${id}`, body });
    return job;
  }

  async function summaryAfter(body: object) {
    const { id } = await changed(body);
    return (await call(api, employer.key, { path: `/jobs/${id}` })).body.data['ai_summary'];
  }

  it.each([{ title: 'Sail Maker' }, { description_html: '<p>You sew sails.</p>' }])(
    'is removed with %j',
    async (change) => {
      expect(await summaryAfter(change)).toBeNull();
    },
  );

  it('is kept when neither title nor description changes', async () => {
    expect(await summaryAfter({ department: 'Clocks' })).toMatchObject({
      summary: summary.summary,
    });
  });

  it('is the first one of its text, whichever comes later', async () => {
    const before = await changed({ title: 'Sail Maker' });
    const { id } = before;
    const ofSails = { ...summary, summary: 'Sew sails.' };
    await saveJobSummary(api.ctx.stores, await stored(id), ofSails);
    for (const late of [before, await stored(id)]) {
      await saveJobSummary(api.ctx.stores, late, summary);
    }
    expect(await stored(id)).toMatchObject({ aiSummary: ofSails });
  });
});
