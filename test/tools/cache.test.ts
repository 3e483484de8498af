import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fetchIntoCache, findCached } from '../../tools/dev-servers/fetch/cache.ts';
import { waitUntil } from '../../tools/dev-servers/processes/wait-until.ts';

/** Promise: one fetch per version for any number of clones, and no partial program is ever run. */
const entry = { server: 'mongodb', version: '8.0', program: 'bin/mongod' };
let cache: string;

async function makeProgram(staging: string): Promise<void> {
  await mkdir(join(staging, 'bin'));
  await writeFile(join(staging, 'bin/mongod'), 'a program');
}

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'openrole-cache-'));
  process.env['OPENROLE_CACHE'] = cache;
});

afterEach(async () => {
  delete process.env['OPENROLE_CACHE'];
  await rm(cache, { recursive: true });
});

describe('the cache of fetched programs', () => {
  it('returns a fetched program', async () => {
    let fetches = 0;
    const make = (staging: string) => {
      fetches += 1;
      return makeProgram(staging);
    };
    expect(await findCached(entry)).toBeUndefined();
    const first = await fetchIntoCache(entry, make);
    expect(await fetchIntoCache(entry, make)).toBe(first);
    expect(await findCached(entry)).toBe(first);
    expect(first).toBe(join(cache, 'mongodb/8.0/bin/mongod'));
    expect(fetches).toBe(1);
  });

  it('lets one of two concurrent processes fetch, and both get the program', async () => {
    let fetches = 0;
    const make = async (staging: string) => {
      fetches += 1;
      await makeProgram(staging);
    };
    const paths = await Promise.all([fetchIntoCache(entry, make), fetchIntoCache(entry, make)]);
    expect(new Set(paths).size).toBe(1);
    expect(fetches).toBe(1);
  });

  it('uses the result of the process that took over during a sleep', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const sleeper = async (staging: string) => {
      // As after a sleep of the machine: the lock is gone, and another process has completed the work.
      await rm(join(cache, 'mongodb/8.0.lock'), { recursive: true });
      await rm(staging, { recursive: true });
      await mkdir(join(cache, 'mongodb/8.0'));
      await makeProgram(join(cache, 'mongodb/8.0'));
      expect(await waitUntil(() => Promise.resolve(said.mock.calls.length > 0), 10_000)).toBe(true);
      await makeProgram(staging);
    };
    const program = await fetchIntoCache(entry, sleeper).finally(() => said.mockRestore());
    expect(program).toBe(join(cache, 'mongodb/8.0/bin/mongod'));
  });

  it('stores nothing of a failed fetch', async () => {
    const fail = async (staging: string) => {
      await makeProgram(staging);
      throw new Error('the line went dead');
    };
    await expect(fetchIntoCache(entry, fail)).rejects.toThrow('the line went dead');
    expect(await readdir(join(cache, 'mongodb'))).toEqual([]);
    expect(await findCached(entry)).toBeUndefined();
  });

  it('refuses a fetch without the program', async () => {
    await expect(fetchIntoCache(entry, () => Promise.resolve())).rejects.toThrow('bin/mongod');
    expect(await findCached(entry)).toBeUndefined();
  });

  it('starts over after a fetch was killed in the middle', async () => {
    await killInTheMiddle();
    expect(await findCached(entry)).toBeUndefined();
    const [leftover] = (await readdir(join(cache, 'mongodb'))).filter((name) =>
      name.includes('.tmp-'),
    );
    expect(leftover).toBeDefined();
    const path = await fetchIntoCache(entry, makeProgram);
    expect(await readFile(path, 'utf8')).toBe('a program');
    expect(await readdir(join(cache, 'mongodb'))).toEqual(['8.0']);
  }, 60_000);
});

/** Another process that is killed halfway through writing the program, with its lock still on disk. */
async function killInTheMiddle(): Promise<void> {
  const module = resolve(__dirname, '../../tools/dev-servers/fetch/cache.ts');
  const source = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    import { fetchIntoCache } from '${module}';
    await fetchIntoCache(${JSON.stringify(entry)}, (staging) => {
      mkdirSync(staging + '/bin');
      writeFileSync(staging + '/bin/mongod', 'half a');
      process.stdout.write('half done');
      return new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', source];
  const child = spawn(process.execPath, args, {
    env: { ...process.env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((done) => child.stdout.once('data', done));
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await gone;
}
