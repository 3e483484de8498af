import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operatorCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { candidateModel } from '../../../storage/hiring/candidates/candidate.model.ts';
import { setQuota } from '../../../storage/accounts/quotas.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Row {
  id: string;
  action: string;
  actor: Json;
  target: { kind: string; id: string };
  before: Json | null;
  after: Json | null;
  at: string;
  request_id: string | null;
}

interface Page {
  data: Row[];
  meta: { next_cursor: string | null };
}

/** Promise: the log shows each audited action of the account, newest first (decision 0005). */
describe('GET /account/audit-log', () => {
  let api: TestApi;
  let employer: Employer;
  let jobId: string;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    ({ id: jobId } = await buildPosting(api, employer));
  });
  afterAll(() => api.close());

  const read = (key: TestKey, query = '') =>
    call<Page>(api, key, { path: `/account/audit-log${query}` });
  const rowsOf = async (key: TestKey, action: string) =>
    (await read(key, '?limit=100')).body.data.filter((row) => row.action === action);

  let requests = 0;
  /** Makes a call with a new request id and returns the id. */
  async function send(method: string, path: string, body?: unknown): Promise<string> {
    requests += 1;
    const requestId = `audited-${requests}`;
    const headers = { 'x-request-id': requestId };
    const { status } = await call(api, employer.key, { method, path, body, headers });
    if (status >= 300) throw new Error(`${method} ${path}: ${status}`);
    return requestId;
  }

  async function candidate(): Promise<{ id: string; applicationId: string }> {
    const body = { name: 'Tomas Berg', job_id: jobId };
    const made = await call(api, employer.key, { method: 'POST', path: '/candidates', body });
    const [application] = made.body.data['applications'] as { id: string }[];
    return { id: made.body.data['id'] as string, applicationId: application?.id ?? '' };
  }

  const byKey = () => ({ kind: 'api_key', id: employer.key.keyId, name: 'test' });
  const about = (id: string) => async (action: string) =>
    (await rowsOf(employer.key, action)).filter(({ target }) => target.id === id);

  it('shows a move of an application at once, with actor and stages', async () => {
    const { id, applicationId } = await candidate();
    const path = `/candidates/${id}/stage`;
    const first = await send('POST', path, { stage: 'interview', reason: 'Knows clocks' });
    const second = await send('POST', path, { stage: 'rejected' });
    await send('POST', path, { stage: 'rejected' });
    const place = { application_id: applicationId, job_id: jobId };
    const [applied, interview, rejected] = [
      { ...place, stage: 'applied', status: 'active' },
      { ...place, stage: 'interview', status: 'active' },
      { ...place, stage: 'rejected', status: 'rejected' },
    ];
    const row = (requestId: string, [before, after]: [Json?, Json?]): Row => ({
      id: expect.stringMatching(/^aud_[0-9A-Za-z]{20}$/) as unknown as string,
      action: 'candidate.stage_changed',
      actor: byKey(),
      target: { kind: 'candidate', id },
      before: before ?? null,
      after: after ?? null,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/) as unknown as string,
      request_id: requestId,
    });
    expect(await about(id)('candidate.stage_changed')).toEqual([
      row(second, [interview, rejected]),
      row(first, [applied, interview]),
    ]);
  });

  it('has one row for each of many concurrent moves', async () => {
    const { id } = await candidate();
    const stages = ['screening', 'interview', 'offer', 'screening', 'interview', 'offer'];
    const moves = stages.map((stage) => send('POST', `/candidates/${id}/stage`, { stage }));
    await Promise.all(moves);
    const record = await candidateModel(api.ctx.stores.mongo).findById(id).lean();
    const moved = (record?.applications[0]?.history.length ?? 0) - 1;
    const rows = await about(id)('candidate.stage_changed');
    expect(rows).toHaveLength(moved);
    expect(new Set(rows.map((row) => row.request_id)).size).toBe(moved);
  });

  it('shows an anonymisation once', async () => {
    const { id } = await candidate();
    const first = await send('POST', `/candidates/${id}/anonymize`);
    await send('POST', `/candidates/${id}/anonymize`);
    expect(await about(id)('candidate.anonymized')).toMatchObject([
      {
        actor: byKey(),
        before: { anonymized_at: null },
        after: { anonymized_at: expect.any(String) },
        request_id: first,
      },
    ]);
  });

  it('shows changed stages of the pipeline, and nothing without a change', async () => {
    const { body } = await call<{ data: Json[] }>(api, employer.key, { path: '/pipeline-stages' });
    const stages = body.data.map((stage) =>
      stage['key'] === 'screening' ? { ...stage, name: 'First look' } : stage,
    );
    const requestId = await send('PUT', '/pipeline-stages', { stages });
    await send('PUT', '/pipeline-stages', { stages });
    const target = { kind: 'account', id: employer.key.accountId };
    expect(await rowsOf(employer.key, 'pipeline_stages.replaced')).toMatchObject([
      { target, before: { stages: body.data }, after: { stages }, request_id: requestId },
    ]);
  });

  it('shows nothing for refused calls', async () => {
    const { id } = await candidate();
    const path = `/candidates/${id}/stage`;
    const refused = { stage: 'offer', from_stage: 'interview' };
    const { status } = await call(api, employer.key, { method: 'POST', path, body: refused });
    expect(status).toBe(409);
    expect(await about(id)('candidate.stage_changed')).toEqual([]);
  });

  it('can be read with a key that has account:audit, and only of its own account', async () => {
    const reader = await buildKey(api.ctx.stores, { scopes: ['jobs:read'] });
    expect((await read(reader)).status).toBe(403);
    const other = await buildKey(api.ctx.stores, { scopes: ['account:audit'] });
    await setQuota(api.ctx.stores, other.accountId, { meter: 'emails', quota: 7 });
    const { status, body } = await read(other);
    expect(status).toBe(200);
    expect(body.data.map(({ action }) => action).sort()).toEqual([
      'api_key.created',
      'api_key.created',
      'billing.credited',
      'billing.quota_changed',
    ]);
    expect(body.data[0]).toMatchObject({ actor: operatorCause.actor, request_id: null });
    const own = (await read(employer.key, '?limit=100')).body.data;
    const shared = own.filter(({ id }) => body.data.some((row) => row.id === id));
    expect(shared).toEqual([]);
  });

  it('pages newest first with every row once, while rows are added', async () => {
    const owner = await buildKey(api.ctx.stores);
    const set = (quota: number) =>
      setQuota(api.ctx.stores, owner.accountId, { meter: 'emails', quota });
    for (let quota = 1; quota <= 25; quota += 1) await set(quota);
    const before = (await read(owner, '?limit=100')).body.data;
    const walked: Row[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: Page } = await read(
        owner,
        `?limit=10${cursor === '' ? '' : `&cursor=${cursor}`}`,
      );
      walked.push(...body.data);
      cursor = body.meta.next_cursor;
      await set(1_000 + walked.length);
    }
    expect(before).toHaveLength(28);
    expect(walked).toEqual(before);
    const ids = walked.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
    const times = walked.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
  });

  it.each([
    ['limit=0', 'limit'],
    ['action=api_key.created', 'action'],
  ])('400 for ?%s', async (query, path) => {
    const { status, body } = await read(employer.key, `?${query}`);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { error: { details: [{ path }] } },
    });
  });

  it("400 for the cursor of another account's log", async () => {
    const { body } = await read(employer.key, '?limit=1');
    const other = await buildKey(api.ctx.stores);
    const answer = await read(other, `?limit=1&cursor=${body.meta.next_cursor}`);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_cursor' } } });
  });

  it('401 without a key', async () => {
    const answer = await fetch(`${api.url}/account/audit-log`);
    expect(answer.status).toBe(401);
  });
});
