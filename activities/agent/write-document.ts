import { Context } from '@temporalio/activity';
import { ModelFailure } from '../../domain/model/model-failure.ts';
import { storedError, type StoredError } from '../../domain/agent/stored-error.ts';
import { AppError, errorCodes } from '../../domain/common/errors.ts';
import { writeDocument } from '../../services/agent/documents/write-document.ts';
import type { AppContext } from '../../services/context.ts';
import { failDocument } from '../../storage/agent/documents.ts';
import type { WriteDocumentInput, WriteDocumentOutcome } from '../../workflows/agent/contract.ts';
import { asTurnFailure } from '../turn-failure.ts';

/**
 * The caller waits 45 seconds. If the model is unavailable for longer, the error is reported and the call can be
 * repeated.
 */
const RETRIED_FOR_MS = 30_000;

/** Writes a document. Idempotent: a finished one is kept, and its turn is charged once. */
export function createWriteDocumentOnce(ctx: AppContext) {
  return async function writeDocumentOnce({
    accountId,
    documentId: id,
  }: WriteDocumentInput): Promise<WriteDocumentOutcome> {
    try {
      await writeDocument(ctx, { accountId, id });
      return 'ready';
    } catch (error) {
      const told = finalError(error);
      if (told === null) throw asTurnFailure(error);
      await failDocument(ctx.stores, { accountId, id }, told);
      return 'failed';
    }
  };
}

/** The caller's error for a failure that a retry cannot fix; null for others. */
function finalError(error: unknown): StoredError | null {
  const isLast = Date.now() - Context.current().info.scheduledTimestampMs > RETRIED_FOR_MS;
  if (error instanceof AppError) {
    return errorCodes[error.code].retry && !isLast ? null : storedError(error);
  }
  if (!(error instanceof ModelFailure) || (error.retry && !isLast)) return null;
  return storedError(
    error.reason === 'refused'
      ? new AppError('invalid_request', { message: 'The model will not write this.' })
      : new AppError('unavailable', { message: error.message }),
  );
}
