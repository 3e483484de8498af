import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventBody } from '../../../domain/webhooks/events/event.ts';
import type { EventKind } from '../../../domain/webhooks/events/registry.ts';
import { announceEvents } from '../../../services/webhooks/announce-events.ts';
import { eventModel } from '../../../storage/webhooks/events/event.model.ts';
import { insertEvents } from '../../../storage/webhooks/events/events.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { exampleEvent } from '../../support/webhooks/webhook-bench.ts';

interface Body {
  data: { id: string; kind: string }[];
  meta: { next_cursor: string | null };
  error?: { code: string };
}

describe('GET /events', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  async function list(query: Record<string, string> = {}, as = key) {
    const answer = await fetch(`${api.url}/events?${String(new URLSearchParams(query))}`, as);
    const text = await answer.text();
    return { status: answer.status, text, body: JSON.parse(text) as Body };
  }
  const idsOf = async (query: Record<string, string> = {}, as = key) =>
    (await list(query, as)).body.data.map(({ id }) => id);

  /** Events of a new account, stored one after the other. */
  async function store(...kinds: EventKind[]) {
    key = await buildKey(api.ctx.stores);
    const events = kinds.map((kind) => exampleEvent(kind, key.accountId));
    for (const event of events) {
      await insertEvents(api.ctx.stores, [event]);
      await tick();
    }
    return events;
  }

  it('lists what was announced without an endpoint, as endpoints get it, last stored first', async () => {
    key = await buildKey(api.ctx.stores);
    const event = exampleEvent('job.published', key.accountId);
    const stored = {
      collection: 'postings' as const,
      documentId: 'job_gone',
      events: [event],
    };
    await announceEvents(api.ctx, [stored]);
    await tick();
    const late = {
      ...exampleEvent('job.closed', key.accountId),
      createdAt: new Date(Date.now() - 3_600_000),
    };
    await insertEvents(api.ctx.stores, [late, event]);
    const { text } = await list();
    expect(text).toBe(
      `{"data":[${[late, event].map(eventBody).join(',')}],"meta":{"next_cursor":null}}`,
    );
  });

  it('lists neither events of other accounts nor those for the service alone', async () => {
    await store('billing.funds_raised', 'job.closed');
    expect((await list()).body.data.map(({ kind }) => kind)).toEqual(['job.closed']);
    const other = await buildKey(api.ctx.stores);
    expect(await idsOf({}, other)).toEqual([]);
  });

  it('filters by kind and by the time of storing', async () => {
    const [first, second, third] = await store('job.published', 'job.updated', 'job.published');
    expect(await idsOf({ kind: 'job.published' })).toEqual([third?.id, first?.id]);
    const middle = new Date(Date.now()).toISOString();
    expect(await idsOf({ since: middle })).toEqual([]);
    expect(await idsOf({ until: middle })).toEqual([third?.id, second?.id, first?.id]);
    const fourth = exampleEvent('job.closed', key.accountId);
    await insertEvents(api.ctx.stores, [fourth]);
    expect(await idsOf({ since: middle })).toEqual([fourth.id]);
    expect(await idsOf({ since: '0001-01-01T00:00:00Z', until: middle })).toHaveLength(3);
  });

  it('pages without gaps or repetitions while events arrive, and refuses a cursor of others', async () => {
    const events = await store('job.published', 'job.updated', 'job.closed');
    const first = await list({ limit: '2' });
    await insertEvents(api.ctx.stores, [exampleEvent('job.updated', key.accountId)]);
    const cursor = first.body.meta.next_cursor ?? '';
    const second = await list({ limit: '2', cursor });
    expect([...first.body.data, ...second.body.data].map(({ id }) => id)).toEqual(
      events.map(({ id }) => id).reverse(),
    );
    expect(second.body.meta.next_cursor).toBeNull();
    const other = await buildKey(api.ctx.stores);
    for (const refused of [
      await list({ limit: '2', cursor }, other),
      await list({ limit: '2', cursor, kind: 'job.closed' }),
    ]) {
      expect(refused.status).toBe(400);
      expect(refused.body.error?.code).toBe('invalid_cursor');
    }
  });

  it('needs the scope webhooks:manage, and expires after 30 days', async () => {
    const reader = await buildKey(api.ctx.stores, { scopes: ['jobs:read'] });
    expect((await list({}, reader)).status).toBe(403);
    const indexes = await eventModel(api.ctx.stores.mongo).collection.indexes();
    expect(indexes.find(({ name }) => name === 'kept')?.['expireAfterSeconds']).toBe(2_592_000);
  });
});

/** Positions of one millisecond have no order. */
async function tick(): Promise<void> {
  const before = Date.now();
  while (Date.now() === before) await new Promise((resolve) => setImmediate(resolve));
}
