import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditedAs } from '../../support/accounts/audit.ts';
import { buildMember, callConsole, type TestMember } from '../../support/console/member.ts';
import { acceptedFor } from '../../support/accounts/accepted-for.ts';
import { eventually } from '../../support/eventually.ts';
import { buildKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const wanted = { name: 'ats sync', scopes: ['jobs:read'], rate_limit: 90 };

describe('API keys in the console', () => {
  let api: TestApi;
  let admin: TestMember;
  let stranger: TestMember;
  beforeAll(async () => {
    api = await startApi();
    const { stores } = api.ctx;
    admin = await buildMember(api, (await buildKey(stores)).accountId, 'admin');
    stranger = await buildMember(api, (await buildKey(stores)).accountId, 'owner');
  });
  afterAll(() => api.close());

  const call = (...request: [method: string, path: string, body?: unknown]) =>
    callConsole(api, admin, request);
  const statusWith = async (key: string) => {
    const headers = { authorization: `Bearer ${key}` };
    return (await fetch(`${api.url}/account`, { headers })).status;
  };
  const make = async () => (await call('POST', '/api-keys', wanted)).body.data;

  it('makes a key, and shows its text once', async () => {
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    const { status, body } = await call('POST', '/api-keys', { ...wanted, expires_at });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ ...wanted, expires_at, revoked_at: null });
    expect(await statusWith(body.data.api_key)).toBe(200);
    const listed = await call('GET', '/api-keys');
    expect(JSON.stringify(listed.body)).not.toContain(body.data.api_key);
    const [entry] = await auditedAs(api.ctx.stores, admin.accountId, 'api_key.created');
    expect(entry?.actor).toMatchObject({ kind: 'user', id: admin.user.id });
  });

  const wrong: [string, object, string][] = [
    ['no name', { ...wanted, name: ' ' }, 'name'],
    ['no scope', { ...wanted, scopes: [] }, 'scopes'],
    ['an unknown scope', { ...wanted, scopes: ['all'] }, 'scopes.0'],
    ['a limit of 0', { ...wanted, rate_limit: 0 }, 'rate_limit'],
    ['a past end', { ...wanted, expires_at: '2020-01-01T00:00:00Z' }, 'expires_at'],
  ];
  it.each(wrong)('names %s', async (_, body, path) => {
    const answer = await call('POST', '/api-keys', body);
    expect(answer.status).toBe(400);
    expect(answer.body.error.details[0].path).toBe(path);
  });

  it('revokes within a second, also in another process', async () => {
    const { id, api_key: text } = await make();
    expect(await statusWith(text)).toBe(200);
    const { status, body } = await call('POST', `/api-keys/${id}/revoke`, {});
    expect(status).toBe(200);
    expect(body.data.revoked_at).not.toBeNull();
    expect(await acceptedFor(() => statusWith(text))).toBeLessThan(1_000);
    const again = await call('POST', `/api-keys/${id}/revoke`, {});
    expect(again.body.data.revoked_at).toBe(body.data.revoked_at);
  });

  it('rolls a key: both work, then only the new one', async () => {
    const old = await make();
    const kept = await call('POST', `/api-keys/${old.id}/roll`, { old_expires_in_s: 3_600 });
    expect(kept.status).toBe(201);
    expect(kept.body.data).toMatchObject(wanted);
    expect(await statusWith(old.api_key)).toBe(200);
    const { id, api_key: second } = kept.body.data;
    const third = await call('POST', `/api-keys/${id}/roll`, { old_expires_in_s: 0 });
    await eventually('401', async () => (await statusWith(second)) === 401, 5_000);
    expect(await statusWith(third.body.data.api_key)).toBe(200);
    const refused = await call('POST', `/api-keys/${id}/roll`, { old_expires_in_s: 0 });
    expect(refused.body.error.code).toBe('conflict');
  });

  it('changes name and limit, not of a revoked key', async () => {
    const { id } = await make();
    const { body } = await call('PATCH', `/api-keys/${id}`, { name: 'renamed', rate_limit: 5 });
    expect(body.data).toMatchObject({ name: 'renamed', rate_limit: 5 });
    await call('POST', `/api-keys/${id}/revoke`, {});
    expect((await call('PATCH', `/api-keys/${id}`, { name: 'again' })).status).toBe(409);
  });

  it('knows no key of another account', async () => {
    const { id } = await make();
    const foreign = (...request: [string, string, unknown]) => callConsole(api, stranger, request);
    expect((await foreign('PATCH', `/api-keys/${id}`, { name: 'x' })).status).toBe(404);
    expect((await foreign('POST', `/api-keys/${id}/revoke`, {})).status).toBe(404);
    expect((await foreign('POST', `/api-keys/${id}/roll`, { old_expires_in_s: 0 })).status).toBe(
      404,
    );
  });

  it('needs a sign-in of the last 12 hours for a new key, not for revoking', async () => {
    const { id } = await make();
    const late = await buildMember(api, admin.accountId, 'admin');
    await api.ctx.stores.mongo
      .collection('console_sessions')
      .updateOne(
        { userId: late.user.id },
        { $set: { createdAt: new Date(Date.now() - 13 * 3_600_000) } },
      );
    const made = await callConsole(api, late, ['POST', '/api-keys', wanted]);
    expect([made.status, made.body.error.code]).toEqual([403, 'sign_in_again']);
    expect((await callConsole(api, late, ['POST', `/api-keys/${id}/revoke`, {}])).status).toBe(200);
  });
});
