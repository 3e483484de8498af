import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { projectRoot } from '../../../tools/paths.ts';

/** A program that is killed at a point of its work, again and again. */
export interface Victim {
  /** Runs it once. Returns the signal that ended it, or `done`, or what it wrote to standard error. */
  run(args: readonly string[], environment: Record<string, string>): Promise<string>;
  remove(): Promise<void>;
}

/** Bundles the program with the project's sources: loading these one by one takes a process three seconds more. */
export async function makeVictim(entry: string): Promise<Victim> {
  // Below node_modules, where the bundle finds the packages.
  const folder = await mkdtemp(join(projectRoot, 'node_modules', '.victim-'));
  const outfile = join(folder, `${basename(entry, '.ts')}.mjs`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    conditions: ['source'],
    logLevel: 'error',
    plugins: [ownPlaces],
  });
  return {
    run: (args, environment) => runOnce([outfile, ...args], environment),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A bundled module still finds the files beside its source. */
const ownPlaces: Plugin = {
  name: 'own places',
  setup(bundler) {
    bundler.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

function runOnce(args: string[], environment: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve(signal ?? (code === 0 ? 'done' : told)));
  });
}
