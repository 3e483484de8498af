import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Refused {
  error?: { code: string };
}

/** Promise: a feature that an employer has switched off is refused (decision 0012, decision 0021). */
describe('applying with AI', () => {
  let api: TestApi;
  let employer: Employer;
  let seeker: TestKey;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    seeker = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());

  const start = async (jobId: string) => {
    const body = { action: 'start', job_id: jobId };
    const request = { method: 'POST', path: '/jobs/apply', body };
    const { status, body: answer } = await call<Refused>(api, seeker, request);
    return [status, answer.error?.code];
  };
  const change = (path: string, features: object) =>
    call(api, employer.key, { method: 'PATCH', path, body: { features } });

  it('is 403 feature_disabled when the role disables it', async () => {
    const { id } = await buildPosting(api, employer, { features: { ai_apply: false } });
    expect(await start(id)).toEqual([403, 'feature_disabled']);
  });

  it('can be disabled by the organization and enabled again by the role', async () => {
    const { id } = await buildPosting(api, employer);
    await change(`/company-organizations/${employer.organizationId}`, { ai_apply: false });
    expect(await start(id)).toEqual([403, 'feature_disabled']);
    await change(`/jobs/post/${id}`, { ai_apply: true });
    expect((await start(id))[1]).not.toBe('feature_disabled');
  });
});
