import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NewEvents } from '../../../cli/listen/new-events.ts';
import { Openrole } from '../../../sdk/index.ts';
import { insertEvents } from '../../../storage/webhooks/events/events.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { exampleEvent } from '../../support/webhooks/webhook-bench.ts';

describe('the events that openrole listen forwards', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());

  it('are those stored after its start, however many were stored in the same second', async () => {
    const make = (count: number) =>
      Array.from({ length: count }, () => exampleEvent('job.published', key.accountId));
    const date = new Date(Date.now() - 1_000).toUTCString();
    await insertEvents(api.ctx.stores, make(250));
    const client = new Openrole({
      apiKey: key.apiKey,
      baseUrl: api.url,
      // The clock of the server stands, as within one second.
      fetch: async (...request) => {
        const { status, headers, body } = await fetch(...request);
        return new Response(body, { status, headers: { ...Object.fromEntries(headers), date } });
      },
    });
    const events = new NewEvents(client);
    const { signal } = new AbortController();
    expect(await events.read(signal)).toEqual([]);
    const later = make(2);
    await insertEvents(api.ctx.stores, later);
    const found = (await events.read(signal)).map(({ id }) => id);
    expect(found.sort()).toEqual(later.map(({ id }) => id).sort());
    expect(await events.read(signal)).toEqual([]);
  }, 30_000);
});
