#!/usr/bin/env node
/** `npx openrole mcp`: as `npm run build` has left it, else from the sources of the clone. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const built = join(root, 'dist', 'tools', 'commands', 'mcp.js');
const [name, ...rest] = process.argv.slice(2);
if (name !== 'mcp') {
  const asked = name === '--help' || name === '-h';
  (asked ? process.stdout : process.stderr).write('Usage: npx openrole mcp [--help]\n');
  process.exit(asked ? 0 : 2);
}
if (existsSync(built)) {
  process.argv = [process.argv[0], built, ...rest];
  await import(pathToFileURL(built).href);
} else {
  await import('../tools/run.mjs');
}
