import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeJob } from '../storage/market/market-fixture.ts';
import { buildKey } from '../support/factories.ts';
import { dropMarket, seedMarket } from '../support/market/seed-market.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

const root = resolve(__dirname, '../..');

/** Promise: the first program of docs/client.md runs as written. */
describe('docs/client.md', () => {
  let api: TestApi;
  let folder: string;
  beforeAll(async () => {
    api = await startApi();
    await seedMarket(api.ctx.stores, [makeJob({ title: 'Kiln Engineer' })]);
    // Inside the repository, where `openrole` is the package itself.
    await mkdir(join(root, '.openrole'), { recursive: true });
    folder = await mkdtemp(join(root, '.openrole', 'first-program-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await dropMarket(api.ctx.stores);
    await api.close();
  });

  it('begins with a program that runs as written', async () => {
    const text = await readFile(join(root, 'docs/client.md'), 'utf8');
    const program = text.split('```ts\n')[1]?.split('```')[0] ?? '';
    expect(program).toContain('new Openrole()');
    const file = join(folder, 'first-program.ts');
    await writeFile(file, program);
    const { apiKey } = await buildKey(api.ctx.stores);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--conditions=source', file],
      { cwd: root, env: { ...process.env, OPENROLE_API_KEY: apiKey, OPENROLE_URL: api.url } },
    );
    expect(stdout).toMatch(/^Kiln Engineer at \S/);
  });
});
