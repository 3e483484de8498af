import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../support/eventually.ts';
import { monitoredUrl } from '../../support/queries/look-ups.ts';
import { uniqueName } from '../../support/servers.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: routes without a limit query MongoDB, Elasticsearch and Temporal at most once a second. */
describe('public routes without a limit', () => {
  let api: TestApi;
  let mongo: string[];
  let search: number;
  let temporal: jest.SpiedFunction<() => Promise<void>>;
  beforeAll(async () => {
    const name = uniqueName('unlimited');
    api = await startApi({ name, settings: { MONGODB_URL: monitoredUrl(name) } });
    const { stores } = api.ctx;
    await eventually('servers', async () => (await fetch(`${api.url}/readyz`)).ok);
    temporal = jest.spyOn(api.ctx.temporal, 'ping');
    stores.mongo.getClient().on('commandStarted', ({ commandName }) => mongo.push(commandName));
    stores.search.client.diagnostic.on('request', () => (search += 1));
  });
  afterAll(async () => {
    await api.ctx.stores.mongo.dropDatabase();
    await api.close();
  });

  /** Sends calls for more than a second, 40 at once. Returns the calls of servers that they caused. */
  async function callsFor(method: string, path: string) {
    mongo = [];
    search = 0;
    temporal.mockClear();
    const startedAt = performance.now();
    const statuses = new Set<number>();
    while (performance.now() - startedAt < 1_200) {
      const send = async () => statuses.add((await fetch(api.url + path, { method })).status);
      await Promise.all(Array.from({ length: 40 }, send));
    }
    expect(statuses.size).toBe(1);
    const seconds = (performance.now() - startedAt) / 1_000;
    return { seconds, mongo, search, temporal: temporal.mock.calls.length };
  }

  it.each([
    ['GET', '/healthz'],
    ['GET', '/openapi.json'],
    ['GET', '/docs'],
    ['GET', '/nowhere'],
    ['OPTIONS', '/readyz'],
    ['OPTIONS', '/jobs'],
    ['OPTIONS', '/job-boards/acme'],
    ['OPTIONS', '/mcp'],
    ['PUT', '/job-boards/acme'],
  ])('%s %s queries no server', async (method, path) => {
    expect(await callsFor(method, path)).toMatchObject({ mongo: [], search: 0, temporal: 0 });
  });

  it('GET /readyz checks each server at most once a second', async () => {
    const calls = await callsFor('GET', '/readyz');
    const most = Math.floor(calls.seconds) + 1;
    // A check of MongoDB also looks for an unfinished restore, one of Elasticsearch for a read-only index.
    for (const [count, ofCheck] of [
      [calls.mongo.length, 2],
      [calls.search, 2],
      [calls.temporal, 1],
    ] as const) {
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(most * ofCheck);
    }
  });

  it('send the OpenAPI document once to a client that has it', async () => {
    const url = `${api.url}/openapi.json`;
    const first = await fetch(url);
    const etag = first.headers.get('etag') ?? '';
    expect(await first.json()).toMatchObject({ openapi: '3.1.0' });
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await fetch(url, { headers: { 'if-none-match': known } });
      expect([known, answer.status, await answer.text()]).toEqual([known, 304, '']);
    }
    expect((await fetch(url, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });
});
