import type { Router } from 'express';
import { readAsset, serveImmutable, versionOf } from '../operations/page-assets.ts';

const FILES = [
  'console.css',
  'console.js',
  'awaited.js',
  'board-card.js',
  'board-more.js',
  'board-refresh.js',
  'board.js',
  'bulk.js',
  'card.js',
  'chat.js',
  'chat-cards.js',
  'choices.js',
  'conflict-choices.js',
  'conflicts.js',
  'dialogs.js',
  'editor.js',
  'elements.js',
  'form-builder.js',
  'export.js',
  'faults.js',
  'forms.js',
  'import.js',
  'menus.js',
  'palette.js',
  'picker.js',
  'progress.js',
  'question-values.js',
  'reject.js',
  'repeats.js',
  'rules.js',
  'shortcuts.js',
  'shown-once.js',
  'upload.js',
  'words.js',
  'writing.js',
];

const loaded = FILES.map((name) => ({ name, content: readAsset(name) }));

const folder = `/assets/${versionOf(Buffer.concat(loaded.map(({ content }) => content)))}`;

/** Addresses of the console's files. They name the content, so browsers keep them. Scripts import each other. */
export const assets = addressesOf('console.js');

/** The files of the frame in which a card is entered. */
export const cardAssets = addressesOf('card.js');

function addressesOf(script: string) {
  const base = `/console${folder}`;
  return { css: `${base}/console.css`, js: `${base}/${script}` };
}

export function serveAssets(router: Router): void {
  for (const { name, content } of loaded) serveImmutable(router, `${folder}/${name}`, content);
}
