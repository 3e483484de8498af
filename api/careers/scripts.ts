import type { Router } from 'express';
import { readAsset, serveImmutable, versionOf } from '../operations/page-assets.ts';

const names = ['careers', 'resume-filling'] as const;

const loaded = names.map((name) => {
  const content = readAsset(`${name}.js`);
  return { content, path: `/${name}-${versionOf(content)}.js` };
});

const [careers = '', resumeFilling = ''] = loaded.map(({ path }) => `/careers${path}`);

/** Addresses of the scripts of careers pages. They name the content, so browsers keep them. */
export const scripts = { careers, resumeFilling };

export function serveScripts(router: Router): void {
  for (const { path, content } of loaded) serveImmutable(router, path, content);
}
