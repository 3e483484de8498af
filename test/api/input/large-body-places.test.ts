import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { defineRoute } from '../../../api/route.ts';
import { eventually } from '../../support/eventually.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const LARGE = 300_000;
let located = 0;
let addresses = 0;

/** Counts the calls whose body it is about to read. */
const measure = defineRoute(
  {
    name: 'measure',
    method: 'post',
    path: '/measure/{id}',
    access: { public: { name: 'measure', perMinute: 1_000 } },
    params: z.object({ id: z.string() }),
    body: z.strictObject({ text: z.string() }),
    find: ({ params }) => {
      located += 1;
      return Promise.resolve(params.id === 'missing' ? null : params.id);
    },
    response: z.object({ data: z.object({ length: z.number() }) }),
    summary: 'Measures a text.',
  },
  ({ body }) => Promise.resolve({ body: { data: { length: body.text.length } } }),
);

const json = (length = LARGE) => JSON.stringify({ text: 'a'.repeat(length) });
const gzip = { 'content-encoding': 'gzip' };
const notUtf8 = Buffer.concat([Buffer.from(json()), Buffer.from([0xff])]);
const unsupported = { status: 415, error: { code: 'unsupported_media_type' } };
const answered = (length = LARGE) => ({ status: 200, data: { length } });

/** Promise: of one address two large bodies are received at a time; other addresses do not wait (decision 0026). */
describe('a large body', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ routes: [measure], settings: { TRUST_PROXY: '1' } });
  });
  afterAll(() => api.close());

  const newAddress = () => `198.51.100.${(addresses += 1)}`;

  /** A request of which only the beginning has been sent. Its body is about to be read. */
  async function begin(address: string, isChunked = false): Promise<Socket> {
    const before = located;
    const port = Number(new URL(api.url).port);
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${json().length}`;
    socket.write(
      `POST /measure/1 HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${length}\r\n` +
        `X-Forwarded-For: ${address}\r\nConnection: close\r\n\r\n`,
    );
    const start = json().slice(0, 280_000);
    socket.write(isChunked ? `${start.length.toString(16)}\r\n${start}\r\n` : start);
    await eventually('the call to be located', () => located > before);
    return socket;
  }

  async function finish(socket: Socket): Promise<unknown> {
    socket.write(json().slice(280_000));
    return outcomeOf(await text(socket));
  }

  async function send(address: string, body: string | Buffer = json(), headers = {}) {
    const answer = await fetch(`${api.url}/measure/1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body,
    });
    return { status: answer.status, ...((await answer.json()) as object) };
  }

  it.each([
    ['announced', false],
    ['in chunks', true],
  ])('waits while two of its address arrive: %s', async (_how, isChunked) => {
    const address = newAddress();
    const [first, second] = [await begin(address, isChunked), await begin(address)];
    let isAnswered = false;
    const third = send(address).finally(() => (isAnswered = true));
    expect(await send(newAddress())).toEqual(answered());
    expect(await send(address, json(1_000))).toEqual(answered(1_000));
    expect(isAnswered).toBe(false);
    expect(await finish(second)).toEqual(answered());
    expect(await third).toEqual(answered());
    first.destroy();
  });

  it('is 408 when it does not arrive in time, and gives up its place', async () => {
    const address = newAddress();
    const connections: Socket[] = [];
    api.server.on('connection', (socket: Socket) => connections.push(socket));
    const [first, second] = [await begin(address), await begin(address)];
    const third = send(address);
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const refused = once(first, 'data');
    api.server.emit('clientError', late, connections[0]);
    expect(String(await refused)).toMatch(/^HTTP\/1.1 408 [^]*"code":"request_timeout"/);
    expect(await third).toEqual(answered());
    second.destroy();
  });

  it('leaves its place when its sender disconnects', async () => {
    const address = newAddress();
    const [first, second] = [await begin(address), await begin(address)];
    const third = send(address);
    first.destroy();
    expect(await third).toEqual(answered());
    second.destroy();
  });

  it('is refused with its rest unread, and the connection closes', async () => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.write('POST /measure/missing HTTP/1.1\r\nHost: x\r\nContent-Length: 8000000\r\n\r\n{');
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(String(head)).toMatch(/^HTTP\/1.1 404 [^]*\r\nConnection: close\r\n/);
    socket.destroy();
  });

  it.each<[string, { body: string | Buffer; headers?: object }, object]>([
    ['compressed', { body: gzipSync(json()), headers: gzip }, answered()],
    ['with a byte order mark', { body: `\uFEFF${json()}` }, answered()],
    ['not UTF-8', { body: notUtf8 }, refusedAs('is not valid UTF-8')],
    ['cut off', { body: json().slice(0, -1) }, refusedAs('is not valid JSON')],
    ['of many elements', { body: `[${'0,'.repeat(200_000)}0]` }, refusedAs('at most 20,000')],
    ['damaged', { body: gzipSync(json()).subarray(9), headers: gzip }, refusedAs('could not')],
    ['of a strange coding', { body: json(), headers: { 'content-encoding': 'x' } }, unsupported],
  ])('%s has the outcome of a small one', async (_kind, { body, headers }, outcome) => {
    expect(await send(newAddress(), body, headers)).toMatchObject(outcome);
  });

  it('is not parsed in the thread of other callers', async () => {
    const parse = jest.spyOn(JSON, 'parse');
    expect(await send(newAddress(), json())).toEqual(answered());
    const parsed = parse.mock.calls.filter(([given]) => String(given).length > LARGE);
    parse.mockRestore();
    expect(parsed).toEqual([]);
  });
});

function outcomeOf(answer: string): unknown {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), ...(JSON.parse(body) as object) };
}

function refusedAs(message: string): object {
  const details = [{ path: 'body', message: expect.stringContaining(message) as unknown }];
  return { status: 400, error: { code: 'invalid_request', details } };
}
