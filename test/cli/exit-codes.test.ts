import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DEAD_PORT } from '../support/dead-server.ts';
import { runCli } from '../support/run-cli.ts';

/** Promise: a script learns from the exit code what to do next, and with --json from an error object. */
describe('exit codes', () => {
  let server: Server;
  let environment: Record<string, string>;
  let answer: { status: number; code: string };
  let requests: number;
  beforeEach(async () => {
    requests = 0;
    server = createServer((_req, res) => {
      requests += 1;
      const error = { code: answer.code, message: 'No.', request_id: 'r-1', details: [fault] };
      res.writeHead(answer.status, { 'content-type': 'application/json', 'retry-after': '0' });
      res.end(JSON.stringify({ error }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    environment = { OPENROLE_API_KEY: 'ork_live_x', OPENROLE_URL: `http://127.0.0.1:${port}` };
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const fault = { path: 'limit', message: 'must be above 0' };

  it.each([
    [400, 'invalid_request', 1, 1],
    [401, 'invalid_api_key', 4, 1],
    [402, 'PAYMENT_REQUIRED', 5, 1],
    [403, 'insufficient_scope', 4, 1],
    [404, 'not_found', 1, 1],
    [409, 'stage_conflict', 1, 1],
    [429, 'rate_limited', 6, 3],
    [503, 'unavailable', 6, 3],
  ])('%d %s is %d, after %d requests', async (...[status, code, exit, sent]) => {
    answer = { status, code };
    const told = await runCli(['jobs', 'get', 'job_1'], environment);
    expect(told).toEqual({
      code: exit,
      output: '',
      messages: `${code} (${status}): No. (request r-1)\n  limit: must be above 0\n`,
    });
    expect(requests).toBe(sent);
    const asJson = await runCli(['jobs', 'get', 'job_1', '--json', '--no-retry'], environment);
    expect({ ...asJson, output: JSON.parse(asJson.output) as unknown }).toEqual({
      code: exit,
      output: { error: { status, code, message: 'No.', request_id: 'r-1', details: [fault] } },
      messages: '',
    });
    expect(requests).toBe(sent + 1);
  });

  it('no connection is 1, and no key is 4', async () => {
    const dead = { ...environment, OPENROLE_URL: `http://127.0.0.1:${DEAD_PORT}` };
    expect(await runCli(['jobs', 'get', 'job_1', '--no-retry'], dead)).toMatchObject({
      code: 1,
      messages: expect.stringMatching(/^The API could not be reached/) as unknown,
    });
    const keyless = await runCli(['jobs', 'get', 'job_1', '--json'], { HOME: '/nonexistent' });
    expect(keyless.code).toBe(4);
    expect(JSON.parse(keyless.output)).toMatchObject({ error: { code: 'no_api_key' } });
  });

  it.each<[string[], RegExp]>([
    [['jbos'], /no command openrole jbos\. Did you mean jobs\?/],
    [['jobs', 'serach'], /no command openrole jobs serach\. Did you mean search\?/],
    [['jobs', 'search', '--titel', 'x'], /no option --titel\. Did you mean --title\?/],
    [['jobs', 'get'], /openrole jobs get needs <id>/],
    [['jobs', 'get', 'a', 'b'], /does not take b/],
    [['jobs', 'search', '--limit', 'ten'], /--limit must be a number, not ten/],
    [['webhooks', 'create', '--url', 'https://x.example'], /Missing: --event-kinds/],
    [['postings', 'create', '--salary', '{'], /--salary must be JSON/],
    [['postings', 'create', '--data', '[]'], /--data must be a JSON object/],
    [['account', 'resume', 'put', '--file', '/nonexistent'], /cannot be read \(ENOENT\)/],
    [['webhooks', 'delete', 'whk_1'], /cannot be undone: it needs --yes/],
    [['candidates', 'anonymize', 'cand_1'], /cannot be undone: it needs --yes/],
    [['api', 'FETCH', '/jobs'], /FETCH is none of GET/],
    [['webhooks', 'example', 'candidate.creatd'], /Did you mean candidate.created\?/],
    [['jobs', 'search', '--url', 'ftp://x'], /must be an http or https URL/],
  ])('wrong use %j is 2, before anything is sent', async (args, message) => {
    const { code, output, messages } = await runCli(args, environment);
    expect({ code, output, requests }).toEqual({ code: 2, output: '', requests: 0 });
    expect(messages).toMatch(message);
    expect(messages).toMatch(/--help shows the usage\.\n$/);
  });
});
