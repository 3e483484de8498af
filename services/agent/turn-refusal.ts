import { storedError, type StoredError } from '../../domain/agent/stored-error.ts';
import { AppError, errorCodes } from '../../domain/common/errors.ts';
import { ModelFailure } from '../../domain/model/model-failure.ts';

/** The reason why a turn has failed for good or must wait for funds; null for a failure that may be retried. */
export function refusalOf(error: unknown): StoredError | null {
  if (error instanceof ModelFailure) {
    return error.retry
      ? null
      : storedError(new AppError('unavailable', { message: error.message }));
  }
  if (!(error instanceof AppError) || errorCodes[error.code].retry) return null;
  return storedError(error);
}
