import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { assets } from '../../../api/console/assets.ts';
import { scripts } from '../../../api/careers/scripts.ts';
import { rawGet } from '../../support/raw-get.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

/** Promise: files are sent in the smallest encoding that the client accepts, and caches can tell them apart. */
describe('a file', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  const get = (path: string, headers: Record<string, string>) => rawGet(api.url + path, headers);

  it.each(['/openapi.json', assets.css, assets.js, scripts.careers, '/careers/embed.js'])(
    '%s is the same in each encoding',
    async (path) => {
      const plain = await get(path, {});
      expect(plain.said['content-encoding']).toBeUndefined();
      expect(plain.said.vary).toContain('Accept-Encoding');
      for (const [accepted, encoding] of [
        ['gzip, deflate, br', 'br'],
        ['br;q=0, gzip', 'gzip'],
      ] as const) {
        const { said, body, text } = await get(path, { 'accept-encoding': accepted });
        expect(said['content-encoding']).toBe(encoding);
        expect(said['content-type']).toBe(plain.said['content-type']);
        expect(said.vary).toContain('Accept-Encoding');
        expect(body.length).toBeLessThan(plain.body.length / 1.5);
        expect(text()).toBe(plain.text());
      }
      expect((await get(path, { 'accept-encoding': 'deflate' })).text()).toBe(plain.text());
    },
  );

  it('is 304 for a client that has it in any encoding', async () => {
    const { said } = await get('/openapi.json', { 'accept-encoding': 'br' });
    const known = { 'if-none-match': String(said.etag) };
    for (const accepted of ['br', 'identity']) {
      const answer = await get('/openapi.json', { ...known, 'accept-encoding': accepted });
      expect([answer.status, answer.body.length]).toEqual([304, 0]);
      expect(answer.said.vary).toContain('Accept-Encoding');
    }
  });
});
