import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { call } from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

interface Account {
  data: { name: string; phone: string; location: string; version: number };
  error?: { code: string; details?: { path: string }[] };
}

/** Promise: a profile carries its version, so that a change cannot overwrite an unseen one (decision 0001). */
describe('PATCH /account', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());

  const change = (body: object, version?: number) =>
    call<Account>(api, key, {
      method: 'PATCH',
      path: '/account',
      body: { ...body },
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });
  const read = async () => (await call<Account>(api, key, { path: '/account' })).body.data;

  it('increases the version with each change, and refuses an outdated one', async () => {
    const { version } = await read();
    expect((await change({ name: 'Mara Lindqvist' }, version)).body.data.version).toBe(version + 1);
    expect((await change({}, version + 1)).body.data.version).toBe(version + 1);
    const stale = await change({ name: 'Somebody Else' }, version);
    expect([stale.status, stale.body.error?.code]).toEqual([412, 'version_conflict']);
    expect((await read()).name).toBe('Mara Lindqvist');
  });

  it('accepts concurrent changes of different members', async () => {
    const [first, second] = await Promise.all([
      change({ phone: '+46 70 123 45 67' }),
      change({ location: 'Gothenburg' }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await read()).toMatchObject({ phone: '+46701234567', location: 'Gothenburg' });
  });

  it('keeps its version when the values do not change', async () => {
    const profile = {
      name: 'Mara',
      links: ['https://mara.example'],
      facts: { notice_period: '30 days', work_authorization: { SE: true } },
    };
    const { version } = (await change(profile)).body.data;
    for (const same of [
      profile,
      { name: 'Mara' },
      { facts: {} },
      { facts: { notice_period: '30 days' } },
    ]) {
      expect((await change(same)).body.data.version).toBe(version);
    }
    expect((await change({ facts: { notice_period: null } })).body.data.version).toBe(version + 1);
  });

  it.each(['UK', 'ZZ', 'SWE', 'se'])('refuses %s as a country of a fact', async (country) => {
    const answer = await change({ facts: { sponsorship: { [country]: true } } });
    expect([answer.status, answer.body.error?.details?.[0]?.path]).toEqual([
      400,
      `facts.sponsorship.${country}`,
    ]);
  });
});
