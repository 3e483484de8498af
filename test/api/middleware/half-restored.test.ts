import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { outageMessages, remedies } from '../../../domain/common/outages.ts';
import { noteRestore } from '../../../storage/installation.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: no answer comes from a half of the records. */
describe('an api on a half-restored database', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
    await noteRestore(api.ctx.stores, { state: 'loading', at: new Date() });
    // As a starting process does; the first request waits for it.
    void api.ctx.restores.look();
  });
  afterAll(() => api.close());

  const get = (path: string) => fetch(api.url + path, { headers: key.headers });

  it.each(['/account', '/jobs/post', '/boards/none', '/careers/none', '/console', '/sitemap.xml'])(
    'answers %s with 503 and the cause',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(await answer.text()).toContain(outageMessages.halfRestored);
    },
  );

  it('is not ready, and says why', async () => {
    const answer = await get('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      checks: { mongodb: 'unreachable', temporal: 'ok' },
      causes: { mongodb: remedies.halfRestored },
    });
  });

  it.each(['/healthz', '/docs', '/openapi.json', '/favicon.svg'])(
    'still answers %s, which needs no records',
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

  it('answers once the restore has ended', async () => {
    await noteRestore(api.ctx.stores, { state: 'restored', at: new Date() });
    await api.ctx.restores.look();
    expect((await get('/account')).status).toBe(200);
  });
});
