import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { createSweepPostings } from '../../../activities/hiring/sweep-postings.ts';
import { projectPosting } from '../../../services/hiring/project-posting.ts';
import { groupDueJobs } from '../../../services/market/group-due-jobs.ts';
import { organizationModel } from '../../../storage/hiring/organization.model.ts';
import { postingModel } from '../../../storage/hiring/posting.model.ts';
import { findPosting } from '../../../storage/hiring/postings.ts';
import { groupDueFrom } from '../../../storage/market/grouping-due.ts';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import { jobModel, type JobRecord } from '../../../storage/market/job.model.ts';
import { eventually } from '../../support/eventually.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: a feed's copy of a hosted role is shown as soon as the hosted role is not (decision 0009). */
describe('a feed’s copy of a hosted role', () => {
  const copyId = 'job_copyFromAFeed0000001';
  let api: TestApi;
  let employer: Employer;
  let id: string;
  beforeAll(async () => {
    api = await startApi();
    await ensureIndexes(api.ctx.stores);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });
  beforeEach(async () => {
    employer = await buildEmployer(api);
    ({ id } = await buildPosting(api, employer, { title: 'Tidal Mill Keeper' }));
    await eventually('the role is indexed', async () => (await hosted())?.indexedRevision === 1);
    await jobs().deleteOne({ _id: copyId });
    await jobs().collection.insertOne({ ...(await hosted()), ...copyOfIt() } as never);
    await groupDueJobs(api.ctx.stores, { ids: [copyId] });
    expect(await copy()).toMatchObject({ clusterPrimary: false });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const jobs = () => jobModel(api.ctx.stores.mongo);
  const hosted = () => jobs().findById(id).lean<JobRecord>();
  const copy = () => jobs().findById(copyId).lean<JobRecord>();

  function copyOfIt() {
    const now = new Date();
    return {
      _id: copyId,
      sourceId: 'src_feed',
      externalId: 'feed-1',
      canApply: false,
      clusterId: copyId,
      postingVersion: undefined,
      indexDueAt: now,
      groupDue: groupDueFrom(now),
    };
  }

  it('is shown when the organization is deleted and the role archived', async () => {
    const posting = await findPosting(api.ctx.stores, { accountId: employer.key.accountId, id });
    await organizationModel(api.ctx.stores.mongo).deleteOne({ _id: employer.organizationId });
    if (posting) await projectPosting(api.ctx, posting);
    const { body } = await call<{ data: object }>(api, employer.key, { path: `/jobs/post/${id}` });
    expect(body.data).toMatchObject({ status: 'archived', public_url: null });
    expect(await hosted()).toMatchObject({ closedAt: expect.any(Date) });
    expect(await copy()).toMatchObject({ clusterPrimary: true, closedAt: null });
    expect(await jobs().countDocuments({ groupDue: { $exists: true } })).toBe(0);
  });

  it('is separate when the title changes, even if the process died after the write', async () => {
    const postings = postingModel(api.ctx.stores.mongo);
    let died = false;
    jest.spyOn(jobs(), 'find').mockImplementationOnce(() => {
      died = true;
      throw new Error('The process is dead.');
    });
    const path = `/jobs/post/${id}`;
    await call(api, employer.key, { method: 'PATCH', path, body: { title: 'Lock Keeper' } });
    await eventually('the process dies', () => died);
    expect(await hosted()).toMatchObject({ title: 'Lock Keeper' });
    expect(await copy()).toMatchObject({ clusterPrimary: false });
    await postings.updateOne({ _id: id }, { $set: { projectionDueAt: new Date(1) } });
    await new MockActivityEnvironment().run(createSweepPostings(api.ctx));
    expect(await copy()).toMatchObject({ clusterPrimary: true });
    expect(await jobs().countDocuments({ groupDue: { $exists: true } })).toBe(0);
  });
});
