import type { Response } from 'express';
import { AppError } from '../domain/common/errors.ts';

/**
 * Aborts when the connection closes or the response was sent. Its reason is an AppError, so that dropped work is not
 * logged as an internal error.
 */
export function disconnectedSignal(res: Response): AbortSignal {
  const controller = new AbortController();
  const abort = () =>
    controller.abort(new AppError('invalid_request', { message: 'The client disconnected.' }));
  if (res.closed) abort();
  else res.once('close', abort);
  return controller.signal;
}
