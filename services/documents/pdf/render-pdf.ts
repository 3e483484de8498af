import type { DocumentModel } from '../../../domain/documents/document-model.ts';
import type { PlainModel } from '../../../domain/documents/text-template/plain-model.ts';
import type { Template } from '../../../domain/documents/options.ts';
import { AppError } from '../../../domain/common/errors.ts';
import { createThreadPool, moduleBeside } from '../../threads/thread-pool.ts';

/** A document to draw, and the date written into the file. */
export interface PdfTask {
  model: DocumentModel | PlainModel;
  template: Template;
  date: Date;
}

/** The largest document that a model writes (100,000 characters) takes three seconds. */
const TIME_LIMIT_MS = 30_000;
const BUSY_RETRY_SECONDS = 5;

const pool = createThreadPool<PdfTask, Uint8Array>({
  module: moduleBeside(import.meta.url, 'pdf-thread'),
  ...{ threads: 1, maxWaitingPerCaller: 20, maxWaiting: 100 },
  ...{ timeLimitMs: TIME_LIMIT_MS, memoryMiB: 256 },
});

/**
 * Draws an account's document as a tagged PDF; the same bytes for the same date. A thread draws it, since ten pages
 * take most of a second. Accounts take turns.
 * @throws AppError 429 when the account has too many documents waiting; 503 when all accounts together have, or when
 * drawing fails or takes too long.
 */
export async function renderPdf(accountId: string, task: PdfTask): Promise<Buffer> {
  const outcome = await pool.run(task, { caller: accountId });
  if (outcome.ended === 'done') return Buffer.from(outcome.result);
  throw new AppError('unavailable', {
    message: 'The PDF could not be drawn.',
    retryAfterSeconds: BUSY_RETRY_SECONDS,
    cause: outcome.cause,
  });
}
