import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { runCli } from '../support/run-cli.ts';

const HOSTILE = 'a\u001b]0;title\u0007b\u001b[2Jc\u009b31md\u202ee\rf\u0000g';
// eslint-disable-next-line no-control-regex -- what no terminal may get
const ESCAPES = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E]/;

/** Promise: what others wrote cannot write to a terminal. */
describe('control characters in a response', () => {
  let server: Server;
  let environment: Record<string, string>;
  let status: number;
  let body: unknown;
  beforeEach(async () => {
    server = createServer((_req, res) => {
      res.writeHead(status, { 'content-type': 'application/json', 'retry-after': '0' });
      res.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    environment = { OPENROLE_API_KEY: 'ork_live_x', OPENROLE_URL: `http://127.0.0.1:${port}` };
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it('are written out in an error', async () => {
    status = 400;
    const details = [{ path: HOSTILE, message: HOSTILE }];
    body = { error: { code: HOSTILE, message: HOSTILE, request_id: HOSTILE, details } };
    const told = await runCli(['jobs', 'get', 'job_1'], environment);
    expect(told.messages).not.toMatch(ESCAPES);
    expect(told.messages).toContain('a\\u001b]0;title\\u0007b\\u001b[2Jc\\u009b31md\\u202ee');
  });

  it.each([[['jobs', 'get', 'job_1']], [['jobs', 'search']]])(
    'are written out in the result of %j',
    async (args) => {
      status = 200;
      const record = { id: HOSTILE, title: HOSTILE, [HOSTILE]: HOSTILE, list: [HOSTILE] };
      body = args[1] === 'get' ? { data: record } : { data: [record], meta: { next_cursor: null } };
      for (const format of [[], ['--json'], ['--jsonl'], ['--columns', `id,${HOSTILE}`]]) {
        const { code, output, messages } = await runCli([...args, ...format], environment);
        expect({ code, messages }).toEqual({ code: 0, messages: '' });
        expect(output).not.toMatch(ESCAPES);
        expect(output).toContain('\\u001b[2J');
      }
    },
  );

  it('are the same value in JSON', async () => {
    status = 200;
    body = { data: { id: HOSTILE } };
    const { output } = await runCli(['jobs', 'get', 'job_1', '--json'], environment);
    expect(JSON.parse(output)).toEqual({ id: HOSTILE });
  });
});
