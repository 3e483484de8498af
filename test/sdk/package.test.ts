import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build, type Plugin } from 'esbuild';
import { operations } from '../../sdk/generated/operations.ts';

const root = resolve(__dirname, '../..');
const run = promisify(execFile);

const program = `
import { isApiError, Openrole } from 'openrole';
import { unwrapWebhook } from 'openrole/webhooks';

const openrole = new Openrole({ apiKey: null, baseUrl: 'http://127.0.0.1:9' });
export async function titles(): Promise<string[]> {
  const found: string[] = [];
  for await (const job of openrole.jobs.search({ title: 'engineer', limit: 5 })) found.push(job.title);
  return found;
}
export async function move(id: string): Promise<number> {
  const moved = await openrole.candidates.move(id, { job_id: 'pst_1', stage: 'interview' });
  return moved.version;
}
export async function read(request: Request): Promise<string> {
  const event = await unwrapWebhook(request, 'whsec_');
  return event.kind === 'candidate.application_submitted' ? event.data.candidate.id : event.kind;
}
export const isMissing = (error: unknown) => isApiError(error, 'not_found') && error.status === 404;
`;

/** Names that programs of the guide take from their surroundings. */
const SECRET = 'declare const secret: string;\n';
const CONTEXT = `import { Openrole } from 'openrole';
declare const openrole: Openrole;
declare const id: string;
declare const candidate: { version: number };
declare const bytes: Uint8Array<ArrayBuffer>;
`;

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2022',
  module: 'nodenext',
  lib: ['es2022', 'dom', 'dom.iterable'],
  types: [],
};

const ONE_CALL = "import { Openrole } from 'openrole'; await new Openrole().jobs.get('job_1');";

/** Leaves out the generated tables of operations and resources, which grow with the API. */
const withoutTables: Plugin = {
  name: 'without-tables',
  setup(building) {
    building.onLoad({ filter: /generated\/(?:operations|resources)\.js$/ }, () => ({
      contents: 'export const operations = {}; export const Resources = class {};',
    }));
  },
};

/**
 * Promise: the published package installs by itself, runs as ES modules and with require, and is typed for strict
 * code.
 */
describe('the package', () => {
  let folder: string;
  const inProject = (...command: [string, ...string[]]) => {
    const [name, ...rest] = command;
    return run(name, rest, { cwd: folder });
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openrole-package-'));
    const built = join(folder, 'built');
    const script = `import { buildPackage } from ${JSON.stringify(join(root, 'sdk/package/build.ts'))}; await buildPackage(${JSON.stringify(built)});`;
    const tsx = join(root, 'node_modules/tsx/dist/esm/index.mjs');
    await run(process.execPath, ['--import', tsx, '--input-type=module', '-e', script], {
      cwd: root,
    });
    const { stdout } = await run('npm', ['pack', '--silent', built], { cwd: folder });
    await writeFile(join(folder, 'package.json'), '{ "name": "empty", "private": true }');
    await inProject('npm', 'install', '--offline', '--no-audit', `./${stdout.trim()}`);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    [
      'ES modules',
      [
        '--input-type=module',
        '-e',
        "import { Openrole } from 'openrole'; import { verifyWebhook } from 'openrole/webhooks'; console.log(typeof Openrole, typeof verifyWebhook)",
      ],
    ],
    [
      'require',
      [
        '-e',
        "const { Openrole } = require('openrole'); const { verifyWebhook } = require('openrole/webhooks'); console.log(typeof Openrole, typeof verifyWebhook)",
      ],
    ],
  ])('loads by %s', async (_how, command) => {
    const { stdout } = await inProject(process.execPath, ...command);
    expect(stdout.trim()).toBe('function function');
  });

  /** The compiler's messages on a program of the project; empty if its types are right. */
  async function typeCheck(text: string): Promise<string> {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    await writeFile(join(folder, 'program.mts'), text);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    return inProject(process.execPath, compiler).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    );
  }

  it('is typed for a program under plain strict', async () => {
    expect(await typeCheck(program)).toBe('');
    const wrong = program.replace("stage: 'interview'", 'stage: 3');
    expect(await typeCheck(wrong)).toContain('TS2322');
  });

  it('is used by its guide as it is', async () => {
    const guide = await readFile(join(root, 'docs/client.md'), 'utf8');
    const programs = guide.split('```ts\n').slice(1);
    const parts = programs.map((rest) => rest.slice(0, rest.indexOf('```')));
    expect(parts.length).toBeGreaterThanOrEqual(3);
    for (const part of parts) {
      const isWhole = part.startsWith('import ');
      expect(await typeCheck(isWhole ? `${part}${SECRET}` : CONTEXT + part)).toBe('');
    }
  });

  it('has the command line, which starts almost as fast as Node and brings what its commands need', async () => {
    const openrole = (...args: string[]) =>
      inProject(join(folder, 'node_modules/.bin/openrole'), ...args);
    const times: Record<'bare' | 'openrole', number[]> = { bare: [], openrole: [] };
    for (let run = 0; run < 5; run += 1) {
      times.bare.push(await timed(() => inProject(process.execPath, '--eval', '0')));
      times.openrole.push(
        await timed(async () => expect((await openrole('--version')).stdout).toBe('1.0.0\n')),
      );
    }
    // The best of five: other processes run beside this test.
    expect(Math.min(...times.openrole)).toBeLessThan(4 * Math.min(...times.bare));
    expect((await openrole('jobs', 'search', '--help')).stdout).toContain('--title <text>');
    const dead = ['--api-key', 'ork_live_x', '--url', 'http://127.0.0.1:9'];
    await expect(openrole('mcp', ...dead)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('does not answer as an Openrole API') as unknown,
    });
    const licences = await readFile(
      join(folder, 'node_modules/openrole/THIRD_PARTY_LICENSES'),
      'utf8',
    );
    expect(licences).toMatch(/^@modelcontextprotocol\/client$/m);
  });

  it('takes, minified and gzipped, at most 6 KB for its core and 14 KB for all of it', async () => {
    const whole = "export * from 'openrole'; export * from 'openrole/webhooks';";
    expect(await bundledBytes(ONE_CALL, [withoutTables])).toBeLessThanOrEqual(6 * 1024);
    expect(await bundledBytes(whole)).toBeLessThanOrEqual(14 * 1024);
  });

  it('takes at most 13 bytes more for each operation of the API', async () => {
    const tables = (await bundledBytes(ONE_CALL)) - (await bundledBytes(ONE_CALL, [withoutTables]));
    const count = Object.values(operations).flatMap((resource) => Object.keys(resource)).length;
    expect(count).toBeGreaterThan(150);
    expect(tables).toBeLessThanOrEqual(13 * count);
  });

  /** The size of a program that uses the package, minified and gzipped. */
  async function bundledBytes(contents: string, plugins: Plugin[] = []): Promise<number> {
    const bundled = await build({
      stdin: { contents, resolveDir: folder },
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      plugins,
    });
    return gzipSync(bundled.outputFiles[0]?.contents ?? '').length;
  }
});

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await work();
  return performance.now() - startedMs;
}
