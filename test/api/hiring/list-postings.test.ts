import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Answered,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

describe('listing roles', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi();
    await ensureIndexes(api.ctx.stores);
    employer = await buildEmployer(api);
    for (let i = 0; i < 5; i += 1)
      await buildPosting(api, employer, { title: `Role ${i}`, publish: i < 3 });
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  interface List {
    data: (Json & { title: string })[];
    meta: { next_cursor: string | null };
  }

  it.each(['/jobs/post', '/job-listings'])(
    '%s walks every role once, newest first',
    async (path) => {
      const titles: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const position: string = cursor === '' ? '' : `&cursor=${cursor}`;
        const { body }: Answered<List> = await call<List>(api, employer.key, {
          path: `${path}?limit=2${position}`,
        });
        titles.push(...body.data.map(({ title }) => title));
        cursor = body.meta.next_cursor;
      }
      expect(titles).toEqual(['Role 4', 'Role 3', 'Role 2', 'Role 1', 'Role 0']);
    },
  );

  it('filters by status and refuses unknown ones', async () => {
    const { body } = await call<List>(api, employer.key, { path: '/jobs/post?status=open' });
    expect(body.data).toHaveLength(3);
    expect((await call(api, employer.key, { path: '/jobs/post?status=opened' })).status).toBe(400);
  });

  it("counts only the account's own applications by stage", async () => {
    const { id } = await buildPosting(api, employer, { title: 'Counted' });
    const { accountId } = employer.key;
    const applied = (account: string, stages: string[]) => ({
      accountId: account,
      applications: stages.map((stage) => ({ jobId: id, stage })),
    });
    await api.ctx.stores.mongo
      .collection('candidates')
      .insertMany([
        applied(accountId, ['applied']),
        applied(accountId, ['interview']),
        applied(accountId, ['applied']),
        applied('acc_other', ['applied']),
      ]);
    const listing = await call<{ data: Json }>(api, employer.key, { path: `/job-listings/${id}` });
    expect(listing.body.data).toMatchObject({
      applications: 3,
      counts_by_stage: { applied: 2, interview: 1 },
      pipeline: [
        { key: 'applied', name: 'Applied', type: 'lead', applications: 2 },
        { key: 'screening', name: 'Screening', type: 'active', applications: 0 },
        { key: 'interview', name: 'Interview', type: 'active', applications: 1 },
        { key: 'offer', name: 'Offer', type: 'offer', applications: 0 },
        { key: 'hired', name: 'Hired', type: 'hired', applications: 0 },
        { key: 'rejected', name: 'Rejected', type: 'archived', applications: 0 },
      ],
    });
    const read = await call<{ data: Json }>(api, employer.key, { path: `/jobs/post/${id}` });
    expect(read.body.data['counts_by_stage']).toEqual({ applied: 2, interview: 1 });
  });
});
