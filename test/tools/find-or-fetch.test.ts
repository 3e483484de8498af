import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrFetch } from '../../tools/dev-servers/fetch/find-or-fetch.ts';
import type { Fetchable, Recipe } from '../../tools/dev-servers/servers/server.ts';

/** Promise: PATH, then the vendor's download, then the registry; each step falls back to the next that works. */
let directory: string;
let path: string | undefined;
const tried: string[] = [];

function recipe(version: string, outcome: 'works' | 'fails'): Recipe {
  return {
    server: 'thing',
    version,
    flavour: version,
    program: 'thing-server',
    says: `the way of ${version}`,
    make: async (staging) => {
      tried.push(version);
      if (outcome === 'fails') throw new Error(`${version} cannot be reached`);
      await writeFile(join(staging, 'thing-server'), version);
    },
  };
}

function wanted(...recipes: Recipe[]): Fetchable {
  return { name: 'thing', command: 'thing-server', flavour: 'installed', recipes };
}

beforeEach(async () => {
  tried.length = 0;
  directory = await mkdtemp(join(tmpdir(), 'openrole-find-'));
  path = process.env['PATH'];
  process.env['OPENROLE_CACHE'] = join(directory, 'cache');
});

afterEach(async () => {
  process.env['PATH'] = path;
  delete process.env['OPENROLE_CACHE'];
  await rm(directory, { recursive: true });
});

describe('finding or fetching a program', () => {
  it('uses the one on the PATH and fetches nothing', async () => {
    await writeFile(join(directory, 'thing-server'), '');
    await chmod(join(directory, 'thing-server'), 0o755);
    process.env['PATH'] = `${directory}:${path}`;
    const program = await findOrFetch(wanted(recipe('vendor', 'works')));
    expect(program).toEqual({ path: join(directory, 'thing-server'), flavour: 'installed' });
    expect(tried).toEqual([]);
  });

  it('falls back to the registry when the download fails', async () => {
    const program = await findOrFetch(wanted(recipe('vendor', 'fails'), recipe('built', 'works')));
    expect(program.flavour).toBe('built');
    expect(tried).toEqual(['vendor', 'built']);
  });

  it('checks the cache before it tries any download again', async () => {
    const recipes = [recipe('vendor', 'fails'), recipe('built', 'works')];
    await findOrFetch(wanted(...recipes));
    tried.length = 0;
    expect((await findOrFetch(wanted(...recipes))).flavour).toBe('built');
    expect(tried).toEqual([]);
  });

  it('names every reason when all ways fail', async () => {
    const hopeless = findOrFetch(wanted(recipe('vendor', 'fails'), recipe('built', 'fails')));
    await expect(hopeless).rejects.toThrow(/vendor cannot be reached[^]*built cannot be reached/);
  });
});
