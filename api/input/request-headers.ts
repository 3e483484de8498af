import type { RequestHandler } from 'express';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';

/** Half of Node's limit: beyond 2,000 headers Node drops the rest without an error. */
const MAX_HEADERS = 1_000;
/** Single-value headers in lower case, with the spelling for error messages. */
const SINGLE = new Map([
  ['authorization', 'Authorization'],
  ['content-type', 'Content-Type'],
  ['host', 'Host'],
  ['idempotency-key', 'Idempotency-Key'],
]);

/**
 * Rejects headers that two parsers could read differently: a missing `Host` (RFC 9112, section 3.2) and a repeated
 * single-value header (RFC 9110, section 5.3), of which Node would keep one.
 * @throws AppError 400 naming the header; 431 for too many.
 */
export const judgeHeaders: RequestHandler = ({ headers, rawHeaders, httpVersion }, _res, next) => {
  if (rawHeaders.length > 2 * MAX_HEADERS) {
    throw new AppError('headers_too_large', { message: 'There are more than 1,000 headers.' });
  }
  if (headers.host === undefined && httpVersion === '1.1') {
    throw invalidRequest('Host', 'is missing');
  }
  const repeated = repeatedHeader(rawHeaders);
  if (repeated !== undefined) throw invalidRequest(repeated, 'must be sent once');
  next();
};

/** @param rawHeaders alternating names and values. */
function repeatedHeader(rawHeaders: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = SINGLE.get(rawHeaders[index]?.toLowerCase() ?? '');
    if (name === undefined) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}
