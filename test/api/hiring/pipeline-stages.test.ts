import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildKey } from '../../support/factories.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Answer {
  data: { id: string };
  error?: { code: string };
}
interface ListAnswer {
  data: { key: string; applications: { stage: string }[] }[];
}

describe('pipeline stages over HTTP', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  const stage = (key: string, type = 'active') => ({ key, name: key, type });
  const put = (key: Employer['key'], stages: unknown[]) =>
    call<Answer>(api, key, { method: 'PUT', path: '/pipeline-stages', body: { stages } });

  it('start as the six default ones, are replaced in list order, and belong to one account', async () => {
    const { key } = await buildEmployer(api);
    const before = await call<ListAnswer>(api, key, { path: '/pipeline-stages' });
    expect(before.body.data).toHaveLength(6);
    const stages = [stage('trial'), stage('applied', 'lead'), stage('hired', 'hired')];
    expect((await put(key, stages)).body).toEqual({ data: stages, meta: { next_cursor: null } });
    const after = await call<ListAnswer>(api, key, { path: '/pipeline-stages' });
    expect(after.body.data).toEqual(stages);
    const other = await buildKey(api.ctx.stores);
    const others = await call<ListAnswer>(api, other, { path: '/pipeline-stages' });
    expect(others.body.data).toHaveLength(6);
  });

  it('cannot be removed or become rejecting while in use', async () => {
    const own = await buildEmployer(api);
    const { id: jobId } = await buildPosting(api, own);
    const { body } = await call<Answer>(api, own.key, {
      method: 'POST',
      path: '/candidates',
      body: { name: 'Mara', job_id: jobId },
    });
    const path = `/candidates/${body.data.id}/stage`;
    await call(api, own.key, { method: 'POST', path, body: { stage: 'offer' } });
    for (const stages of [
      [stage('applied', 'lead')],
      [stage('applied', 'lead'), stage('offer', 'archived')],
    ]) {
      const answer = await put(own.key, stages);
      expect([answer.status, answer.body.error?.code]).toEqual([409, 'conflict']);
    }
    await call(api, own.key, { method: 'POST', path, body: { stage: 'applied' } });
    expect((await put(own.key, [stage('applied', 'lead')])).status).toBe(200);
  });

  it('can be removed when only anonymised candidates are at them, and stay in the list for those', async () => {
    const own = await buildEmployer(api);
    const { id: job_id } = await buildPosting(api, own);
    const body = { name: 'Mara', job_id };
    const made = await call<Answer>(api, own.key, { method: 'POST', path: '/candidates', body });
    const candidate = `/candidates/${made.body.data.id}`;
    const post = (path: string, what: object) =>
      call(api, own.key, { method: 'POST', path: candidate + path, body: { ...what } });
    await post('/stage', { stage: 'offer' });
    expect((await post('/anonymize', {})).status).toBe(200);
    expect((await put(own.key, [stage('applied', 'lead')])).status).toBe(200);
    const { body: after } = await call<ListAnswer>(api, own.key, { path: '/pipeline-stages' });
    expect(after.data.map(({ key }) => key)).toEqual(['applied', 'offer']);
  });

  it('stay for an application that moved to one during its removal', async () => {
    const own = await buildEmployer(api);
    const { id: jobId } = await buildPosting(api, own);
    const made = await Promise.all(
      Array.from({ length: 8 }, () =>
        call<Answer>(api, own.key, {
          method: 'POST',
          path: '/candidates',
          body: { name: 'Mara', job_id: jobId },
        }),
      ),
    );
    await Promise.all([
      put(own.key, [stage('applied', 'lead')]),
      ...made.map(({ body }) =>
        call(api, own.key, {
          method: 'POST',
          path: `/candidates/${body.data.id}/stage`,
          body: { stage: 'offer' },
        }),
      ),
    ]);
    const { body } = await call<{ data: { key: string }[] }>(api, own.key, {
      path: '/pipeline-stages',
    });
    const known = new Set(body.data.map(({ key }) => key));
    const everyone = await call<ListAnswer>(api, own.key, { path: '/candidates' });
    for (const { applications } of everyone.body.data) {
      expect(known).toContain(applications[0]?.stage);
    }
  });
});
