import { execFile } from 'node:child_process';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { API_VERSION } from '../../api/openapi/openapi.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const run = promisify(execFile);

/** The package.json of the client: ES modules alone, which Node 20.19 and newer can also `require`. */
const manifest = {
  name: 'openrole',
  version: API_VERSION,
  description: "Openrole's API as a library.",
  license: 'Apache-2.0',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20.19' },
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './webhooks': { types: './webhooks/index.d.ts', default: './webhooks/index.js' },
  },
};

/** Writes the package of the client, ready for `npm publish`, into a folder. */
export async function buildPackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const project = join(root, 'sdk', 'package', 'tsconfig.json');
  await run(process.execPath, [compiler, '-p', project, '--outDir', folder]);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  await copyFile(join(root, 'sdk', 'package', 'README.md'), join(folder, 'README.md'));
}
