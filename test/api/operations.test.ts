import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLog } from '../../services/log.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import { echoGet, echoPublic, noteRoute } from '../support/echo-routes.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

const OLD = 'Mon, 01 Jan 1990 00:00:00 GMT';
let lines: string[] = [];
const log = createLog('api', 'info', { write: (line: string) => void lines.push(line) });
const routes = [
  echoGet,
  echoPublic,
  noteRoute((text) => {
    if (text === 'break') throw new Error('secret-database-text');
    return Promise.resolve(1);
  }),
];

describe('every response', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi({ routes, log });
    key = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());
  beforeEach(() => {
    lines = [];
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(api.url + path, { headers });
  const post = (text: string) =>
    fetch(`${api.url}/notes/1`, {
      method: 'POST',
      headers: { ...key.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
  /** The log line is written when the connection has sent the last byte. The client may read it earlier. */
  const logged = async (count = 1) => {
    while (lines.length < count) await new Promise((resolve) => setImmediate(resolve));
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  describe('X-Request-Id', () => {
    it.each(['a', 'Az09-_.:', 'x'.repeat(128)])('keeps %s', async (id) => {
      const answer = await get('/echo', { 'x-request-id': id });
      expect(answer.headers.get('x-request-id')).toBe(id);
      expect(((await answer.json()) as { error: { request_id: string } }).error.request_id).toBe(
        id,
      );
    });

    it.each(['x'.repeat(129), 'a b', 'a"b', 'ä', 'a/b'])('replaces %s', async (id) => {
      const answer = await get('/healthz', { 'x-request-id': id });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    });
  });

  describe('headers', () => {
    it('are safe for a browser; only public routes are open to other origins', async () => {
      const answer = await get('/echo', key.headers);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(answer.headers.get('x-powered-by')).toBeNull();
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect((await get('/public/echo')).headers.get('access-control-allow-origin')).toBe('*');
    });

    it('answer a preflight of a public route, and no preflight of another', async () => {
      const open = await fetch(`${api.url}/public/echo`, { method: 'OPTIONS' });
      expect([open.status, open.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
      const closed = await fetch(`${api.url}/echo`, { method: 'OPTIONS' });
      expect([closed.status, closed.headers.get('access-control-allow-origin')]).toEqual([
        204,
        null,
      ]);
    });
  });

  describe('the log', () => {
    it('has one line per request, with caller and route and without secrets', async () => {
      await get('/echo?q=jane.doe%40example.com', key.headers);
      const [line] = await logged();
      expect(line).toMatchObject({
        method: 'GET',
        route: '/echo',
        status: 200,
        account_id: key.accountId,
        key_id: key.keyId,
      });
      expect(line?.['duration_ms']).toBeGreaterThanOrEqual(0);
      expect(lines.join()).not.toContain('jane.doe');
      expect(lines.join()).not.toContain(key.apiKey);
    });

    it('hides keys, tokens and passwords in any logged member', () => {
      log.info({ authorization: 'Bearer s3cret', nested: { token: 's3cret', apiKey: 's3cret' } });
      log.error({ err: new Error('x'), req: { headers: { authorization: 's3cret' } } });
      expect(lines).toHaveLength(2);
      expect(lines.join()).not.toContain('s3cret');
    });

    it('has the cause of a 500 once, and the response does not', async () => {
      const answer = await post('break');
      expect(answer.status).toBe(500);
      const text = await answer.text();
      expect(text).toContain('internal_error');
      expect(text).not.toContain('secret-database-text');
      await logged(2);
      const told = lines.filter((line) => line.includes('secret-database-text'));
      expect(told).toHaveLength(1);
      expect(told[0]).toContain(answer.headers.get('x-request-id'));
    });

    it('never has a body', async () => {
      await post('my résumé text');
      await post('\u0000 my résumé text');
      await logged(2);
      expect(lines.join()).not.toContain('résumé');
    });
  });

  it('has a level by status, and 499 for a client that disconnected', async () => {
    const { port } = new URL(api.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /notes/1 HTTP/1.1\r\nHost: x\r\nAuthorization: ${key.headers.authorization}\r\n`,
    );
    socket.write('Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{');
    socket.end();
    const [line] = await logged();
    expect(line).toMatchObject({ route: '/notes/{id}', status: 499, aborted: true });
    expect(await api.ctx.metrics.render()).toContain('route="/notes/{id}",status="499"');
  });

  it('names the host', async () => {
    const { port } = new URL(api.url);
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.end('GET /healthz HTTP/1.1\r\n\r\n'),
    );
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 [^]*"path":"Host"/);
  });

  describe('metrics', () => {
    it('count by route template and status', async () => {
      await get('/v1/public/echo');
      await get('/nowhere/at/all');
      await logged(2);
      const text = await api.ctx.metrics.render();
      expect(text).toMatch(
        /http_request_duration_seconds_count\{method="GET",route="\/public\/echo",status="\d+"\} [1-9]/,
      );
      expect(text).toContain('route="unmatched",status="404"');
      expect(text).not.toContain('nowhere');
    });
  });

  describe.each(['/openapi.json', '/docs', '/docs/start.js', '/healthz', '/readyz'])(
    '%s can only be read',
    (path) => {
      it.each(['PUT', 'POST', 'PATCH', 'DELETE'])('405 for %s', async (method) => {
        const answer = await fetch(api.url + path, { method });
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
        expect(await answer.text()).toContain('method_not_allowed');
        await logged();
        expect(lines.join()).toContain(`"route":"${path}"`);
      });

      it('lists the methods for OPTIONS', async () => {
        const answer = await fetch(api.url + path, { method: 'OPTIONS' });
        expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
        expect((await fetch(api.url + path, { method: 'HEAD' })).status).toBe(200);
      });
    },
  );

  describe('the reference', () => {
    it('is a page that loads nothing from elsewhere', async () => {
      const answer = await get('/docs');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
      const page = await answer.text();
      const files = [...page.matchAll(/<(?:link|script|img)[^>]* (?:src|href)="([^"]+)"/g)].map(
        (match) => match[1] ?? '',
      );
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) {
        expect(file).toMatch(/^\/(?!\/)/);
        expect((await get(file)).status).toBe(200);
      }
      expect(page).not.toMatch(/<script>[^<]/);
    });

    it.each([{ range: 'bytes=99999999-' }, { 'if-match': '"x"' }, { 'if-unmodified-since': OLD }])(
      'is never 304 for a wrong condition: %j',
      async (headers) => {
        const answer = await get('/docs/style.css', headers);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([
          200,
          'text/css; charset=utf-8',
        ]);
      },
    );

    it('sends a file once to a client that has it', async () => {
      const path = '/docs/style.css';
      const since = (await get(path)).headers.get('last-modified') ?? 'never';
      // Built by hand, because fetch sends `no-cache` with such a header.
      const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () =>
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nIf-Modified-Since: ${since}\r\n\r\n`,
        ),
      );
      expect((await text(socket)).slice(0, 12)).toBe('HTTP/1.1 304');
    });

    it('is 404 for an unknown path', async () => {
      const answer = await get('/docs/nothing.js');
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('not_found');
    });
  });
});
