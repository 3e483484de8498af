import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fileUrl, openFileLink } from '../../services/files/file-links.ts';
import { saveFile } from '../../storage/files/files.ts';
import { changedText } from '../support/changed-text.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import { call } from '../support/hiring/employer.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

type Ask = (token: string) => Promise<unknown>;

/** Promise: a token works only in exactly the form in which it was issued. */
describe('tokens', () => {
  let api: TestApi;
  let key: TestKey;
  let fileToken: string;
  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
    const { id } = await saveFile(api.ctx.stores, {
      accountId: key.accountId,
      contentType: 'text/plain',
      content: Buffer.from('A letter.'),
    });
    const url = fileUrl(api.ctx, { id, name: 'Brief für Åsa.txt' });
    fileToken = url.slice(url.lastIndexOf('/') + 1);
  });
  afterAll(() => api.close());

  /** A call that returns the error code of its response. */
  async function codeOf(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(api.url + path, { headers });
    const text = await answer.text();
    if (answer.status === 200) return [200];
    return [answer.status, (JSON.parse(text) as { error: { code: string } }).error.code];
  }

  /** The status of a path that is sent exactly as it is written. */
  async function rawStatusOf(path: string) {
    const { hostname, port } = new URL(api.url);
    const asked = request({ hostname, port, path }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  }

  /** Calls with altered forms of a token and checks that all responses are the same. */
  function refuses(changed: fc.Arbitrary<string>, ask: Ask, answer: unknown) {
    const property = fc.asyncProperty(changed, async (token) => {
      expect(await ask(token)).toEqual(answer);
    });
    return fc.assert(property, { numRuns: 80 });
  }

  it('of a file: any change is 404', async () => {
    const open = (token: string) => codeOf(`/files/${encodeURIComponent(token)}`);
    expect(await open(fileToken)).toEqual([200]);
    for (const end of ['.anything', '.', '=', '%20']) {
      expect(await codeOf(`/files/${fileToken}${end}`)).toEqual([404, 'not_found']);
    }
    await refuses(changedText(fileToken), open, [404, 'not_found']);
    await refuses(changedText(fileToken), (token) => openFileLink(api.ctx, token), null);
  });

  it('of a file: any other spelling of the path is 404', async () => {
    const [head = '', tail = ''] = fileToken.split('.', 2);
    const first = fileToken.charCodeAt(0).toString(16);
    const paths = [
      `/files/${head}%2e${tail}`,
      `/files/${head}%2E${tail}`,
      `/files/${head}%252e${tail}`,
      `/files/%${first}${fileToken.slice(1)}`,
      `/files/${fileToken}/`,
      `/files/${fileToken}//`,
      `/files//${fileToken}`,
      `//files/${fileToken}`,
      `/FILES/${fileToken}`,
      `/files/${fileToken};a`,
      `/files/${fileToken}%2f`,
      `/files/%2e/${fileToken}`,
      `/files/${fileToken}/%2E%2e/${fileToken}`,
      `/files/%2e%2e%2ffiles%2f${fileToken}`,
    ];
    for (const path of paths) expect([path, await rawStatusOf(path)]).toEqual([path, 404]);
    expect(await rawStatusOf(`/files/${fileToken}?a`)).not.toBe(404);
    expect(await rawStatusOf(`/files/${fileToken}`)).toBe(200);
  });

  it('of a page: any change is 400 invalid_cursor', async () => {
    for (const name of ['Mara', 'Tomas']) {
      const made = await call(api, key, { method: 'POST', path: '/candidates', body: { name } });
      expect(made.status).toBe(201);
    }
    const list = (cursor: string) =>
      codeOf(`/candidates?limit=1&cursor=${encodeURIComponent(cursor)}`, key.headers);
    const { body } = await call<{ meta: { next_cursor: string } }>(api, key, {
      path: '/candidates?limit=1',
    });
    const cursor = body.meta.next_cursor;
    expect(await list(cursor)).toEqual([200]);
    await refuses(changedText(cursor), list, [400, 'invalid_cursor']);
  });

  it('of an account: any change of an API key is 401', async () => {
    const ask = (token: string) => codeOf('/account', { authorization: `Bearer ${token}` });
    expect(await ask(key.apiKey)).toEqual([200]);
    const sendable = changedText(key.apiKey)
      // A header holds Latin-1, and spaces around its value are not part of it.
      .filter((changed) => !/[^\x20-\xff]/.test(changed) && changed.trim() !== key.apiKey);
    await refuses(sendable, ask, [401, 'invalid_api_key']);
    await refuses(changedText(key.apiKey), (token) => api.ctx.keys.find(token), null);
  });
});
