import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { postRpc, refusalIn, toolCall } from '../../support/agent/mcp.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Promise: a program can tell which of its calls was refused. Invalid tool input is a result of that call. */
describe('text that no store accepts, over MCP', () => {
  let api: TestApi;
  let key: TestKey;
  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());

  /** JSON in which `"@"` is replaced by text that JSON.stringify would not write. */
  const post = (message: object, json: string) =>
    postRpc(api, key.headers, JSON.stringify(message).replace('"@"', json));

  it.each<[string, string, object, string, string]>([
    ['NUL', 'search_jobs', { q: '@' }, '"a\\u0000b"', 'q'],
    ['half a surrogate pair', 'search_jobs', { q: '@' }, '"\\ud800"', 'q'],
    ['half a pair in the path', 'get_job_details', { job_id: '@' }, '"\\ud800"', 'job_id'],
    ['half a pair in a body', 'create_resume', { instructions: '@' }, '"\\ud800"', 'instructions'],
    [
      'a name of the prototype',
      'create_resume',
      { resume: '@' },
      '{"__proto__":1}',
      'resume.__proto__',
    ],
    ['29 levels', 'create_resume', { resume: '@' }, nested(29), 'resume'],
  ])('%s among the arguments is a result that names it', async (...[, name, given, json, path]) => {
    const { status, messages } = await post(toolCall(name, { ...given }, 7), json);
    expect(status).toBe(200);
    expect(messages).toMatchObject([{ id: 7, result: { isError: true } }]);
    const { code, details } = refusalIn(messages[0]?.result);
    expect([code, details?.map((detail) => detail.path)]).toEqual(['invalid_request', [path]]);
  });

  it.each([30, 30_000])('%i levels of an argument are an error of the request', async (levels) => {
    const { status, messages } = await post(
      toolCall('create_resume', { resume: '@' }, 7),
      nested(levels),
    );
    expect(status).toBe(400);
    expect(messages).toMatchObject([{ id: 7, error: { code: -32_600 } }]);
    expect(messages[0]?.error?.message).toContain('deeper than 32 levels');
  });

  it('as the name of an argument is a result that names it', async () => {
    const { params, ...call } = toolCall('search_jobs', {}, 7);
    const { messages } = await post(
      { ...call, params: { ...params, arguments: '@' } },
      '{"__proto__":1}',
    );
    expect(messages).toMatchObject([{ id: 7, result: { isError: true } }]);
  });

  it('next to the arguments is an error of the request', async () => {
    const { params, ...call } = toolCall('search_jobs', {}, 7);
    const told = { ...call, params: { ...params, _meta: { note: '@' } } };
    const { status, messages } = await post(told, '"\\ud800"');
    expect(status).toBe(400);
    expect(messages).toMatchObject([
      {
        id: 7,
        error: { code: -32_600, data: { error: { details: [{ path: 'params._meta.note' }] } } },
      },
    ]);
  });

  it('in the id is an error without an id', async () => {
    const { messages } = await post({ ...toolCall('search_jobs'), id: '@' }, '"\\ud800"');
    expect(messages).toMatchObject([{ id: null, error: { code: -32_700 } }]);
  });
});
