import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { withInput } from '../support/cli-input.ts';
import { runCli } from '../support/run-cli.ts';

let server: Server;
let seen: { method: string; key: string }[];
let home: string;
let path: string;
const started = process.cwd();

beforeEach(async () => {
  seen = [];
  server = createServer((req, res) => {
    const key = String(req.headers.authorization).replace('Bearer ', '');
    seen.push({ method: req.method ?? '', key });
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(JSON.stringify({ data: {} }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  home = await realpath(await mkdtemp(join(tmpdir(), 'openrole-foreign-')));
  path = join(home, '.openrole', 'local.json');
  await mkdir(join(home, '.openrole'));
  await mkdir(join(home, 'below'));
  const local = { api_url: urlOf(server), api_key: 'ork_live_local', console_url: null };
  await writeFile(path, JSON.stringify(local), { mode: 0o600 });
  process.chdir(home);
});
afterEach(async () => {
  process.chdir(started);
  jest.restoreAllMocks();
  server.close();
  await rm(home, { recursive: true });
});

function urlOf(one: Server): string {
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
}

const read = (environment = {}) => runCli(['api', 'GET', '/account'], environment);
const write = (environment = {}) => runCli(['api', 'POST', '/candidates'], environment);

/** Promise (decision 0023): a file that somebody else may have put there is not used silently. */
describe('a local.json of a running `npm start`', () => {
  it('is used for everything where it is in this folder and its owner’s alone', async () => {
    expect(await read()).toMatchObject({ code: 0, messages: '' });
    expect(await write()).toMatchObject({ code: 0, messages: '' });
    expect(seen.map(({ key }) => key)).toEqual(['ork_live_local', 'ork_live_local']);
  });

  it.each<[string, () => Promise<void> | void]>([
    ['is in a folder above', () => process.chdir(join(home, 'below'))],
    ['can be written by other users', () => chmod(path, 0o620)],
    ['can be written by other users', () => chmod(path, 0o602)],
    [
      'belongs to another user',
      () => void jest.spyOn(process as { getuid: () => number }, 'getuid').mockReturnValue(4_711),
    ],
  ])('that %s is named when it is read, and refused for a write', async (why, change) => {
    await change();
    expect(await read()).toMatchObject({
      code: 0,
      messages: `Address and key are read from a file: ${path} ${why}.\n`,
    });
    const refused = await write();
    expect(refused.code).toBe(2);
    expect(refused.messages).toContain(`${path} ${why}, and is not used for a write`);
    expect(refused.messages).toMatch(/--profile.*OPENROLE_API_KEY/);
    const deleted = await runCli(['postings', 'delete', 'job_1', '--yes']);
    expect(deleted.code).toBe(2);
    expect(seen).toEqual([{ method: 'GET', key: 'ork_live_local' }]);
  });

  it.each([
    ['y\n', 0, 1],
    ['\n', 2, 0],
    ['no\n', 2, 0],
  ])('is asked about on a terminal: %j', async (input, code, calls) => {
    process.chdir(join(home, 'below'));
    const answer = await withInput({ input, isTerminal: true }, () => write());
    expect(answer.code).toBe(code);
    expect(seen).toHaveLength(calls);
    expect(answer.messages).toContain(`${path} is in a folder above. Use it for a write? [y/N]`);
  });

  it('does not matter to a key of the environment', async () => {
    process.chdir(join(home, 'below'));
    const environment = { OPENROLE_API_KEY: 'ork_live_env', OPENROLE_URL: urlOf(server) };
    expect(await write(environment)).toMatchObject({ code: 0, messages: '' });
    expect(seen).toEqual([{ method: 'POST', key: 'ork_live_env' }]);
  });
});

/** Promise: a key is typed where others see it only after a warning. */
describe('--api-key', () => {
  const call = (key: string) =>
    runCli(['api', 'GET', '/account', '--api-key', key, '--url', urlOf(server)]);

  it('warns on a terminal', async () => {
    const onTerminal = await withInput({ input: '', isTerminal: true }, () =>
      call('ork_live_typed'),
    );
    expect(onTerminal.messages).toMatch(/other users.*OPENROLE_API_KEY.*standard input/);
    expect(onTerminal.messages).not.toContain('ork_live_typed');
    expect(await call('ork_live_typed')).toMatchObject({ code: 0, messages: '' });
  });

  it('reads the key from standard input', async () => {
    const answer = await withInput({ input: 'ork_live_piped\n' }, () => call('-'));
    expect(answer).toMatchObject({ code: 0, messages: '' });
    expect(seen).toEqual([{ method: 'GET', key: 'ork_live_piped' }]);
    expect(await withInput({ input: '' }, () => call('-'))).toMatchObject({ code: 2 });
  });
});
