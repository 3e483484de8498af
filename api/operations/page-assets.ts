import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Router } from 'express';
import { serveRead } from './serve-read.ts';

/** A file of `pages/assets`. */
export function readAsset(name: string): Buffer {
  return readFileSync(new URL(`../../pages/assets/${name}`, import.meta.url));
}

/** Names content in an address, so that browsers may keep it. */
export function versionOf(content: Buffer): string {
  return hash('sha256', content, 'hex').slice(0, 12);
}

/** Serves content at an address that names it. */
export function serveImmutable(router: Router, path: string, content: Buffer): void {
  serveRead(router, path, (_req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    res.type(extname(path)).end(content);
  });
}
