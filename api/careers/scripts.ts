import type { Router } from 'express';
import { readAsset, serveImmutable, versionOf } from '../operations/page-assets.ts';

/** The scripts, and the files that each is made of. */
const files = {
  careers: ['typed-number.js', 'careers.js'],
  'resume-filling': ['resume-filling.js'],
};

const loaded = Object.entries(files).map(([name, parts]) => {
  const content = Buffer.concat(parts.map(readAsset));
  return { content, path: `/${name}-${versionOf(content)}.js` };
});

const [careers = '', resumeFilling = ''] = loaded.map(({ path }) => `/careers${path}`);

/** Addresses of the scripts of careers pages. They name the content, so browsers keep them. */
export const scripts = { careers, resumeFilling };

export function serveScripts(router: Router): void {
  for (const { path, content } of loaded) serveImmutable(router, path, content);
}
