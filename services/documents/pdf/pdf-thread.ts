import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { PdfTask } from './render-pdf.ts';

/** A thread of the drawing pool: one document at a time. What cannot be drawn ends it, and the next gets a new one. */
parentPort?.on('message', ({ model, template, date }: PdfTask) => {
  void drawPdf(model, template, date).then((content) => {
    parentPort?.postMessage(new Uint8Array(content));
  });
});

parentPort?.postMessage('ready');
