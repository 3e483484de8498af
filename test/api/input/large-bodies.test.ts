import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { json, text } from 'node:stream/consumers';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const MiB = 1024 * 1024;

/** Promise: a body above its limit is 413, even when the sender keeps sending (decision 0026). */
describe('a body that is too large', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());

  interface Sending {
    method?: string;
    path: string;
    headers: Record<string, string>;
    sent: Buffer | string;
  }

  /** The response to a request that never ends. */
  const answerWhileSending = ({ method = 'POST', path, headers, sent }: Sending) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const all = { ...key.headers, 'content-type': 'application/json', ...headers };
      const sending = request(api.url + path, { method, headers: all }, resolve);
      sending.on('error', reject);
      sending.write(sent);
    });

  const announced = { 'content-length': '99999999' };
  const chunked = { 'transfer-encoding': 'chunked' };
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  const upload = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';

  it.each<[string, Sending]>([
    ['announced', { path: '/webhooks', headers: announced, sent: '{' }],
    ['in chunks', { path: '/webhooks', headers: chunked, sent: Buffer.alloc(MiB + 1, ' ') }],
    [
      'announced, a form',
      { method: 'PUT', path: '/account/resume', headers: { ...announced, ...form }, sent: upload },
    ],
    [
      'in chunks, a form',
      {
        method: 'PUT',
        path: '/account/resume',
        headers: { ...chunked, ...form },
        sent: Buffer.concat([Buffer.from(upload), Buffer.alloc(8 * MiB)]),
      },
    ],
    ['announced, over MCP', { path: '/mcp', headers: announced, sent: '{' }],
    [
      'in chunks, over MCP',
      { path: '/mcp', headers: chunked, sent: Buffer.alloc(8 * MiB + 1, ' ') },
    ],
  ])('is refused before it has arrived: %s', async (_how, sending) => {
    const answer = await answerWhileSending(sending);
    expect([answer.statusCode, answer.headers.connection]).toEqual([413, 'close']);
    expect(JSON.stringify(await json(answer))).toContain('payload_too_large');
    answer.destroy();
  });

  describe('from a sender that', () => {
    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'Date'] });
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    const begin = (length: number) => {
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
      socket.write('POST /webhooks HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
      socket.write(`Authorization: ${key.headers.authorization}\r\n`);
      socket.write(`Content-Length: ${length}\r\n\r\n`);
      return socket;
    };

    it('stops sending does not keep the connection open', async () => {
      const socket = begin(99_999_999);
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 413 /);
      jest.advanceTimersByTime(2_000);
      await once(socket, 'close');
    });

    it('reads only after sending everything still gets the reason', async () => {
      const socket = begin(32 * MiB);
      for (let sent = 0; sent < 32; sent += 1) {
        await new Promise<void>((resolve, reject) => {
          socket.write(Buffer.alloc(MiB), (error) => (error ? reject(error) : resolve()));
        });
      }
      expect(await text(socket)).toMatch(/^HTTP\/1.1 413 [^]*payload_too_large/);
    });
  });
});
