import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { callerId, type Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';

/** Facts of one request in progress, for its log line and metrics. */
export interface Exchange {
  requestId: string;
  /** Template of the matched route, never the path: paths hold ids and tokens. */
  route: string;
  caller?: Caller;
  errorCode?: string;
  /** The path is not percent-encoded UTF-8. It is rejected as input, after key and limit. */
  undecodablePath?: boolean;
}

/** nginx's status for a client that disconnected before a response. */
const CLIENT_CLOSED_REQUEST = 499;
const OWN_REQUEST_ID = /^[A-Za-z0-9_.:-]{1,128}$/;

/** Opens a request: its id (the caller's own if it is valid, decision 0001), its log line and its metrics. */
export function openExchange(ctx: ApiContext): RequestHandler {
  // The line consists of the known members below; redacting each of them would cost more than writing it.
  const { metrics, failedCalls } = ctx;
  const sinks = { metrics, failedCalls, log: ctx.log.child({}, { redact: [] }) };
  return (req: Request, res: Response, next: NextFunction) => {
    const startedAt = performance.now();
    const own = req.headers['x-request-id'];
    const requestId = typeof own === 'string' && OWN_REQUEST_ID.test(own) ? own : randomUUID();
    const exchange: Exchange = { requestId, route: 'unmatched' };
    res.locals['exchange'] = exchange;
    res.setHeader('X-Request-Id', requestId);
    res.once('close', () => {
      closeExchange(sinks, { req, res, seconds: (performance.now() - startedAt) / 1000 });
    });
    next();
  };
}

export function exchangeOf(res: Response): Exchange {
  return res.locals['exchange'] as Exchange;
}

/** One line per request, without headers, query, body or address. */
function closeExchange(
  { metrics, failedCalls, log }: Pick<ApiContext, 'metrics' | 'failedCalls' | 'log'>,
  { req, res, seconds }: { req: Request; res: Response; seconds: number },
): void {
  const { requestId, route, caller, errorCode } = exchangeOf(res);
  const status = res.headersSent ? res.statusCode : CLIENT_CLOSED_REQUEST;
  metrics.observe({ method: req.method, route, status, seconds });
  noteFailure(failedCalls, { exchange: exchangeOf(res), method: req.method, status });
  log.info(
    {
      request_id: requestId,
      method: req.method,
      route,
      status,
      duration_ms: Math.round(seconds * 10_000) / 10,
      ...(caller?.kind === 'key' && { account_id: caller.accountId, key_id: callerId(caller) }),
      ...(caller?.kind === 'member' && {
        account_id: caller.accountId,
        member_id: callerId(caller),
      }),
      ...(errorCode !== undefined && { code: errorCode }),
      ...(!res.writableFinished && { aborted: true }),
    },
    'request',
  );
}

/** Errors of calls with a key are listed in the console. */
function noteFailure(
  failedCalls: ApiContext['failedCalls'],
  { exchange, method, status }: { exchange: Exchange; method: string; status: number },
): void {
  const { caller, errorCode, requestId, route } = exchange;
  if (caller?.kind !== 'key' || errorCode === undefined) return;
  const { accountId } = caller;
  const made = { accountId, keyId: callerId(caller), requestId, method };
  failedCalls.note({ ...made, route, status, code: errorCode });
}
