#!/usr/bin/env node
/** The command line inside a clone: as `npm run build` has left it, else from the sources. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const built = join(root, 'dist', 'package', 'cli', 'main.js');
if (existsSync(built)) {
  await import(pathToFileURL(built).href);
} else {
  process.argv.splice(2, 0, 'openrole');
  await import('../tools/run.mjs');
}
