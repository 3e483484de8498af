import { Context } from '@temporalio/activity';
import { ModelFailure } from '../../domain/model/model-failure.ts';
import { toldError, type ToldError } from '../../domain/agent/told-error.ts';
import { AppError, errorCodes } from '../../domain/common/errors.ts';
import { writeDocument } from '../../services/agent/documents/write-document.ts';
import type { AppContext } from '../../services/context.ts';
import { failDocument } from '../../storage/agent/documents.ts';
import type { WriteDocumentInput, WriteDocumentOutcome } from '../../workflows/agent/contract.ts';
import { asTurnFailure } from '../turn-failure.ts';

/** Whoever asked waits 45 seconds: a model that is away for longer is told, and the call can be made again. */
const PATIENCE_MS = 30_000;

/** Writes a document. Harmless to repeat: one that is ready stays, and its turn is paid for once. */
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

/** What its asker is told of an error that another try would not mend; null for one that it may. */
function finalError(error: unknown): ToldError | null {
  const isLast = Date.now() - Context.current().info.scheduledTimestampMs > PATIENCE_MS;
  if (error instanceof AppError) {
    return errorCodes[error.code].retry && !isLast ? null : toldError(error);
  }
  if (!(error instanceof ModelFailure) || (error.retry && !isLast)) return null;
  return toldError(
    error.reason === 'refused'
      ? new AppError('invalid_request', { message: 'The model will not write this.' })
      : new AppError('unavailable', { message: error.message }),
  );
}
