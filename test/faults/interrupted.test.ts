import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isAlive } from '../../tools/dev-servers/processes/alive.ts';
import { findHolder } from '../../tools/dev-servers/processes/home.ts';
import { eventually } from '../support/eventually.ts';

/**
 * Promise: Ctrl-C of the fault tests ends all processes they started, including the supervisor that restarts others.
 */
describe('npm run test:faults, interrupted', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'openrole-interrupted-'));
  });
  afterAll(async () => {
    await rm(directory, { recursive: true });
  });

  const homes = () =>
    readdirSync(directory)
      .filter((name) => name.startsWith('openrole-faults-'))
      .map((name) => join(directory, name));

  it('leaves no process and no directory behind', async () => {
    const fixture = fileURLToPath(new URL('./never-ending.ts', import.meta.url));
    const test = ['tools/run.mjs', 'faults', `--testMatch=${fixture}`];
    const command = spawn(process.execPath, test, {
      env: { ...process.env, TMPDIR: directory },
      stdio: 'ignore',
    });
    const ended = once(command, 'exit');
    await eventually('its service', () => existsSync(join(homes()[0] ?? '', 'model')), 900_000);
    const [home = ''] = homes();
    const model = readFileSync(join(home, 'model'), 'utf8');
    const holder = await findHolder(home);
    const started = [holder?.holder, ...Object.values(holder?.processes ?? {})].flatMap(
      (mark) => mark ?? [],
    );
    expect(started).toHaveLength(6);

    command.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    for (const mark of started) await eventually('its end', async () => !(await isAlive(mark)));
    await eventually('no directory', () => homes().length === 0);
    await expect(fetch(model)).rejects.toThrow();
  }, 960_000);
});
