import type { Request, Response } from 'express';
import { letRead, letSend } from '../cross-origin.ts';

/** The server has no stream for GET and no session for DELETE; both reach it and get its error. */
const METHODS = 'POST, GET, DELETE, OPTIONS';
const SENT =
  'authorization, content-type, idempotency-key, last-event-id, mcp-method, mcp-name, mcp-protocol-version, mcp-session-id, x-request-id';
const READ =
  'mcp-session-id, ratelimit, ratelimit-policy, retry-after, www-authenticate, x-request-id';

/**
 * Lets pages of a known site read responses, including errors. Answers a preflight, which carries no key, and then
 * returns true.
 */
export function admitSite(req: Request, res: Response): boolean {
  const { origin } = req.headers;
  res.vary('Origin');
  if (origin !== undefined) {
    letRead(res, origin, READ);
  }
  if (req.method !== 'OPTIONS') return false;
  res.setHeader('Allow', 'POST, OPTIONS');
  if (origin !== undefined) {
    letSend(res, { methods: METHODS, headers: SENT });
  }
  res.statusCode = 204;
  res.end();
  return true;
}
