import { moduleBeside } from '../../threads/thread-module.ts';
import { createDrawingPool } from '../drawing-pool.ts';
import type { PdfTask } from '../pdf/render-pdf.ts';

export type DocxTask = Pick<PdfTask, 'model' | 'template'>;

/** Writes an account's document as DOCX. @throws as a drawing pool does. */
export const renderDocx = createDrawingPool<DocxTask>({
  module: moduleBeside(import.meta.url, 'docx-thread'),
  format: 'DOCX',
});
