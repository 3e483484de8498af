import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Router } from 'express';
import { serveRead } from '../operations/serve-read.ts';

const FILES = [
  { kind: 'css', type: 'text/css; charset=utf-8' },
  { kind: 'js', type: 'text/javascript; charset=utf-8' },
] as const;

const loaded = FILES.map(({ kind, type }) => {
  const content = readFileSync(new URL(`../../pages/assets/console.${kind}`, import.meta.url));
  const version = hash('sha256', content, 'hex').slice(0, 12);
  return { kind, type, content, path: `/assets/console-${version}.${kind}` };
});

const pathOf = (kind: string) => `/console${loaded.find((file) => file.kind === kind)?.path ?? ''}`;

/** Addresses of the console's files. They name the content, so browsers keep them. */
export const assets = { css: pathOf('css'), js: pathOf('js') };

export function serveAssets(router: Router): void {
  for (const { path, type, content } of loaded) {
    serveRead(router, path, (_req, res) => {
      res.setHeader('Content-Type', type);
      res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      res.end(content);
    });
  }
}
