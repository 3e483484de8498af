import { gzipSync, brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createSafeFetch, type SafeFetch } from '../../clients/safe-fetch/index.ts';
import {
  answer,
  cutOff,
  redirect,
  silence,
  startFeedServer,
  type FeedServer,
} from '../support/feed-server.ts';

let server: FeedServer;
let fetch: SafeFetch;
const OPTIONS = { allowLoopback: true, allowedPorts: 'any', maxBytes: 100_000 } as const;

beforeAll(async () => {
  server = await startFeedServer();
  fetch = createSafeFetch(OPTIONS);
});
beforeEach(() => {
  server.reset();
});
afterAll(async () => {
  await fetch.close();
  await server.close();
});

async function text(path: string, request = {}): Promise<string> {
  const response = await fetch.request(`${server.url}${path}`, request);
  return (await response.bytes()).toString('utf8');
}

function reason(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'answered',
    (error: unknown) => (error as { reason?: string }).reason ?? String(error),
  );
}

describe('responses', () => {
  test('status, headers and body are unchanged', async () => {
    server.on('/a', answer('body', { status: 418, headers: { etag: '"1"' } }));
    const response = await fetch.request(`${server.url}/a`);
    expect(response.status).toBe(418);
    expect(response.headers['etag']).toBe('"1"');
    expect((await response.bytes()).toString()).toBe('body');
  });

  test.each([
    ['gzip', gzipSync('packed')],
    ['br', brotliCompressSync('packed')],
  ])('a body in %s is decompressed', async (encoding, body) => {
    server.on('/a', answer(body, { headers: { 'content-encoding': encoding } }));
    expect(await text('/a')).toBe('packed');
  });

  test('an unknown or repeated encoding is refused', async () => {
    for (const encoding of ['zip', 'gzip, gzip']) {
      server.on('/a', answer('x', { headers: { 'content-encoding': encoding } }));
      expect(await reason(text('/a'))).toBe('encoding_not_supported');
    }
  });

  test('conditional headers are sent and 304 is a response', async () => {
    server.on('/a', answer('', { status: 304 }));
    const headers = { 'if-none-match': '"7"' };
    const response = await fetch.request(`${server.url}/a`, { headers });
    response.close();
    expect(response.status).toBe(304);
    expect(server.requests[0]?.headers['if-none-match']).toBe('"7"');
  });
});

describe('size', () => {
  test('a declared length beyond the cap is refused unread', async () => {
    server.on('/a', answer('x'.repeat(100_001)));
    expect(await reason(text('/a'))).toBe('too_large');
  });

  test('an undeclared length is counted while reading', async () => {
    server.on('/a', (_request, response) => {
      response.write('x'.repeat(60_000));
      response.end('x'.repeat(60_000));
    });
    expect(await reason(text('/a'))).toBe('too_large');
    server.on('/a', answer('x'.repeat(100_000)));
    expect(await text('/a')).toHaveLength(100_000);
  });

  test('a compression bomb is counted decompressed', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    server.on('/a', answer(bomb, { headers: { 'content-encoding': 'gzip' } }));
    expect(await reason(text('/a'))).toBe('too_large');
  });

  test('a truncated body is cut off, compressed or not', async () => {
    server.on('/a', cutOff('x'.repeat(50_000)));
    expect(await reason(text('/a'))).toBe('cut_off');
    const half = gzipSync(Buffer.alloc(50_000, 'ab')).subarray(0, 40);
    server.on('/a', answer(half, { headers: { 'content-encoding': 'gzip' } }));
    expect(await reason(text('/a'))).toBe('cut_off');
  });
});

describe('redirects', () => {
  test('are followed, and the last URL is returned', async () => {
    server.on('/a', redirect('/b'));
    server.on('/b', redirect(`${server.url}/c`, 308));
    server.on('/c', answer('there'));
    const response = await fetch.request(`${server.url}/a`);
    expect(response.url).toBe(`${server.url}/c`);
    expect((await response.bytes()).toString()).toBe('there');
  });

  test.each([
    ['http://10.0.0.1/', 'address_not_allowed'],
    ['http://169.254.169.254/latest/', 'address_not_allowed'],
    ['http://[fd00::1]/', 'address_not_allowed'],
    ['file:///etc/passwd', 'url_not_allowed'],
    ['//user:pass@example.test/', 'url_not_allowed'],
  ])('one to %s is refused', async (location, expected) => {
    server.on('/a', redirect(location));
    expect(await reason(text('/a'))).toBe(expected);
  });

  test('end after five, and at once for a caller that follows none', async () => {
    server.on('/loop', redirect('/loop'));
    expect(await reason(text('/loop'))).toBe('too_many_redirects');
    expect(server.requests).toHaveLength(6);
    expect(await reason(text('/loop', { redirects: 'refuse' }))).toBe('redirect_not_allowed');
    expect(server.requests).toHaveLength(7);
  });

  test('303 turns a POST into a GET, 307 repeats it', async () => {
    server.on('/see', redirect('/end', 303));
    server.on('/repeat', redirect('/end', 307));
    server.on('/end', answer('ok'));
    await text('/see', { method: 'POST', body: 'data' });
    await text('/repeat', { method: 'POST', body: 'data' });
    const ends = server.requests.filter(({ path }) => path === '/end');
    expect(ends.map(({ method, body }) => [method, body])).toEqual([
      ['GET', ''],
      ['POST', 'data'],
    ]);
  });

  test('credentials are not sent to another origin', async () => {
    const other = await startFeedServer();
    other.on('/end', answer('ok'));
    server.on('/a', redirect(`${other.url}/end`));
    await text('/a', { headers: { Authorization: 'secret', 'x-kind': 'kept' } });
    expect(other.requests[0]?.headers.authorization).toBeUndefined();
    expect(other.requests[0]?.headers['x-kind']).toBe('kept');
    await other.close();
  });
});

describe('time', () => {
  test('a server that never responds fails with timeout', async () => {
    server.on('/silent', silence);
    expect(await reason(text('/silent', { totalTimeoutMs: 100 }))).toBe('timeout');
    const impatient = createSafeFetch({ ...OPTIONS, idleTimeoutMs: 100 });
    expect(await reason(impatient.request(`${server.url}/silent`))).toBe('timeout');
    await impatient.close();
  });

  test('a trickling body ends at the timeout of the whole request', async () => {
    server.on('/slow', (_request, response) => {
      response.write('x');
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => {
        clearInterval(timer);
      });
    });
    expect(await reason(text('/slow', { totalTimeoutMs: 200 }))).toBe('timeout');
  });

  test('a caller can cancel', async () => {
    server.on('/silent', silence);
    const controller = new AbortController();
    const request = fetch.request(`${server.url}/silent`, { signal: controller.signal });
    controller.abort();
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('a closed port is unreachable', async () => {
    const gone = await startFeedServer();
    await gone.close();
    expect(await reason(fetch.request(`${gone.url}/`))).toBe('unreachable');
  });
});

test('requests to one origin share a bounded number of connections', async () => {
  let open = 0;
  let most = 0;
  const waiting: (() => void)[] = [];
  server.on('/a', (_request, response) => {
    open += 1;
    most = Math.max(most, open);
    waiting.push(() => {
      open -= 1;
      response.end('ok');
    });
    // The others arrive only after these two are answered.
    if (waiting.length === 2) for (const finish of waiting.splice(0)) setImmediate(finish);
  });
  const two = createSafeFetch({ ...OPTIONS, maxPerOrigin: 2 });
  const bodies = await Promise.all(
    Array.from({ length: 8 }, async () => (await two.request(`${server.url}/a`)).bytes()),
  );
  expect(bodies.map(String)).toEqual(Array(8).fill('ok'));
  expect(most).toBe(2);
  await two.close();
});
