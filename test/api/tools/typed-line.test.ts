import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Understood } from '../../../domain/market/typed-query/understood.ts';
import { makeJob, makePlace } from '../../storage/market/market-fixture.ts';
import { connectMcp, eras } from '../../support/agent/mcp.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call } from '../../support/hiring/employer.ts';
import { dropMarket, seedMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Page {
  data: { id: string }[];
  meta: { understood: Understood; notices?: string[] };
}

const berlin = makePlace('Berlin', { city: 'Berlin', country: 'DE', lat: 52.52, lng: 13.405 });
const remote = makeJob({ title: 'Welder', locations: [berlin], workplaceType: 'remote' });
const onSite = makeJob({ title: 'Welder', locations: [berlin], workplaceType: 'on_site' });
const line = { query: 'weldr remote/Berlin', strict: false, posted_within_days: 0 };

/** Promise: a line typed by a person works in search_jobs as in GET /jobs, and is said back. */
describe('query of search_jobs', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    await seedMarket(api.ctx.stores, [remote, onSite]);
    key = await buildKey(api.ctx.stores);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  const overRest = async () => {
    const { status, body } = await call<{ data: Page }>(api, key, {
      method: 'POST',
      path: '/v1/agent/tool',
      body: { name: 'search_jobs', arguments: line },
    });
    expect(status).toBe(200);
    return body.data;
  };

  it('finds, corrects and says what was understood over /v1/agent/tool', async () => {
    const { data, meta } = await overRest();
    expect(data.map(({ id }) => id)).toEqual([remote.id]);
    expect(meta.understood).toMatchObject({
      parameters: { workplace_type: 'remote', location: 'Berlin, DE' },
      topics: [{ said: 'welder' }],
      corrected: [{ from: 'weldr', to: 'welder' }],
    });
  });

  it.each(eras)('gives the same over MCP, %s', async (era) => {
    const client = await connectMcp(api, key, era);
    await client.listTools();
    const result = await client.callTool({ name: 'search_jobs', arguments: line });
    expect(result.structuredContent).toEqual(await overRest());
    await client.close();
  });

  it('gives the rows of GET /jobs', async () => {
    const query = new URLSearchParams({ query: line.query }).toString();
    const { body } = await call<Page>(api, key, { path: `/jobs?${query}` });
    const { data, meta } = await overRest();
    expect(data).toEqual(body.data);
    expect(meta.understood).toEqual(body.meta.understood);
  });

  it('counts the same in get_market_overview', async () => {
    const { query, posted_within_days } = line;
    const { body } = await call<{ data: { total_jobs: number } }>(api, key, {
      method: 'POST',
      path: '/v1/agent/tool',
      body: { name: 'get_market_overview', arguments: { query, posted_within_days } },
    });
    expect(body.data.total_jobs).toBe(1);
  });

  it('refuses a line of 301 characters by its name', async () => {
    const { status, body } = await call<{ error: { details: { path: string }[] } }>(api, key, {
      method: 'POST',
      path: '/v1/agent/tool',
      body: { name: 'search_jobs', arguments: { query: 'a'.repeat(301) } },
    });
    expect(status).toBe(400);
    expect(body.error.details.map(({ path }) => path)).toEqual(['query']);
  });
});
