import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Router } from 'express';
import { CompressedFile } from './compressed-file.ts';
import { serveRead } from './serve-read.ts';

const COMMENTS = /^ *(?:\/\*\*(?:(?!\*\/)[^])*\*\/|\/\/.*)\n/gmu;

/** A file of `pages/assets`. Scripts come without the comments that fill a line. */
export function readAsset(name: string): Buffer {
  const content = readFileSync(new URL(`../../pages/assets/${name}`, import.meta.url));
  if (extname(name) !== '.js') return content;
  return Buffer.from(content.toString('utf8').replace(COMMENTS, ''));
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
