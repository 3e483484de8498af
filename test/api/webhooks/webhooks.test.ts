import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertDeliveries, newDelivery } from '../../../storage/webhooks/deliveries.ts';
import { noteAttempts } from '../../../storage/webhooks/note-attempts.ts';
import { insertEvents } from '../../../storage/webhooks/events/events.ts';
import { signingSecrets } from '../../../storage/webhooks/webhook-secrets.ts';
import {
  findWebhook,
  saveWebhook,
  type WebhookChanges,
} from '../../../storage/webhooks/webhooks.ts';
import type { EventKind } from '../../../domain/webhooks/events/registry.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { exampleEvent } from '../../support/webhooks/webhook-bench.ts';

interface Shown {
  id: string;
  secret?: string;
  status: string;
  version: number;
  [member: string]: unknown;
}
interface Body {
  data: Shown;
  error?: { code: string; details?: { path: string; message: string }[] };
}

const good = { url: 'https://hooks.example.com/in', event_kinds: ['job.closed'] };

describe('webhook endpoints', () => {
  let api: TestApi;
  let key: TestKey;

  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());

  async function call(...[method, path, body, headers]: [string, string, unknown?, object?]) {
    const answer = await fetch(api.url + path, {
      method,
      headers: { ...key.headers, 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? null : JSON.parse(text)) as Body };
  }

  const create = async (over: object = {}): Promise<Shown> =>
    (await call('POST', '/webhooks', { ...good, ...over })).body.data;

  it('show their secret only when they are created and when it is rotated', async () => {
    const made = await create({ description: 'Our CRM' });
    expect(made).toMatchObject({
      ...good,
      description: 'Our CRM',
      status: 'enabled',
      disabled_reason: null,
      failing_since: null,
      version: 1,
    });
    expect(made.id).toMatch(/^whk_[0-9A-Za-z]{20}$/);
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { body: rotated } = await call('POST', `/webhooks/${made.id}/rotate-secret`);
    expect(rotated.data.secret).toMatch(/^whsec_/);
    expect(rotated.data.secret).not.toBe(made.secret);
    for (const path of ['/webhooks', `/webhooks/${made.id}`]) {
      expect(JSON.stringify(await call('GET', path))).not.toContain('whsec_');
    }
    const { body: changed } = await call('PATCH', `/webhooks/${made.id}`, { description: null });
    expect(changed.data).toMatchObject({ description: null, version: 3 });
    expect(JSON.stringify(changed)).not.toContain('whsec_');
    const stored = await findWebhook(api.ctx.stores, { accountId: key.accountId, id: made.id });
    expect(stored && (await signingSecrets(api.ctx.stores, stored))).toEqual([
      rotated.data.secret,
      made.secret,
    ]);
    const hours = ((stored?.previousSecret?.validUntil.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  const refusals: [what: string, body: object, path: string][] = [
    ['no url', { url: undefined }, 'url'],
    ['a private address', { url: 'https://10.0.0.1/' }, 'url'],
    ['an odd spelling of one', { url: 'https://0xa000001/' }, 'url'],
    ['a mapped address', { url: 'https://[::ffff:192.168.0.1]/' }, 'url'],
    ['plain http', { url: 'http://hooks.example.com/' }, 'url'],
    ['another scheme', { url: 'file:///etc/passwd' }, 'url'],
    ['another port', { url: 'https://hooks.example.com:25/' }, 'url'],
    ['an object for the url', { url: { $gt: '' } }, 'url'],
    ['no kinds', { event_kinds: [] }, 'event_kinds'],
    ['an unknown kind', { event_kinds: ['job.exploded'] }, 'event_kinds.0'],
    ['a kind twice', { event_kinds: ['job.closed', 'job.closed'] }, 'event_kinds'],
    ['an unknown member', { secret: 'whsec_mine' }, 'secret'],
  ];

  it.each(refusals)('refuse %s at POST and PATCH, by name', async (_what, over, path) => {
    const { id, version } = await create();
    const patch = over === refusals[0]?.[1] ? { url: null } : over;
    for (const refused of [
      await call('POST', '/webhooks', { ...good, ...over }),
      await call('PATCH', `/webhooks/${id}`, patch),
    ]) {
      expect(refused.status).toBe(400);
      expect(refused.body.error?.code).toBe('invalid_request');
      expect(refused.body.error?.details?.map((detail) => detail.path)).toContain(path);
    }
    expect((await call('GET', `/webhooks/${id}`)).body.data.version).toBe(version);
    await call('DELETE', `/webhooks/${id}`);
  });

  it('honour If-Match, and are created once per Idempotency-Key', async () => {
    const { id } = await create();
    const stale = await call(
      'PATCH',
      `/webhooks/${id}`,
      { description: 'x' },
      { 'if-match': '"7"' },
    );
    expect(stale.status).toBe(412);
    const once = { 'idempotency-key': 'make-it' };
    const first = await call('POST', '/webhooks', good, once);
    const second = await call('POST', '/webhooks', good, once);
    expect(second.body).toEqual(first.body);
  });

  it('accept all concurrent changes, and one of those that name the same version', async () => {
    const { id, version } = await create();
    const change = (headers?: object) => (description: string) =>
      call('PATCH', `/webhooks/${id}`, { description }, headers);
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
    const changed = await Promise.all(texts.map(change()));
    expect(changed.map(({ status }) => status)).toEqual(texts.map(() => 200));
    const latest = version + texts.length;
    const others = texts.map((text) => `${text} again`);
    const guarded = await Promise.all(others.map(change({ 'if-match': `"${latest}"` })));
    expect(guarded.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412, 412]);
    expect((await call('GET', `/webhooks/${id}`)).body.data.version).toBe(latest + 1);
  });

  it('are at most 50', async () => {
    key = await buildKey(api.ctx.stores);
    for (let n = 0; n < 50; n += 1) await create();
    expect((await call('POST', '/webhooks', good)).body.error?.code).toBe('conflict');
    key = await buildKey(api.ctx.stores);
  });

  it('are listed page by page, newest first', async () => {
    key = await buildKey(api.ctx.stores);
    const ids = [(await create()).id, (await create()).id, (await create()).id];
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await call('GET', `/webhooks?limit=2${cursor}`);
      const { data, meta } = body as unknown as {
        data: Shown[];
        meta: { next_cursor: string | null };
      };
      seen.push(...data.map(({ id }) => id));
      cursor = meta.next_cursor === null ? '' : `&cursor=${meta.next_cursor}`;
    } while (cursor !== '');
    expect(seen).toEqual(ids.reverse());
  });

  describe('and their deliveries', () => {
    /** The state of a delivery after one failed attempt. */
    async function failedDelivery(webhookId: string, kind: EventKind = 'job.closed') {
      const webhook = await findWebhook(api.ctx.stores, {
        accountId: key.accountId,
        id: webhookId,
      });
      if (webhook === null) throw new Error('There is no endpoint.');
      const event = exampleEvent(kind, key.accountId);
      const delivery = newDelivery(event, webhook);
      await insertEvents(api.ctx.stores, [event]);
      await insertDeliveries(api.ctx.stores, [delivery]);
      await noteAttempts(api.ctx.stores, [
        {
          delivery,
          attempt: {
            number: 1,
            at: new Date('2026-11-21T10:00:00Z'),
            durationMs: 12,
            statusCode: 500,
            error: null,
            responseExcerpt: 'oh',
          },
          status: 'failed',
          nextAttemptAt: null,
        },
      ]);
      return delivery._id;
    }

    const list = async (query: string): Promise<Shown[]> =>
      (await call('GET', `/webhook-deliveries?${query}`)).body.data as unknown as Shown[];

    it('are shown with their attempts, and filtered', async () => {
      key = await buildKey(api.ctx.stores);
      const [one, two] = [await create(), await create()];
      const id = await failedDelivery(one.id);
      const other = await failedDelivery(two.id, 'job.published');
      const { body } = await call('GET', `/webhook-deliveries/${id}`);
      expect(body.data).toMatchObject({
        id,
        webhook_id: one.id,
        event_kind: 'job.closed',
        status: 'failed',
        next_attempt_at: null,
        attempts: [
          {
            number: 1,
            at: '2026-11-21T10:00:00.000Z',
            duration_ms: 12,
            status_code: 500,
            error: null,
            response_excerpt: 'oh',
          },
        ],
      });
      const idsOf = async (query: string) => (await list(query)).map((row) => row.id);
      expect(await idsOf('')).toEqual([other, id]);
      expect(await idsOf(`webhook_id=${one.id}`)).toEqual([id]);
      expect(await idsOf('event_kind=job.published')).toEqual([other]);
      expect(await idsOf('status=failed')).toEqual([other, id]);
      expect(await idsOf('status=succeeded')).toEqual([]);
      expect((await call('GET', '/webhook-deliveries?status=lost')).status).toBe(400);
    });

    it('redeliver restarts the schedule; for a disabled or removed endpoint it is 409', async () => {
      const { id: webhookId } = await create();
      const id = await failedDelivery(webhookId);
      const again = await call('POST', `/webhook-deliveries/${id}/redeliver`);
      expect(again.status).toBe(202);
      expect(again.body.data).toMatchObject({ id, status: 'pending' });
      expect(again.body.data['next_attempt_at']).not.toBeNull();
      await call('PATCH', `/webhooks/${webhookId}`, { status: 'disabled' });
      expect((await list(`webhook_id=${webhookId}`))[0]?.status).toBe('cancelled');
      expect((await call('POST', `/webhook-deliveries/${id}/redeliver`)).status).toBe(409);
      expect((await call('POST', `/webhooks/${webhookId}/test`)).status).toBe(409);
      await call('DELETE', `/webhooks/${webhookId}`);
      expect((await call('POST', `/webhook-deliveries/${id}/redeliver`)).status).toBe(409);
      expect((await call('GET', `/webhook-deliveries/${id}`)).status).toBe(200);
    });

    it('test sends a ping to any endpoint', async () => {
      const { id } = await create();
      const { status, body } = await call('POST', `/webhooks/${id}/test`);
      expect(status).toBe(202);
      expect(body.data).toMatchObject({
        webhook_id: id,
        event_kind: 'webhook.ping',
        status: 'pending',
      });
    });

    it('recover restarts deliveries that failed or were cancelled since a moment, and no others', async () => {
      const { id } = await create();
      const failed = await failedDelivery(id);
      const missed = await failedDelivery(id);
      await api.ctx.stores.mongo
        .collection<{ _id: string }>('webhook_deliveries')
        .updateOne({ _id: missed }, { $set: { status: 'cancelled' } });
      const pending = (await call('POST', `/webhooks/${id}/test`)).body.data.id;
      const recover = (since: unknown) => call('POST', `/webhooks/${id}/recover`, { since });
      for (const future of [new Date(Date.now() + 60_000), '8900-01-01T00:00:00Z']) {
        expect((await recover(future)).body.data).toEqual({ deliveries: 0 });
      }
      const { status, body } = await recover(new Date(Date.now() - 60_000));
      expect([status, body.data]).toEqual([202, { deliveries: 2 }]);
      const rows = await list(`webhook_id=${id}&status=pending`);
      expect(rows.map((row) => row.id).sort()).toEqual([failed, missed, pending].sort());
      for (const since of ['yesterday', 5, null, '2026-11-21']) {
        expect((await recover(since)).status).toBe(400);
      }
    });

    async function createAs(changes: WebhookChanges): Promise<string> {
      const { id } = await create();
      const webhook = await findWebhook(api.ctx.stores, { accountId: key.accountId, id });
      if (webhook === null) throw new Error('There is no endpoint.');
      await saveWebhook(api.ctx.stores, webhook, changes);
      return id;
    }

    it('a new URL of an endpoint resets its failures; the same URL does not', async () => {
      const id = await createAs({ failingSince: new Date(0) });
      const same = await call('PATCH', `/webhooks/${id}`, { url: good.url, description: 'x' });
      expect(same.body.data['failing_since']).toBe(new Date(0).toISOString());
      const moved = await call('PATCH', `/webhooks/${id}`, { url: `${good.url}/new` });
      expect(moved.body.data['failing_since']).toBeNull();
    });

    it.each(['gone', 'failing'] as const)(
      'disabling an endpoint that is disabled as %s changes nothing',
      async (disabledReason) => {
        const id = await createAs({ status: 'disabled', disabledReason });
        const before = await call('GET', `/webhooks/${id}`);
        expect(await call('PATCH', `/webhooks/${id}`, { status: 'disabled' })).toEqual(before);
        expect(before.body.data['disabled_reason']).toBe(disabledReason);
      },
    );

    it('enabling an endpoint again resets its failures', async () => {
      const id = await createAs({
        status: 'disabled',
        disabledReason: 'failing',
        failingSince: new Date(0),
      });
      const { body } = await call('PATCH', `/webhooks/${id}`, { status: 'enabled' });
      expect(body.data).toMatchObject({
        status: 'enabled',
        disabled_reason: null,
        failing_since: null,
      });
    });

    it('are visible only to their account: every route is 404 with another key', async () => {
      const { id } = await create();
      const delivery = await failedDelivery(id);
      key = await buildKey(api.ctx.stores);
      const calls: [string, string, unknown?][] = [
        ['GET', `/webhooks/${id}`],
        ['PATCH', `/webhooks/${id}`, { description: 'mine' }],
        ['POST', `/webhooks/${id}/rotate-secret`],
        ['POST', `/webhooks/${id}/test`],
        ['POST', `/webhooks/${id}/recover`, { since: '2026-01-01T00:00:00Z' }],
        ['DELETE', `/webhooks/${id}`],
        ['GET', `/webhook-deliveries/${delivery}`],
        ['POST', `/webhook-deliveries/${delivery}/redeliver`],
      ];
      for (const [method, path, body] of calls) {
        expect((await call(method, path, body)).status).toBe(404);
      }
      expect(await list(`webhook_id=${id}`)).toEqual([]);
    });
  });
});
