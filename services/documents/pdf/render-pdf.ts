import type { DocumentModel } from '../../../domain/documents/document-model.ts';
import type { Template } from '../../../domain/documents/options.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { createThreadPool, moduleBeside } from '../../thread-pool.ts';

/** What a thread is handed. */
export interface PdfTask {
  model: DocumentModel;
  template: Template;
  date: Date;
}

/** The largest document that a model writes, 100,000 characters, takes three seconds. */
const TIME_LIMIT_MS = 30_000;
const BUSY_RETRY_SECONDS = 5;

const pool = createThreadPool<PdfTask, Uint8Array>({
  module: moduleBeside(import.meta.url, 'pdf-thread'),
  ...{ threads: 1, maxWaiting: 100, timeLimitMs: TIME_LIMIT_MS, memoryMiB: 256 },
});

/**
 * Draws a document of a date as a tagged PDF, the same bytes each time. A thread does it: ten pages take most of a second,
 * in which the process goes on with its calls and workflows. @throws AppError 503 when too many wait, or it takes too long.
 */
export async function renderPdf(
  model: DocumentModel,
  template: Template,
  date = new Date(),
): Promise<Buffer> {
  const outcome = await pool.run({ model, template, date });
  if (outcome.ended === 'done') return Buffer.from(outcome.result);
  throw new AppError('unavailable', {
    message: 'The PDF could not be drawn.',
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
}
