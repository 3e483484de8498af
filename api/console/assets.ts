import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Router } from 'express';
import { serveRead } from '../operations/serve-read.ts';

const TYPES = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };

const FILES = [
  { name: 'console.css', type: TYPES.css },
  { name: 'console.js', type: TYPES.js },
  { name: 'board-refresh.js', type: TYPES.js },
  { name: 'board.js', type: TYPES.js },
  { name: 'conflicts.js', type: TYPES.js },
  { name: 'dialogs.js', type: TYPES.js },
  { name: 'editor.js', type: TYPES.js },
  { name: 'forms.js', type: TYPES.js },
  { name: 'menus.js', type: TYPES.js },
  { name: 'palette.js', type: TYPES.js },
  { name: 'shortcuts.js', type: TYPES.js },
  { name: 'words.js', type: TYPES.js },
] as const;

const loaded = FILES.map(({ name, type }) => {
  const content = readFileSync(new URL(`../../pages/assets/${name}`, import.meta.url));
  return { name, type, content };
});

const version = hash('sha256', Buffer.concat(loaded.map(({ content }) => content)), 'hex').slice(
  0,
  12,
);

const folder = `/assets/${version}`;

/** Addresses of the console's files. They name the content, so browsers keep them. Scripts import each other. */
export const assets = {
  css: `/console${folder}/console.css`,
  js: `/console${folder}/console.js`,
};

export function serveAssets(router: Router): void {
  for (const { name, type, content } of loaded) {
    serveRead(router, `${folder}/${name}`, (_req, res) => {
      res.setHeader('Content-Type', type);
      res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      res.end(content);
    });
  }
}
