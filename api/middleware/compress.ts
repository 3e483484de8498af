import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import { exchangeOf } from './exchange.ts';

/** Smaller answers gain nothing. */
const LEAST_BYTES = 1024;
/** A stream of events is read as it comes. */
const STREAM = 'text/event-stream';

/**
 * Compresses answers of 1 KB and more in the encoding that the client accepts. An answer that may hold both a secret and
 * a text that an attacker chose stays uncompressed: its length would reveal the secret (decision 0026).
 */
export const compressAnswers: RequestHandler = compression({
  threshold: LEAST_BYTES,
  filter: (req, res) =>
    isRead(req) && !hasSecretPath(res) && !isByOtherSite(req) && isText(req, res),
});

/** Keys and secrets of endpoints are shown once, in the answer to the request that makes them. */
function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Pages and records behind a secret link repeat it in their forms. */
function hasSecretPath(res: Response): boolean {
  return exchangeOf(res).route.includes('{token}');
}

/** Whether another site may have made a browser send the request with the visitor's cookie. */
function isByOtherSite({ headers }: Request): boolean {
  if (headers.cookie === undefined) return false;
  const site = headers['sec-fetch-site'];
  return site !== 'same-origin' && site !== 'none';
}

function isText(req: Request, res: Response): boolean {
  const type = String(res.getHeader('Content-Type') ?? '');
  return !type.startsWith(STREAM) && compression.filter(req, res);
}
