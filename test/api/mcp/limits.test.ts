import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { roomInMinute } from '../../support/clock-minute.ts';
import { postRpc, refusalIn, toolCall, type RpcMessage } from '../../support/agent/mcp.ts';
import { buildKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const search = toolCall('search_jobs', { posted_within_days: 0 });
const listing = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

/** Promise: a key's limit applies over MCP too. Only refused tool calls are results (decision 0019). */
describe('a key over its limit', () => {
  async function spentKey(): Promise<Record<string, string>> {
    const { headers } = await buildKey(api.ctx.stores, { requestsPerMinute: 1 });
    expect((await postRpc(api, headers, listing)).status).toBe(200);
    return headers;
  }

  beforeEach(() => roomInMinute());

  it.each<[string, unknown]>([
    ['a list of tools', listing],
    ['a call of an unknown tool', toolCall('fetch_url')],
    ['a call with invalid arguments', toolCall('search_jobs', 'x' as never)],
    ['a call that asks for no answer', { ...search, id: undefined }],
    ['lists of tools beside a call', [...Array.from({ length: 50 }, () => listing), search]],
    ['a notification beside a call', [{ jsonrpc: '2.0', method: 'notifications/x' }, search]],
    ['a call of no tool beside one', [search, toolCall('fetch_url')]],
    ['an empty batch', []],
    ['no JSON', '{"jsonrpc":'],
    ['more than 8 MiB', toolCall('search_jobs', { q: 'a'.repeat(8 << 20) })],
  ])('gets 429 for %s', async (_what, message) => {
    const answer = await postRpc(api, await spentKey(), message);
    expect([answer.status, answer.messages[0]?.error]).toMatchObject([
      429,
      { code: 'rate_limited' },
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('gets an error result for each call of a tool', async () => {
    const headers = await spentKey();
    const { status, messages } = await postRpc(api, headers, [search, { ...search, id: 2 }]);
    expect([status, messages.map(codeIn)]).toEqual([200, ['rate_limited', 'rate_limited']]);
  });

  const codeIn = ({ result }: RpcMessage) => refusalIn(result).code;
});

/** Promise: batches are accepted only for protocol revisions that have them; 2025-06-18 removed them. */
describe('a batch', () => {
  const post = async (version: string | undefined) => {
    const { headers } = await buildKey(api.ctx.stores);
    const stated = version === undefined ? {} : { 'mcp-protocol-version': version };
    return postRpc(api, { ...headers, ...stated }, [listing, { ...listing, id: 2 }]);
  };

  it.each([undefined, '2024-11-05', '2025-03-26'])('is accepted with %s', async (version) => {
    const { status, messages } = await post(version);
    expect([status, messages.map(({ id }) => id)]).toEqual([200, [1, 2]]);
  });

  it.each(['2025-06-18', '2025-11-25', '2026-07-28'])('is refused with %s', async (version) => {
    const { status, messages } = await post(version);
    expect(status).toBe(400);
    expect(messages).toMatchObject([{ jsonrpc: '2.0', id: null, error: { code: -32_600 } }]);
  });
});
