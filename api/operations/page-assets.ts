import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Router } from 'express';
import { CompressedFile } from './compressed-file.ts';
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
  const file = new CompressedFile(content);
  serveRead(router, path, (req, res) => {
    res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    return file.send(req, res.type(extname(path)));
  });
}
