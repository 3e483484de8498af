import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { readAsset } from '../../../api/operations/page-assets.ts';

const folder = 'pages/assets';
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const minified = (code: string) => transformSync(code, { minify: true }).code;

/** Promise: a script is served without its comments, and does the same. */
it.each(scripts)('serves %s with its code and without comments', (name) => {
  const written = readFileSync(join(folder, name), 'utf8');
  const served = readAsset(name).toString('utf8');
  expect(minified(served)).toBe(minified(written));
  expect(served).not.toMatch(/^ *(\/\/|\/\*\*[^(]*$)/m);
  expect(served.length).toBeLessThan(written.length);
});
