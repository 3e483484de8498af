import { ApplicationFailure } from '@temporalio/activity';
import { ModelFailure } from '../domain/model/model-failure.ts';
import { AppError, errorCodes } from '../domain/common/errors.ts';

/**
 * A failed model turn as Temporal should treat it: a `ModelFailure` has the type `model_<reason>`, an AppError its
 * code. Retries are bounded by time (`modelCall`). Other errors are retried.
 */
export function asTurnFailure(error: unknown): unknown {
  if (error instanceof AppError) return failureOfRefusal(error);
  return error instanceof ModelFailure ? failureOfModel(error) : error;
}

function failureOfRefusal({ code, message, details }: AppError): ApplicationFailure {
  return ApplicationFailure.create({
    message,
    type: code,
    nonRetryable: !errorCodes[code].retry,
    ...(details !== undefined && { details }),
  });
}

function failureOfModel({
  reason,
  message,
  retry,
  retryAfterMs,
}: ModelFailure): ApplicationFailure {
  return ApplicationFailure.create({
    message,
    type: `model_${reason}`,
    nonRetryable: !retry,
    ...(retryAfterMs !== null && { nextRetryDelay: retryAfterMs }),
  });
}
