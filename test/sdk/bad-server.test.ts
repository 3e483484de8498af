import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { isApiError, Openrole } from '../../sdk/index.ts';

type Step = (req: IncomingMessage, res: ServerResponse) => void;

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Step => {
  return (_req, res) => {
    res.writeHead(status, { 'content-type': 'application/json', ...headers });
    res.end(JSON.stringify(body));
  };
};
const refusal = (status: number, code: string, headers: Record<string, string> = {}) =>
  json(status, { error: { code, message: 'No.', request_id: 'r-1' } }, headers);
const good = json(200, { data: { id: 'job_1' } }, { 'x-request-id': 'r-2' });
const drop: Step = (req) => req.socket.destroy();
const cut: Step = (_req, res) => {
  res.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  res.write('{"data":{"id":', () => res.socket?.destroy());
};
const page: Step = (_req, res) => {
  res.writeHead(200, { 'content-type': 'text/html' });
  res.end('<html>Please sign in to this network</html>');
};
const silent: Step = () => undefined;

/**
 * Promise: whatever a server or a proxy returns, a call ends with its data or a typed error, and does nothing twice.
 */
describe('the client with a misbehaving server', () => {
  let server: Server;
  let client: Openrole;
  let script: Step[];
  let seen: { method: string; url: string; headers: IncomingMessage['headers'] }[];
  beforeEach(async () => {
    script = [];
    seen = [];
    server = createServer((req, res) => {
      seen.push({ method: req.method ?? '', url: req.url ?? '', headers: req.headers });
      req.resume().on('end', () => (script.shift() ?? good)(req, res));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    client = new Openrole({ apiKey: 'ork_live_test', baseUrl: `http://127.0.0.1:${port}` });
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    ['drops the connection', drop],
    ['cuts the body', cut],
    ['answers a page where JSON should be', page],
    ['answers 500', refusal(500, 'internal_error')],
    ['answers 503', refusal(503, 'unavailable', { 'retry-after': '0' })],
    ['answers 429', refusal(429, 'rate_limited', { 'retry-after': '0' })],
  ])('retries a read when the server %s', async (_what, step) => {
    script = [step];
    await expect(client.jobs.get('job_1')).resolves.toEqual({ id: 'job_1' });
    expect(seen).toHaveLength(2);
  });

  it('gives up after two retries', async () => {
    script = [drop, cut, page, good];
    await expect(client.jobs.get('job_1')).rejects.toMatchObject({ name: 'ConnectionError' });
    expect(seen).toHaveLength(3);
  });

  it('repeats a POST under one Idempotency-Key if its route accepts one, else not at all', async () => {
    script = [drop, json(201, { data: { id: 'pst_1' } })];
    await client.postings.create({ title: 'Welder' });
    const keys = seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
    script = [drop];
    await expect(client.postings.publish('pst_1')).rejects.toMatchObject({
      name: 'ConnectionError',
    });
    expect(seen).toHaveLength(3);
  });

  it('treats 404 as success for a repeated DELETE', async () => {
    script = [drop, refusal(404, 'not_found')];
    await expect(client.webhooks.delete('whk_1')).resolves.toBeUndefined();
    script = [refusal(404, 'not_found')];
    await expect(client.webhooks.delete('whk_1')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('never repeats 402, and returns status, code, message, request id and details', async () => {
    const details = [{ path: 'balance', message: 'is used up' }];
    const error = { code: 'PAYMENT_REQUIRED', message: 'Pay.', request_id: 'r-9', details };
    script = [json(402, { error })];
    const failed = await client.jobs.averageSalary({ q: 'welder' }).catch((e: unknown) => e);
    expect(isApiError(failed, 'PAYMENT_REQUIRED')).toBe(true);
    expect(failed).toMatchObject({ status: 402, message: 'Pay.', requestId: 'r-9', details });
    expect(seen).toHaveLength(1);
  });

  it('throws at once for a quota that resets in days', async () => {
    script = [refusal(429, 'quota_exceeded', { 'retry-after': '86400' })];
    await expect(client.jobs.get('job_1')).rejects.toMatchObject({ retryAfterMs: 86_400_000 });
    expect(seen).toHaveLength(1);
  });

  it("derives the code of a proxy's non-JSON error from its status, and keeps its request id", async () => {
    const headers = { 'x-request-id': 'r-7' };
    const html: Step = (_req, res) => res.writeHead(502, headers).end('<h1>Bad gateway</h1>');
    script = [html];
    await expect(client.jobs.get('job_1')).rejects.toMatchObject({
      code: 'http_502',
      requestId: 'r-7',
    });
  });

  it('never sends its key to a redirect target', async () => {
    script = [(_req, res) => res.writeHead(302, { location: '/elsewhere' }).end()];
    await expect(client.postings.publish('pst_1')).rejects.toMatchObject({
      name: 'ConnectionError',
    });
    expect(seen.map(({ url }) => url)).toEqual(['/jobs/post/pst_1/publish']);
  });

  it('times out when the server is silent, or stops within a body', async () => {
    const stall: Step = (_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json' });
      res.write('{"data":');
    };
    script = [silent, stall];
    const options = { timeoutMs: 100, maxRetries: 1 };
    await expect(client.jobs.get('job_1', {}, options)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect(seen).toHaveLength(2);
  });

  it('rejects with the reason of the signal, and does not retry', async () => {
    const stop = new AbortController();
    script = [
      () => {
        stop.abort(new Error('enough'));
      },
    ];
    await expect(client.jobs.get('job_1', {}, { signal: stop.signal })).rejects.toThrow('enough');
    expect(seen).toHaveLength(1);
  });

  it('passes the cursor on with the parameters unchanged, and waits when the limit is used up', async () => {
    const rows = (id: string, next: string | null, left: number) =>
      json(
        200,
        { data: [{ id }], meta: { next_cursor: next } },
        { ratelimit: `"key";r=${left};t=1` },
      );
    script = [rows('a', 'c1', 5), rows('b', 'c2', 0), rows('c', null, 9)];
    const startedMs = Date.now();
    const found = await client.jobs.search({ title: 'welder', location: 'Oslo' }).all();
    expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(seen.map(({ url }) => url)).toEqual([
      '/jobs?title=welder&location=Oslo',
      '/jobs?title=welder&location=Oslo&cursor=c1',
      '/jobs?title=welder&location=Oslo&cursor=c2',
    ]);
    expect(Date.now() - startedMs).toBeGreaterThanOrEqual(1_000);
  });

  it('returns the metadata of a response with its data', async () => {
    const { data, requestId } = await client.jobs.get('job_1').withResponse();
    expect([data.id, requestId]).toEqual(['job_1', 'r-2']);
  });

  it('waits until a record is settled', async () => {
    const session = (status: string) => json(200, { data: { id: 'aps_1', status } });
    script = [session('drafting'), session('drafting'), session('needs_input')];
    const settled = await client.applySessions.start({ job_id: 'job_1' }).settled();
    expect(settled.status).toBe('needs_input');
    expect(seen.at(-1)?.url).toBe('/v1/apply-with-ai/aps_1?wait_s=25');
  });

  it('waits until a mailing is sent', async () => {
    const mailing = (status: string) => json(200, { data: { id: 'snd_1', status } });
    script = [mailing('scheduled'), mailing('sent')];
    const sending = client.email.send({ subject: 'a', body_text: 'b', to: ['a@x.example'] });
    expect((await sending.settled()).status).toBe('sent');
    expect(seen.at(-1)?.url).toBe('/email/sends/snd_1');
  });

  it('returns the last state of the record when a wait times out', async () => {
    script = [json(200, { data: { id: 'aps_1', status: 'drafting' } })];
    const waiting = client.applySessions.start({ job_id: 'job_1' });
    await expect(waiting.settled({ timeoutMs: 10 })).rejects.toMatchObject({
      name: 'TimeoutError',
      last: { id: 'aps_1' },
    });
  });
});

describe('a client', () => {
  it.each(['', '.', '..', undefined, null])('sends no call for the id %j', async (id) => {
    const fetch = () => Promise.reject(new Error('a call was sent'));
    const client = new Openrole({ apiKey: 'ork_live_x', fetch, maxRetries: 0 });
    await expect(async () => client.candidates.get(id as string)).rejects.toThrow('id must not be');
  });

  it('reports a missing key', () => {
    const kept = process.env['OPENROLE_API_KEY'];
    delete process.env['OPENROLE_API_KEY'];
    expect(() => new Openrole()).toThrow('OPENROLE_API_KEY');
    expect(() => new Openrole({ apiKey: null })).not.toThrow();
    if (kept !== undefined) process.env['OPENROLE_API_KEY'] = kept;
  });
});
