import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Detail {
  data: { title: string; closed_at: string | null };
}

/** Promise: a published, changed or closed role is visible in the market with the caller's next call. */
describe('a role that was just changed', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
  });
  afterAll(() => api.close());

  it('is read in its current state', async () => {
    const read = (id: string) => call<Detail>(api, employer.key, { path: `/jobs/${id}` });
    for (let roles = 0; roles < 5; roles += 1) {
      const { id } = await buildPosting(api, employer);
      expect((await read(id)).status).toBe(200);
      const path = `/jobs/post/${id}`;
      const body = { title: `Lock Keeper ${roles}` };
      await call(api, employer.key, { method: 'PATCH', path, body });
      expect((await read(id)).body.data.title).toBe(body.title);
      await call(api, employer.key, { method: 'POST', path: `${path}/close` });
      expect((await read(id)).body.data.closed_at).not.toBeNull();
    }
  });
});
