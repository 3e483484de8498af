import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { projectRoot } from './paths.ts';

/** Runs a bundle with stack traces that name the sources. */
export const runBundle = ['--enable-source-maps'];

/**
 * Bundles programs of the project with its sources, but not its packages, in a new `folder`. Loading the sources one by
 * one takes an api six seconds of processor time more. `bundledFile` names the file of each program.
 */
export async function bundleSources(entries: readonly string[], folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
  await build({
    entryPoints: entries.map((entry) => join(projectRoot, entry)),
    outdir: folder,
    outbase: projectRoot,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    sourcemap: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    conditions: ['source'],
    logLevel: 'error',
    plugins: [ownPlaces],
  });
}

/** The file of a program in the folder of its bundle. */
export function bundledFile(folder: string, entry: string): string {
  return join(folder, entry.replace(/\.ts$/, '.mjs'));
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
