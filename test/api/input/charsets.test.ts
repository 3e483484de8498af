import { afterAll, beforeAll, expect, describe, it } from '@jest/globals';
import { noteRoute } from '../../support/echo-routes.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const json = Buffer.from('{"text":"Ann Hölm"}');

/** Promise: a JSON body is UTF-8, and other bytes get a clear 4xx. */
describe('the charset of a JSON body', () => {
  let api: TestApi;
  let key: TestKey;
  let kept = '';
  beforeAll(async () => {
    const note = noteRoute((text) => {
      kept = text;
      return Promise.resolve(1);
    });
    api = await startApi({ routes: [note] });
    key = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());

  const send = async (type: string, body: Buffer) => {
    const headers = { ...key.headers, 'content-type': type };
    const answer = await fetch(`${api.url}/notes/1`, { method: 'POST', headers, body });
    return [answer.status, ((await answer.json()) as { error?: { code: string } }).error?.code];
  };

  it.each(['application/json', 'application/json; charset=UTF-8', 'text/x; a=b'])(
    'reads %s as the media type says',
    async (type) => {
      const isJson = type.startsWith('application/json');
      expect(await send(type, json)).toEqual(
        isJson ? [201, undefined] : [415, 'unsupported_media_type'],
      );
    },
  );

  it.each(['utf8', 'iso-8859-1', 'utf-16le'])('refuses the charset %s', async (charset) => {
    expect(await send(`application/json; charset=${charset}`, json)).toEqual([
      415,
      'unsupported_media_type',
    ]);
  });

  it('leaves out a byte order mark', async () => {
    expect(await send('application/json', Buffer.concat([Buffer.from('\uFEFF'), json]))).toEqual([
      201,
      undefined,
    ]);
    expect(kept).toBe('Ann Hölm');
  });

  it('refuses bytes that are not UTF-8', async () => {
    expect(await send('application/json', Buffer.from('{"text":"é"}', 'latin1'))).toEqual([
      400,
      'invalid_request',
    ]);
  });
});
