import type { Response } from 'express';
import { AppError } from '../../domain/common/errors.ts';
import { remedyOf } from '../../services/outages/outage-of.ts';
import type { ApiContext } from '../context.ts';
import { hasLargeRest } from '../input/receive-body.ts';
import { endUnread } from './end-unread.ts';
import { exchangeOf } from './exchange.ts';
import { asOutage } from './outage.ts';

const TOO_LARGE = 413;

/** The one place where an error becomes a response. */
export function answerError(ctx: ApiContext, error: unknown, res: Response): void {
  const refusal = refusalOf(ctx, error, exchangeOf(res).requestId);
  if (res.headersSent) res.destroy();
  else sendError(res, refusal);
}

/** The response for an error. An unknown error is a generic 500 and is logged once. */
export function refusalOf(ctx: ApiContext, error: unknown, requestId: string): AppError {
  const refusal = toRefusal(error);
  if (refusal.status >= 500) {
    const level = refusal.code === 'internal_error' ? 'error' : 'warn';
    ctx.log[level]({ request_id: requestId, err: error, ...remedyOf(error) }, refusal.message);
  }
  return refusal;
}

function toRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return asOutage(error) ?? new AppError('internal_error', { cause: error });
}

/** Begins the response of an error, in any format: its status, `Retry-After`, and its code in the log. */
export function beginRefusal(res: Response, error: AppError): void {
  exchangeOf(res).errorCode = error.code;
  res.statusCode = error.status;
  if (error.retryAfterSeconds !== undefined) {
    res.setHeader('Retry-After', String(error.retryAfterSeconds));
  }
}

function sendError(res: Response, error: AppError): void {
  beginRefusal(res, error);
  if (error.status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Cache-Control', 'no-store');
  sendText(res, JSON.stringify(errorBody(error, exchangeOf(res).requestId)));
}

/** Sends a text. It does not wait for the rest of a request that is refused before it has arrived. */
export function sendText(res: Response, text: string): void {
  const isRefused = res.statusCode === TOO_LARGE && !res.req.complete;
  if (isRefused || hasLargeRest(res.req)) endUnread(res, text);
  else res.send(text);
}

/** `{ error: { code, message, request_id, details? } }` (decision 0002). */
export function errorBody(error: AppError, requestId: string) {
  return {
    error: {
      code: error.code,
      message: error.message,
      request_id: requestId,
      ...(error.details !== undefined && { details: error.details }),
    },
  };
}
