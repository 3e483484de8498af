import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setQuota } from '../../../storage/accounts/quotas.ts';
import { makeJob } from '../../storage/market/market-fixture.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call } from '../../support/hiring/employer.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { uniqueName } from '../../support/servers.ts';
import { dropMarket, seedMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Usage {
  data: { meters: { meter: string; used: number; quota: number; resets_at: string }[] };
}

/** Promise: a used-up quota is 429 until the reset, before any work, and never charges (decision 0006). */
describe('monthly quotas', () => {
  let api: TestApi;
  let other: TestApi;
  const settings = { QUOTA_JOB_DETAILS: '3' };
  beforeAll(async () => {
    const name = uniqueName('quotas');
    api = await startApi({ name, settings });
    other = await startApi({ name, settings });
    await seedMarket(
      api.ctx.stores,
      Array.from({ length: 6 }, (_, index) => makeJob({ title: `Glazier ${index}` })),
    );
  });
  afterAll(async () => {
    await other.stop();
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  async function keyWith(meter: 'search_rows' | 'platform_calls', quota: number): Promise<TestKey> {
    const key = await buildKey(api.ctx.stores);
    await setQuota(api.ctx.stores, key.accountId, { meter, quota });
    return key;
  }
  const search = (from: TestApi, key: TestKey) => call(from, key, { path: '/jobs?limit=4' });
  const meterOf = async (key: TestKey, meter: string) =>
    (await call<Usage>(api, key, { path: '/usage' })).body.data.meters.find(
      (reading) => reading.meter === meter,
    );

  it('serves a search beyond the remaining rows in full, and refuses the next', async () => {
    const key = await keyWith('search_rows', 6);
    for (const rows of [4, 4]) {
      const { status, body } = await search(api, key);
      expect({ status, rows: (body.data as unknown as unknown[]).length }).toEqual({
        status: 200,
        rows,
      });
    }
    const refused = await search(api, key);
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'quota_exceeded' } } });
    const now = new Date();
    const untilReset =
      (Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - now.getTime()) / 1000;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(untilReset - 10);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThan(untilReset + 10);
    await eventually('both searches are counted', async () => {
      return (await meterOf(key, 'search_rows'))?.used === 8;
    });
  });

  describe('of concurrent calls', () => {
    const parallel = async (count: number, ask: (index: number) => Promise<{ status: number }>) => {
      const answers = await Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
      const statuses = answers.map(({ status }) => status);
      return (wanted: number) => statuses.filter((status) => status === wanted).length;
    };
    const organizations = { path: '/company-organizations' };

    it('admits exactly the remaining number of calls', async () => {
      const key = await keyWith('platform_calls', 10);
      const answered = await parallel(60, () => call(api, key, organizations));
      expect([answered(200), answered(429)]).toEqual([10, 50]);
      await api.ctx.usage.flush();
      expect(await meterOf(key, 'platform_calls')).toMatchObject({ used: 10 });
    });

    it('admits as many searches as sequential calls would', async () => {
      const key = await keyWith('search_rows', 10);
      const answered = await parallel(20, () => search(api, key));
      expect([answered(200), answered(429)]).toEqual([3, 17]);
      await api.ctx.usage.flush();
      expect(await meterOf(key, 'search_rows')).toMatchObject({ used: 12 });
    });

    it('refuses no call because of another one that fails', async () => {
      const key = await keyWith('platform_calls', 1);
      const missing = { path: '/company-organizations/org_nobody' };
      const answered = await parallel(12, (index) =>
        call(api, key, index === 11 ? organizations : missing),
      );
      expect(answered(200)).toBe(1);
      expect(answered(404) + answered(429)).toBe(11);
    });

    it('admits at most the remainder in each of two processes', async () => {
      const key = await keyWith('platform_calls', 10);
      const answered = await parallel(60, (index) =>
        call(index % 2 === 0 ? api : other, key, organizations),
      );
      expect(answered(200)).toBeGreaterThanOrEqual(10);
      expect(answered(200)).toBeLessThanOrEqual(20);
      expect(answered(200) + answered(429)).toBe(60);
    });
  });

  it('reaches every process', async () => {
    const key = await keyWith('search_rows', 8);
    await search(other, key);
    await search(api, key);
    await search(api, key);
    await eventually('the other process refuses', async () => {
      return (await search(other, key)).status === 429;
    });
  });

  it('uses the default quotas of the settings, and does not count refusals', async () => {
    const key = await buildKey(api.ctx.stores);
    const [job] = (await search(api, key)).body.data as unknown as { id: string }[];
    const statuses = [];
    for (let i = 0; i < 5; i += 1) {
      statuses.push((await call(api, key, { path: `/jobs/${job?.id}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await search(api, key)).status).toBe(200);
    await api.ctx.usage.flush();
    expect(await meterOf(key, 'job_details')).toMatchObject({ used: 3, quota: 3 });
  });

  it('does no work for a refused call', async () => {
    const key = await keyWith('platform_calls', 1);
    const create = (name: string) =>
      call(api, key, { method: 'POST', path: '/company-organizations', body: { name } });
    expect((await create('Quayside Glass One')).status).toBe(201);
    expect((await create('Quayside Glass Two')).status).toBe(429);
    await setQuota(api.ctx.stores, key.accountId, { meter: 'platform_calls', quota: 100 });
    await eventually('the new quota holds', async () => {
      const { status, body } = await call(api, key, { path: '/company-organizations' });
      return status === 200 && (body.data as unknown as unknown[]).length === 1;
    });
  });
});
