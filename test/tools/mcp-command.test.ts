import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { makeJob } from '../storage/market/market-fixture.ts';
import { DEAD_PORT } from '../support/dead-server.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import { connectMcp, eras, refusalIn, toolCall } from '../support/agent/mcp.ts';
import { dropMarket, seedMarket } from '../support/market/seed-market.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

const program = join(__dirname, '../../cli/openrole.mjs');
const job = makeJob({ title: 'Escapement Engineer' });
const given = { posted_within_days: 0 };

/** Promise: an MCP client that starts its servers has the same tools with `npx openrole mcp`. */
describe('openrole mcp', () => {
  let api: TestApi;
  let key: TestKey;
  let environment: Record<string, string>;
  beforeAll(async () => {
    api = await startApi();
    await seedMarket(api.ctx.stores, [job]);
    key = await buildKey(api.ctx.stores);
    const { PATH = '' } = process.env;
    environment = {
      PATH,
      HOME: '/nonexistent',
      OPENROLE_API_KEY: key.apiKey,
      OPENROLE_URL: api.url,
    };
  });
  afterAll(async () => {
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  it.each(eras)('offers a %s client the tools of /mcp, with equal results', async (era) => {
    const mode = era === 'legacy' ? 'legacy' : { pin: '2026-07-28' };
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const command = { command: process.execPath, args: [program, 'mcp'], env: environment };
    await client.connect(new StdioClientTransport(command));
    const direct = await connectMcp(api, key, era);
    expect((await client.listTools()).tools).toEqual((await direct.listTools()).tools);
    expect(client.getInstructions()).toBe(direct.getInstructions());
    for (const call of [
      { name: 'search_jobs', arguments: given },
      { name: 'get_job_details', arguments: { job_id: job.id } },
    ]) {
      const { structuredContent } = await client.callTool(call);
      expect(structuredContent).toEqual((await direct.callTool(call)).structuredContent);
    }
    const refused = await client.callTool({ name: 'search_jobs', arguments: { limit: 0 } });
    expect(refusalIn(refused)).toMatchObject({
      code: 'invalid_request',
      details: [{ path: 'limit' }],
    });
    // Messages for the API reach it.
    const _meta = { 'openrole/idempotency_key': 7 };
    const keyed = await client.callTool({ name: 'search_jobs', arguments: given, _meta });
    expect(refusalIn(keyed).details).toMatchObject([{ path: '_meta.openrole/idempotency_key' }]);
    await expect(client.callTool({ name: 'fetch_url' })).rejects.toMatchObject({ code: -32_602 });
    await Promise.all([client.close(), direct.close()]);
  });

  it('writes only JSON-RPC to standard output, and ends with its input', async () => {
    const child = spawn(process.execPath, [program, 'mcp'], { env: environment });
    const ended = once(child, 'exit');
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const params = {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'raw', version: '1' },
    };
    const answers: unknown[] = [];
    for (const message of [
      { jsonrpc: '2.0', id: 0, method: 'initialize', params },
      toolCall('search_jobs', given),
    ]) {
      child.stdin.write(`${JSON.stringify(message)}\n`);
      answers.push(JSON.parse(String((await lines.next()).value)));
    }
    expect(answers).toMatchObject([
      { id: 0, result: { protocolVersion: '2025-06-18', serverInfo: { name: 'openrole' } } },
      { id: 1, result: { structuredContent: { data: [{ id: job.id }] } } },
    ]);
    child.stdin.end();
    expect(await ended).toEqual([0, null]);
    expect(await lines.next()).toMatchObject({ done: true });
  });

  it('--help prints its usage to standard output', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'mcp', '--help'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Serves the agent tools[^]*\nUsage: openrole mcp/);
  });

  describe('reports errors on standard error, and ends', () => {
    it.each<[string, string[], () => Record<string, string>, number, RegExp]>([
      ['no key', ['mcp'], () => ({ OPENROLE_API_KEY: '' }), 4, /^There is no API key: set OPENRO/],
      ['no URL', ['mcp'], () => ({ OPENROLE_URL: 'ftp://x' }), 2, /must be an http or https URL/],
      ['a wrong key', ['mcp', '--key', 'x'], () => ({}), 4, /refuses the API key\.\n$/],
      [
        'a dead address',
        ['mcp', '--url', `http://127.0.0.1:${DEAD_PORT}`],
        () => ({}),
        1,
        /answer as an Openrole API: bad port\n$/,
      ],
      ['no command', [], () => ({}), 2, /^Usage: openrole <command>/],
    ])('%s', async (...[, args, more, code, message]) => {
      const child = spawn(process.execPath, [program, ...args], {
        env: { ...environment, ...more() },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let [output, errors] = ['', ''];
      child.stdout.on('data', (chunk) => (output += String(chunk)));
      child.stderr.on('data', (chunk) => (errors += String(chunk)));
      expect(await once(child, 'close')).toEqual([code, null]);
      expect(output).toBe('');
      expect(errors).toMatch(message);
    });
  });
});
