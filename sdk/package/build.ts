import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { API_VERSION } from '../../api/openapi/openapi.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const run = promisify(execFile);

/** The package.json of the client and the command line: ES modules alone, which Node 20.19 and newer can also `require`. */
const manifest = {
  name: 'openrole',
  version: API_VERSION,
  description: "Openrole's API as a library and a command line.",
  license: 'Apache-2.0',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20.19' },
  bin: { openrole: './cli/main.js' },
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './webhooks': { types: './webhooks/index.d.ts', default: './webhooks/index.js' },
  },
};

/** Writes the package, ready for `npm publish`, into a folder. */
export async function buildPackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const project = join(root, 'sdk', 'package', 'tsconfig.json');
  await run(process.execPath, [compiler, '-p', project, '--outDir', folder]);
  const bundled = await bundleCommandLine(join(folder, 'cli'));
  await writeFile(join(folder, 'THIRD_PARTY_LICENSES'), await licensesOf(bundled));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  await copyFile(join(root, 'sdk', 'package', 'README.md'), join(folder, 'README.md'));
}

/** Bundles the command line; commands are loaded when they run. Returns the source files that went in. */
async function bundleCommandLine(outdir: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['cli/main.ts'],
    outdir,
    bundle: true,
    splitting: true,
    minify: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    conditions: ['source'],
    banner: { js: '#!/usr/bin/env node' },
    metafile: true,
  });
  await chmod(join(outdir, 'main.js'), 0o755);
  return Object.keys(metafile.inputs);
}

/** The licences of the packages within a bundle, as they ask for. */
async function licensesOf(files: readonly string[]): Promise<string> {
  const names = files.flatMap(
    (file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [],
  );
  const texts = [...new Set(names)].sort().map(async (name) => {
    const folder = join(root, 'node_modules', name);
    const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
    if (file === undefined) throw new Error(`${name} has no licence.`);
    return `${name}\n\n${(await readFile(join(folder, file), 'utf8')).trim()}\n`;
  });
  return (await Promise.all(texts)).join(`\n${'-'.repeat(80)}\n\n`);
}
