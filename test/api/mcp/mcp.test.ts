import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DEFAULT_REQUEST_TIMEOUT_MSEC } from '@modelcontextprotocol/client';
import type { Response } from 'express';
import fc from 'fast-check';
import { request as httpRequest } from 'node:http';
import { answerCall } from '../../../api/mcp/answer-call.ts';
import { tools } from '../../../api/tools/registry.ts';
import type { Scope } from '../../../domain/accounts/scopes.ts';
import { setQuota } from '../../../storage/accounts/quotas.ts';
import { makeJob } from '../../storage/market/market-fixture.ts';
import { roomInMinute } from '../../support/clock-minute.ts';
import { DEAD_PORT } from '../../support/dead-server.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import type { Json } from '../../support/hiring/employer.ts';
import {
  connectMcp,
  eras,
  postRpc,
  refusalIn,
  toolCall,
  type RpcMessage,
} from '../../support/agent/mcp.ts';
import { dropMarket, seedMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const job = makeJob({ title: 'Escapement Engineer' });
const search = toolCall('search_jobs', { posted_within_days: 0 });

/** Promise: one key works for REST and MCP (decision 0019). */
describe('MCP at /mcp', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    await seedMarket(api.ctx.stores, [job]);
    key = await buildKey(api.ctx.stores);
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  const post = (message: unknown, headers: Record<string, string> = key.headers) =>
    postRpc(api, headers, message);
  /** With exactly this Accept header, or none: `fetch` always sends one. */
  const rawPost = (message: unknown, accept: string | null) =>
    new Promise<{ status: number | undefined; type: string | undefined; text: string }>(
      (resolve, reject) => {
        const headers = { ...key.headers, 'content-type': 'application/json' };
        const sent = httpRequest(
          `${api.url}/mcp`,
          { method: 'POST', headers: { ...headers, ...(accept !== null && { accept }) } },
          (answer) => {
            let text = '';
            answer.setEncoding('utf8').on('data', (part: string) => (text += part));
            answer.on('end', () =>
              resolve({ status: answer.statusCode, type: answer.headers['content-type'], text }),
            );
          },
        );
        sent.on('error', reject);
        sent.end(JSON.stringify(message));
      },
    );
  const errorIn = ({ result }: RpcMessage) => refusalIn(result);

  describe.each(eras)("the SDK's client, %s", (era) => {
    it('lists the tools of REST, with hints about their effects', async () => {
      const client = await connectMcp(api, key, era);
      expect(client.getProtocolEra()).toBe(era);
      expect(client.getServerVersion()).toMatchObject({ name: 'openrole' });
      expect(client.getInstructions()).toContain('search_jobs');
      const { tools } = await client.listTools();
      const answer = await fetch(`${api.url}/v1/agent/tools`, { headers: key.headers });
      const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
      expect(
        tools.map(({ name, description, inputSchema, outputSchema }) => {
          return { name, description, input_schema: inputSchema, output_schema: outputSchema };
        }),
      ).toEqual(data.map(({ scope: _scope, billed: _billed, ...tool }) => tool));
      const effects = new Map(tools.map(({ name, annotations }) => [name, annotations]));
      expect(effects.get('search_jobs')).toMatchObject({ readOnlyHint: true });
      expect(effects.get('submit_job_application')).toMatchObject({
        readOnlyHint: false,
        openWorldHint: true,
      });
      await client.close();
    });

    it('gets a value that matches the output schema, and the same as text', async () => {
      const client = await connectMcp(api, key, era);
      await client.listTools();
      const result = await client.callTool({
        name: 'search_jobs',
        arguments: { q: 'escapement', posted_within_days: 0 },
      });
      expect(result.structuredContent).toMatchObject({ data: [{ id: job.id }] });
      const [block] = result.content as { type: string; text: string }[];
      expect(JSON.parse(block?.text ?? '')).toEqual(result.structuredContent);
      await client.close();
    });

    it('gets a protocol error for an unknown tool', async () => {
      const client = await connectMcp(api, key, era);
      await expect(client.callTool({ name: 'fetch_url', arguments: {} })).rejects.toMatchObject({
        code: -32_602,
        message: expect.stringContaining('no tool "fetch_url"') as unknown,
      });
      await client.close();
    });

    it('cannot connect with a wrong key', async () => {
      const wrong = { ...key, headers: { authorization: 'Bearer ork_live_nope' } };
      await expect(connectMcp(api, wrong, era)).rejects.toThrow();
    });
  });

  describe('a program without an MCP library', () => {
    it('runs a tool without a handshake', async () => {
      const { status, messages } = await post(search);
      expect(status).toBe(200);
      expect(messages).toMatchObject([
        { id: 1, result: { structuredContent: { data: [{ id: job.id }] } } },
      ]);
    });

    it.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])(
      'opens with initialize of %s',
      async (protocolVersion) => {
        const clientInfo = { name: 'raw', version: '1' };
        const params = { protocolVersion, capabilities: {}, clientInfo };
        const { messages } = await post({ jsonrpc: '2.0', id: 0, method: 'initialize', params });
        expect(messages).toMatchObject([{ id: 0, result: { protocolVersion } }]);
        const ready = { jsonrpc: '2.0', method: 'notifications/initialized' };
        const headers = { ...key.headers, 'mcp-protocol-version': protocolVersion };
        expect((await post(ready, headers)).status).toBe(202);
        expect((await post(search, headers)).messages[0]?.result).toHaveProperty(
          'structuredContent',
        );
      },
    );

    it('can use 2026-07-28: every request names its client, and the response is plain JSON', async () => {
      const revision = '2026-07-28';
      const _meta = {
        'io.modelcontextprotocol/protocolVersion': revision,
        'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
        'io.modelcontextprotocol/clientCapabilities': {},
      };
      const headers = { ...key.headers, 'mcp-protocol-version': revision };
      const ask = (method: string, params: object, more: Record<string, string> = {}) =>
        post(
          { jsonrpc: '2.0', id: 1, method, params: { ...params, _meta } },
          { ...headers, 'mcp-method': method, ...more },
        );
      const discovered = await ask('server/discover', {});
      expect(discovered.messages[0]?.result).toMatchObject({ supportedVersions: [revision] });
      const { params } = search;
      const answer = await ask('tools/call', params, { 'mcp-name': params.name });
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.messages[0]?.result).toMatchObject({
        structuredContent: { data: [{ id: job.id }] },
      });
      const other = await ask('tools/call', params, { 'mcp-name': 'create_resume' });
      expect([other.status, other.messages[0]?.error?.code]).toEqual([400, -32_020]);
    });

    it('gets 401 without a valid key', async () => {
      for (const headers of [{}, { authorization: 'Bearer x' }] as Record<string, string>[]) {
        const answer = await post(search, headers);
        expect(answer.status).toBe(401);
        expect(answer.headers.get('www-authenticate')).toBe('Bearer');
        expect(answer.messages[0]?.error).toMatchObject({ code: 'invalid_api_key' });
      }
    });

    it.each<[string, unknown, number, number]>([
      ['no JSON', '{"jsonrpc":', 400, -32_700],
      ['bytes of no text', '{"a":"\\ud800"}', 400, -32_700],
      ['nothing', '', 400, -32_700],
      ['a scalar', '7', 400, -32_600],
      ['another protocol', { hello: 'world' }, 400, -32_600],
      ['an empty batch', [], 400, -32_600],
      ['a batch of 101', Array.from({ length: 101 }, () => search), 400, -32_600],
      ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`, 400, -32_700],
      ['more than 8 MiB', toolCall('search_jobs', { q: 'a'.repeat(8 << 20) }), 413, -32_600],
      ['invalid arguments', toolCall('search_jobs', 'x' as never), 200, -32_602],
      ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'tools/fly' }, 200, -32_601],
    ])('%s is answered with a JSON-RPC error', async (...[, message, status, code]) => {
      const answer = await post(message);
      expect(answer.status).toBe(status);
      expect(answer.messages).toMatchObject([{ jsonrpc: '2.0', error: { code } }]);
    });

    it('compares media types without case', async () => {
      const { status } = await post(search, {
        ...key.headers,
        'content-type': 'Application/JSON; Charset=UTF-8',
        accept: 'Application/JSON, Text/Event-Stream',
      });
      expect(status).toBe(200);
    });

    it.each(['application/json', '*/*', 'application/*;q=0.8', null])(
      'answers a client that accepts %s with JSON',
      async (accept) => {
        for (const message of [search, { jsonrpc: '2.0', id: 2, method: 'tools/list' }]) {
          const answer = await rawPost(message, accept);
          expect([answer.status, answer.type]).toEqual([200, 'application/json']);
          expect(JSON.parse(answer.text)).toMatchObject({ jsonrpc: '2.0', result: {} });
        }
      },
    );

    it('refuses a client that accepts neither JSON nor a stream', async () => {
      expect((await rawPost(search, 'text/html')).status).toBe(406);
    });

    it('gets 415 for anything but JSON, 405 for GET and DELETE', async () => {
      const text = await post(search, { ...key.headers, 'content-type': 'text/plain' });
      expect(text.status).toBe(415);
      for (const method of ['GET', 'DELETE']) {
        const answer = await fetch(`${api.url}/mcp`, { method, headers: key.headers });
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
      }
    });

    it('can send a résumé of almost 8 MiB as an argument', async () => {
      const { messages } = await post(toolCall('search_jobs', { q: 'a'.repeat(7 << 20) }));
      expect(errorIn(messages[0] as RpcMessage).details).toMatchObject([{ path: 'q' }]);
    });
  });

  describe('every input gets a response without a 5xx', () => {
    const isAnswered = async (message: unknown) => {
      const { status, messages } = await post(message);
      expect(status).toBeLessThan(500);
      for (const answer of messages) {
        expect(answer).toMatchObject({ jsonrpc: '2.0' });
        expect(answer.error?.code).not.toBe(-32_603);
        expect(JSON.stringify(answer)).not.toContain('internal_error');
      }
    };

    it('any JSON', async () => {
      await fc.assert(fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), isAnswered), {
        numRuns: 100,
      });
    });

    // Documents need a worker, which test/e2e/agent-story.test.ts has.
    it.each(tools.filter(({ billed }) => !billed))(
      '$name with any arguments',
      async ({ name, input }) => {
        const known = fc.constantFrom('job_id', ...Object.keys(input.properties ?? {}));
        const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(job.id), fc.string());
        const given = fc.dictionary(fc.oneof(known, fc.string()), value, { maxKeys: 4 });
        await fc.assert(
          fc.asyncProperty(given, (args) => isAnswered(toolCall(name, args))),
          { numRuns: 60 },
        );
      },
    );
  });

  describe('an error of a tool is a result with the error object of REST', () => {
    const keyWith = async (options: { scopes?: Scope[]; requestsPerMinute?: number }) =>
      (await buildKey(api.ctx.stores, options)).headers;

    it('for a missing scope; the key can still connect and use other tools', async () => {
      const headers = await keyWith({ scopes: ['jobs:read'] });
      expect((await post(search, headers)).messages[0]?.result).not.toHaveProperty('isError');
      const apply = toolCall('submit_job_application', { job_id: job.id });
      const { status, messages } = await post(apply, { ...headers, 'x-request-id': 'mine' });
      expect(status).toBe(200);
      expect(errorIn(messages[0] as RpcMessage)).toEqual({
        code: 'insufficient_scope',
        message: expect.stringContaining('jobs:apply') as unknown,
        request_id: 'mine',
      });
    });

    it('for an invalid argument, with its name', async () => {
      const { messages } = await post(toolCall('search_jobs', { limit: 0 }));
      const { code, details } = errorIn(messages[0] as RpcMessage);
      expect([code, details?.map(({ path }) => path)]).toEqual(['invalid_request', ['limit']]);
    });

    it('for an exceeded limit, which counts requests of REST and MCP', async () => {
      const headers = await keyWith({ requestsPerMinute: 3 });
      await roomInMinute();
      expect((await fetch(`${api.url}/stats`, { headers })).status).toBe(200);
      const first = await post(search, headers);
      expect(first.headers.get('ratelimit')).toContain('r=1');
      expect((await post({ jsonrpc: '2.0', id: 1, method: 'ping' }, headers)).status).toBe(200);
      const { status, messages } = await post(search, headers);
      expect([status, errorIn(messages[0] as RpcMessage).code]).toEqual([200, 'rate_limited']);
      const wait = messages[0]?.result?.['_meta'] as Record<string, number>;
      expect(wait['openrole/retry_after_seconds']).toBeGreaterThan(0);
      const listing = await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, headers);
      expect(listing.status).toBe(429);
      expect(Number(listing.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await fetch(`${api.url}/stats`, { headers })).status).toBe(429);
    });

    it('for an exceeded quota, which tools, REST and MCP share', async () => {
      const { accountId, headers } = await buildKey(api.ctx.stores);
      await setQuota(api.ctx.stores, accountId, { meter: 'search_rows', quota: 1 });
      expect((await post(search, headers)).messages[0]?.result).not.toHaveProperty('isError');
      await api.ctx.usage.flush();
      const { messages } = await post(search, headers);
      expect(errorIn(messages[0] as RpcMessage).code).toBe('quota_exceeded');
      const overRest = await fetch(`${api.url}/v1/agent/tool`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(search.params),
      });
      expect(overRest.status).toBe(429);
      // Seconds to the end of the month, asked a moment later.
      const told = (messages[0]?.result?.['_meta'] as Json)['openrole/retry_after_seconds'];
      const later = Number(overRest.headers.get('retry-after'));
      expect(later).toBeGreaterThan(Number(told) - 60);
      expect(later).toBeLessThanOrEqual(Number(told));
    });

    it('for an unreachable server', async () => {
      const settings = { ELASTICSEARCH_URL: `http://127.0.0.1:${DEAD_PORT}` };
      const cut = await startApi({ settings });
      const { headers } = await buildKey(cut.ctx.stores);
      const { status, messages } = await postRpc(cut, headers, search);
      expect([status, errorIn(messages[0] as RpcMessage).code]).toEqual([200, 'unavailable']);
      await cut.close();
    });

    it('for a part that hangs, before the client times out', async () => {
      jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
      try {
        const res = {
          req: { headers: {} },
          locals: { exchange: { requestId: 'r', route: '/mcp' } },
        };
        const takeTurn = () => new Promise<never>(() => undefined);
        const caller = { kind: 'address', address: '::1' } as const;
        const exchange = { ctx: api.ctx, caller, res: res as unknown as Response, takeTurn };
        const answer = answerCall(exchange, { name: 'search_jobs', arguments: {}, meta: {} });
        await jest.advanceTimersByTimeAsync(DEFAULT_REQUEST_TIMEOUT_MSEC - 1_000);
        const result = await Promise.race([answer, Promise.resolve(null)]);
        expect(errorIn({ id: 1, result: { ...result } }).code).toBe('unavailable');
        expect(result?._meta).toMatchObject({ 'openrole/retry_after_seconds': expect.any(Number) });
      } finally {
        jest.useRealTimers();
      }
    });

    it('for an invalid idempotency key, with its name', async () => {
      const { params, ...rest } = search;
      const _meta = { 'openrole/idempotency_key': 7 };
      const { messages } = await post({ ...rest, params: { ...params, _meta } });
      expect(errorIn(messages[0] as RpcMessage).details).toMatchObject([
        { path: '_meta.openrole/idempotency_key' },
      ]);
    });

    it('for every call of a batch beyond the limit', async () => {
      const headers = await keyWith({ requestsPerMinute: 2 });
      await roomInMinute();
      const batch = [1, 2, 3, 4].map((id) => ({ ...search, id }));
      const { messages } = await post(batch, headers);
      const refused = messages.filter(({ result }) => result?.['isError'] === true);
      expect(messages).toHaveLength(4);
      expect(refused.map((one) => errorIn(one).code)).toEqual(['rate_limited', 'rate_limited']);
    });
  });

  describe('requests from other origins', () => {
    /** `fetch` does not allow a Host header. */
    const statusFor = (headers: Record<string, string>) =>
      new Promise<number | undefined>((resolve, reject) => {
        const all = { ...key.headers, 'content-type': 'application/json', ...headers };
        const accept = 'application/json, text/event-stream';
        const sent = httpRequest(
          `${api.url}/mcp`,
          { method: 'POST', headers: { ...all, accept } },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode);
          },
        );
        sent.on('error', reject);
        sent.end(JSON.stringify(search));
      });

    it.each([
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: 'null' }, 403],
      [{ host: 'evil.example' }, 403],
      [{ host: 'not a host' }, 403],
      [{ origin: 'http://localhost:6274' }, 200],
      [{ host: 'localhost' }, 200],
    ])('%j gets %i', async (headers, status) => {
      expect(await statusFor(headers)).toBe(status);
    });

    it('an allowed one can make a preflight request, and read the response', async () => {
      const origin = 'http://localhost:6274';
      const wanted = 'authorization, content-type, mcp-protocol-version, mcp-session-id';
      const preflight = await fetch(`${api.url}/mcp`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': wanted,
        },
      });
      const told = (name: string, { headers } = preflight) =>
        (headers.get(`access-control-${name}`) ?? '').split(', ');
      expect(preflight.status).toBe(204);
      expect(told('allow-origin')).toEqual([origin]);
      expect(told('allow-methods')).toContain('POST');
      expect(told('allow-headers')).toEqual(expect.arrayContaining(wanted.split(', ')));
      for (const headers of [key.headers, {}] as Record<string, string>[]) {
        const answer = await post(search, { ...headers, origin });
        expect(told('allow-origin', answer as never)).toEqual([origin]);
        expect(told('expose-headers', answer as never)).toEqual(
          expect.arrayContaining(['retry-after', 'x-request-id']),
        );
        expect(answer.headers.get('vary')?.toLowerCase()).toContain('origin');
      }
      const evil = { origin: 'https://evil.example' };
      const refused = await fetch(`${api.url}/mcp`, { method: 'OPTIONS', headers: evil });
      expect([refused.status, told('allow-origin', refused)]).toEqual([403, ['']]);
    });
  });
});
