import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { connectionOf, masked } from '../../cli/connection.ts';
import { buildKey, type TestKey } from '../support/factories.ts';
import { runCli } from '../support/run-cli.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

/** Promise: a key is found where its owner put it, is stored for nobody else, and goes only where it belongs. */
describe('the key and the address', () => {
  let api: TestApi;
  let key: TestKey;
  let home: string;
  let environment: Record<string, string>;
  beforeAll(async () => {
    api = await startApi();
    key = await buildKey(api.ctx.stores);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'openrole-cli-'));
    environment = { XDG_CONFIG_HOME: home };
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  const login = (...more: string[]) =>
    runCli(['login', '--api-key', key.apiKey, '--url', api.url, ...more], environment);

  it('login checks and stores a key that whoami then shows, but never whole', async () => {
    const stored = await login();
    expect(stored.code).toBe(0);
    const path = join(home, 'openrole', 'config.json');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const shown = await runCli(['whoami', '--json'], environment);
    expect(JSON.parse(shown.output)).toMatchObject({
      key: masked(key.apiKey),
      key_from: 'profile default',
      url: api.url,
    });
    for (const { output } of [stored, shown]) expect(output).not.toContain(key.apiKey);
    await chmod(path, 0o644);
    expect(await runCli(['whoami'], environment)).toMatchObject({
      code: 4,
      messages: expect.stringContaining('can be read by others') as unknown,
    });
  });

  it('login reads a key from the input, and refuses one that the API refuses', async () => {
    const program = join(__dirname, '../../cli/openrole.mjs');
    const env = { ...process.env, ...environment, OPENROLE_URL: api.url };
    const loginBy = async (input: string) => {
      const child = spawn(process.execPath, [program, 'login', '--with-key'], { env });
      child.stdin.end(input);
      return (await once(child, 'exit')) as [code: number];
    };
    expect(await loginBy(`${key.apiKey}\n`)).toEqual([0, null]);
    expect(await loginBy('ork_live_wrong\n')).toEqual([4, null]);
  });

  it('profiles are chosen, listed and removed', async () => {
    await login();
    await login('--profile', 'second');
    const list = async () =>
      JSON.parse((await runCli(['config', 'list', '--json'], environment)).output) as {
        profile: string;
        in_use: boolean;
      }[];
    expect((await list()).map(({ profile, in_use }) => [profile, in_use])).toEqual([
      ['default', false],
      ['second', true],
    ]);
    await runCli(['config', 'use', 'default'], environment);
    expect((await list())[0]).toMatchObject({ profile: 'default', in_use: true });
    expect((await runCli(['logout', '--profile', 'second'], environment)).code).toBe(0);
    expect(await list()).toHaveLength(1);
    expect((await runCli(['whoami', '--profile', 'second'], environment)).code).toBe(2);
  });

  it('an option goes before the environment, and that before the profile', async () => {
    await login();
    const kept = process.env;
    process.env = environment;
    try {
      const fromEnv = { ...environment, OPENROLE_API_KEY: 'ork_live_env' };
      const { apiKey, url } = await connectionOf({ 'api-key': 'ork_live_option' }, fromEnv);
      expect([apiKey, url]).toEqual(['ork_live_option', 'http://127.0.0.1:3000']);
      expect((await connectionOf({}, fromEnv)).apiKey).toBe('ork_live_env');
      expect(await connectionOf({ profile: 'default' }, fromEnv)).toMatchObject({
        apiKey: key.apiKey,
        url: api.url,
      });
      expect((await connectionOf({}, environment)).apiKey).toBe(key.apiKey);
    } finally {
      process.env = kept;
    }
  });

  it('a file of a running `npm start` gives key and address, but no address to another key', async () => {
    await mkdir(join(home, '.openrole'));
    await mkdir(join(home, 'deep'));
    const local = { api_url: 'http://local.example', api_key: 'ork_live_local' };
    await writeFile(join(home, '.openrole', 'local.json'), JSON.stringify(local));
    const folder = process.cwd();
    process.chdir(join(home, 'deep'));
    try {
      expect(await connectionOf({}, {})).toMatchObject({
        apiKey: 'ork_live_local',
        url: 'http://local.example',
      });
      expect((await connectionOf({}, { OPENROLE_API_KEY: 'ork_live_env' })).url).toBe(
        'http://127.0.0.1:3000',
      );
    } finally {
      process.chdir(folder);
    }
  });

  it('status shows readiness, and api sends any call', async () => {
    const called = { ...environment, OPENROLE_API_KEY: key.apiKey, OPENROLE_URL: api.url };
    const status = await runCli(['status', '--json'], called);
    expect(JSON.parse(status.output)).toMatchObject({ mongodb: 'ok', api_version: '1.0.0' });
    expect(status.code).toBe(0);
    const raw = await runCli(['api', 'get', '/account'], called);
    expect(JSON.parse(raw.output)).toMatchObject({ data: { id: key.accountId } });
    const made = await runCli(
      ['api', 'POST', '/candidates', '--data', '{"email":"a@b.example"}'],
      called,
    );
    expect(JSON.parse(made.output)).toMatchObject({ data: { email: 'a@b.example' } });
  });
});
