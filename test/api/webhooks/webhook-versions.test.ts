import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  findWebhook,
  rotateSecret,
  type WebhookRecord,
} from '../../../storage/webhooks/webhooks.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call, type Json } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const good = { url: 'https://hooks.example.com/in', event_kinds: ['job.closed'] };

/** Promise: the version grows only when the record changes, and `If-Match` compares it (decision 0001). */
describe('the version of an endpoint', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());

  const send = (
    method: string,
    path: string,
    sent: { body?: Json; headers?: Record<string, string> } = {},
  ) => call<{ data: Json }>(api, key, { method, path, ...sent });
  const create = async () =>
    (await send('POST', '/webhooks', { body: { ...good, description: 'CRM' } })).body.data;
  const read = async (id: unknown) => (await send('GET', `/webhooks/${String(id)}`)).body.data;

  it.each<[string, Json]>([
    ['nothing', {}],
    ['what it is already', { ...good, description: 'CRM', status: 'enabled' }],
  ])('does not change for a PATCH with %s', async (_what, body) => {
    const { secret: _secret, ...made } = await create();
    const patched = await send('PATCH', `/webhooks/${String(made['id'])}`, { body });
    expect([patched.status, patched.body.data]).toEqual([200, made]);
    const stale = { body, headers: { 'if-match': '"7"' } };
    expect((await send('PATCH', `/webhooks/${String(made['id'])}`, stale)).status).toBe(412);
  });

  it('is honoured by a rotation of the secret', async () => {
    const { id } = await create();
    const rotate = (version: number, more: Record<string, string> = {}) =>
      send('POST', `/webhooks/${String(id)}/rotate-secret`, {
        headers: { 'if-match': `"${version}"`, ...more },
      });
    expect((await rotate(7)).status).toBe(412);
    expect(await read(id)).toMatchObject({ version: 1 });
    const once = { 'idempotency-key': 'rotate-it' };
    const rotated = await rotate(1, once);
    expect([rotated.status, rotated.body.data['version']]).toEqual([200, 2]);
    await api.ctx.stores.mongo
      .collection('idempotency_keys')
      .updateMany({}, { $set: { state: 'running', body: null, claimedUntil: new Date(0) } });
    // As after a crash before the response: the rotation itself has changed the version.
    expect((await rotate(1, once)).body).toEqual(rotated.body);
    expect((await rotate(1)).status).toBe(412);
  });

  it('is checked by the write: no secret is rotated at an outdated version', async () => {
    const { id } = await create();
    const ref = { accountId: key.accountId, id: String(id) };
    const before = (await findWebhook(api.ctx.stores, ref)) as WebhookRecord;
    await send('PATCH', `/webhooks/${String(id)}`, { body: { description: 'Meanwhile' } });
    expect(await rotateSecret(api.ctx.stores, before)).toBeNull();
  });

  it('lets one of several rotations of one version succeed, with concurrent changes', async () => {
    const { id } = await create();
    const path = `/webhooks/${String(id)}`;
    const headers = { 'if-match': '"1"' };
    const [described, ...rotated] = await Promise.all([
      send('PATCH', path, { body: { description: 'Meanwhile' } }),
      ...[1, 2, 3].map(() => send('POST', `${path}/rotate-secret`, { headers })),
    ]);
    expect(described?.status).toBe(200);
    const done = rotated.filter(({ status }) => status === 200);
    expect(done.length).toBeLessThanOrEqual(1);
    expect(rotated.filter(({ status }) => status === 412)).toHaveLength(3 - done.length);
    expect(await read(id)).toMatchObject({ description: 'Meanwhile', version: 2 + done.length });
  });

  it('increased by a PATCH does not stop a rotation without a version', async () => {
    const { id } = await create();
    const path = `/webhooks/${String(id)}`;
    const changes = ['a', 'b', 'c', 'd'].map((description) =>
      send('PATCH', path, { body: { description } }),
    );
    const [rotated] = await Promise.all([send('POST', `${path}/rotate-secret`), ...changes]);
    expect(rotated.status).toBe(200);
    expect(await read(id)).toMatchObject({ version: 6 });
  });

  it('400 for deliveries of an endpoint without a name', async () => {
    const { status, body } = await call<{ error: { details: { path: string }[] } }>(api, key, {
      path: '/webhook-deliveries?webhook_id=',
    });
    expect([status, body.error.details.map(({ path }) => path)]).toEqual([400, ['webhook_id']]);
  });
});
