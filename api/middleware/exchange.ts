import { randomUUID } from 'node:crypto';
import { context } from '@opentelemetry/api';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { callerId, type Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import { closeSpan, openSpan } from './request-span.ts';

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

/**
 * Opens a request: its id (the caller's own if it is valid, decision 0001), its span, its log line and its metrics.
 */
export function openExchange(ctx: ApiContext): RequestHandler {
  // The line consists of the known members below; redacting each of them would cost more than writing it.
  const { metrics, calls, failedCalls } = ctx;
  const sinks = { metrics, calls, failedCalls, log: ctx.log.child({}, { redact: [] }) };
  return (req: Request, res: Response, next: NextFunction) => {
    const startedAt = performance.now();
    const own = req.headers['x-request-id'];
    const requestId = typeof own === 'string' && OWN_REQUEST_ID.test(own) ? own : randomUUID();
    const exchange: Exchange = { requestId, route: 'unmatched' };
    res.locals['exchange'] = exchange;
    res.setHeader('X-Request-Id', requestId);
    const traced = openSpan(req, requestId);
    const close = () => {
      const seconds = (performance.now() - startedAt) / 1000;
      const status = closeExchange(sinks, { req, res, seconds });
      closeSpan(traced.span, { ...exchange, method: req.method, status });
    };
    // The event comes from the connection, which serves other requests too.
    res.once('close', context.bind(traced.context, close));
    context.with(traced.context, next);
  };
}

export function exchangeOf(res: Response): Exchange {
  return res.locals['exchange'] as Exchange;
}

/** One line per request, without headers, query, body or address. Returns the status. */
function closeExchange(
  sinks: Pick<ApiContext, 'metrics' | 'calls' | 'failedCalls' | 'log'>,
  { req, res, seconds }: { req: Request; res: Response; seconds: number },
): number {
  const { requestId, route, caller, errorCode } = exchangeOf(res);
  const status = res.headersSent ? res.statusCode : CLIENT_CLOSED_REQUEST;
  const ms = Math.round(seconds * 10_000) / 10;
  sinks.metrics.observe({ method: req.method, route, status, seconds });
  noteCall(sinks, { req, exchange: exchangeOf(res), status, ms });
  sinks.log.info(
    {
      request_id: requestId,
      method: req.method,
      route,
      status,
      duration_ms: ms,
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
  return status;
}

/** Plain words and ids. A path with anything else is kept as its template, since it may hold personal data. */
const PLAIN_PATH = /^[\w./-]{1,200}$/;

interface Closed {
  req: Request;
  exchange: Exchange;
  status: number;
  ms: number;
}

/** Calls with a key are listed in the console, those with an error once more with its code. */
function noteCall(
  { calls, failedCalls }: Pick<ApiContext, 'calls' | 'failedCalls'>,
  { req, exchange, status, ms }: Closed,
): void {
  const { caller, errorCode, requestId, route } = exchange;
  if (caller?.kind !== 'key') return;
  const { accountId } = caller;
  const made = { accountId, keyId: callerId(caller), requestId, method: req.method, route, status };
  const [sent = ''] = req.originalUrl.split('?', 1);
  const path = PLAIN_PATH.test(sent) ? sent : route;
  calls.note({ ...made, path, ms });
  if (errorCode !== undefined) failedCalls.note({ ...made, code: errorCode });
}
