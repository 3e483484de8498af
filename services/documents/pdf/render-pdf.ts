import type { DocumentModel } from '../../../domain/documents/document-model.ts';
import type { PlainModel } from '../../../domain/documents/text-template/plain-model.ts';
import type { Template } from '../../../domain/documents/options.ts';
import { moduleBeside } from '../../threads/thread-module.ts';
import { createDrawingPool } from '../drawing-pool.ts';

/** A document to draw, and the date written into the file. */
export interface PdfTask {
  model: DocumentModel | PlainModel;
  template: Template;
  date: Date;
}

/** Draws an account's document as a tagged PDF; the same bytes for the same date. @throws as a drawing pool does. */
export const renderPdf = createDrawingPool<PdfTask>({
  module: moduleBeside(import.meta.url, 'pdf-thread'),
  format: 'PDF',
});
