import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { closeServer, listen, portOf } from '../../api/listen.ts';

const anyPort = { host: '127.0.0.1', port: 0 };
const HOURS_MS = 10_000_000;

/** Promise: stopping a server waits for running requests and for nothing else. */
describe('stopping', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterEach(() => agent.destroy());

  const get = (port: number) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, host: '127.0.0.1', agent }, resolve).on('error', reject).end();
    });

  it('ends keep-alive connections after their running responses, and idle ones at once', async () => {
    const asked: ServerResponse[] = [];
    let arrived = () => {};
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    const server = await listen(
      {
        answer: (_req, res) => {
          asked.push(res);
          arrived();
        },
      },
      anyPort,
    );
    const running = get(portOf(server));
    await arrival;
    const closed = closeServer(server, HOURS_MS);
    asked[0]?.end('done');
    const answer = await running;
    expect([answer.headers.connection, await text(answer)]).toEqual(['close', 'done']);
    await closed;
  });

  it('answers requests that have begun to arrive, and closes their connections', async () => {
    const server = await listen({ answer: (_req, res) => void res.end('done') }, anyPort);
    const accepted = new Promise<Socket>((resolve) => server.once('connection', resolve));
    const socket = connect(portOf(server), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\n');
    while ((await accepted).bytesRead === 0) await new Promise((resolve) => setImmediate(resolve));
    const closed = closeServer(server, HOURS_MS);
    socket.write('Host: x\r\n\r\n');
    expect(await text(socket)).toMatch(/Connection: close[^]*done/);
    await closed;
  });
});

/** Promise: a request that is not valid HTTP is refused with the usual error object (decision 0002). */
describe('an unreadable request', () => {
  it.each([
    { what: 'no HTTP', sent: 'NONSENSE\r\n\r\n', status: 400, code: 'invalid_request' },
    {
      what: 'headers over the limit',
      sent: `GET / HTTP/1.1\r\nHost: x\r\n${'X-Note: abcdefghij\r\n'.repeat(5_000)}`,
      status: 431,
      code: 'headers_too_large',
    },
    {
      what: 'one header over the limit',
      sent: `GET / HTTP/1.1\r\nHost: x\r\nX-Note: ${'a'.repeat(70_000)}`,
      status: 431,
      code: 'headers_too_large',
    },
    {
      what: 'a request line over the limit of headers',
      sent: `GET /${'a'.repeat(70_000)}`,
      status: 431,
      code: 'headers_too_large',
    },
  ])('$what', async ({ sent, status, code }) => {
    const server = await listen({ answer: () => undefined }, anyPort);
    const socket = connect(portOf(server), '127.0.0.1', () => socket.write(sent));
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    const { error } = JSON.parse(body) as { error: { code: string; request_id: string } };
    expect(error.code).toBe(code);
    expect(head).toContain(`X-Request-Id: ${error.request_id}`);
    await closeServer(server, 0);
  });

  it.each([
    { what: 'HTTP/1.1 without a host', sent: 'GET /healthz HTTP/1.1\r\n\r\n' },
    {
      what: 'an expectation of another kind',
      sent: 'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\n\r\n',
    },
  ])('$what is passed to the application', async ({ sent }) => {
    const answer = (_req: IncomingMessage, res: ServerResponse) => void res.end('answered');
    const server = await listen({ answer }, anyPort);
    const socket = connect(portOf(server), '127.0.0.1', () => socket.end(sent));
    expect(await text(socket)).toMatch(/200 OK[^]*answered/);
    await closeServer(server, 0);
  });
});
