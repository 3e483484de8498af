import type { Response } from 'express';
import { AppError } from '../domain/common/errors.ts';

/**
 * Aborts when the connection closes or the answer has been sent. Its reason is a refusal that nobody receives, so that
 * work dropped for it is not logged as a failure of ours.
 */
export function disconnectedSignal(res: Response): AbortSignal {
  const controller = new AbortController();
  const abort = () =>
    controller.abort(new AppError('invalid_request', { message: 'The client disconnected.' }));
  if (res.closed) abort();
  else res.once('close', abort);
  return controller.signal;
}
