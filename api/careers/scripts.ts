import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Router } from 'express';
import { serveRead } from '../operations/serve-read.ts';

const names = ['careers', 'resume-filling'] as const;

const loaded = names.map((name) => {
  const content = readFileSync(new URL(`../../pages/assets/${name}.js`, import.meta.url));
  return { content, path: `/${name}-${hash('sha256', content, 'hex').slice(0, 12)}.js` };
});

const [careers = '', resumeFilling = ''] = loaded.map(({ path }) => `/careers${path}`);

/** Addresses of the scripts of careers pages. They name the content, so browsers keep them. */
export const scripts = { careers, resumeFilling };

export function serveScripts(router: Router): void {
  for (const { path, content } of loaded) {
    serveRead(router, path, (_req, res) => {
      res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      res.type('text/javascript').end(content);
    });
  }
}
