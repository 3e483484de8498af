import type { RequestHandler } from 'express';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';

/** Half of what Node keeps: it drops headers beyond 2,000 without an error. */
const MAX_HEADERS = 1_000;
/** Headers with one value, in lower case, with the spelling that an error names. */
const SINGLE = new Map([
  ['authorization', 'Authorization'],
  ['content-type', 'Content-Type'],
  ['host', 'Host'],
  ['idempotency-key', 'Idempotency-Key'],
]);

/**
 * Refuses headers that two readers could understand in two ways: a missing `Host` (RFC 9112, section 3.2), and a repeated
 * header with one value (RFC 9110, section 5.3). Of the latter Node would keep one and drop the others.
 * @throws 400 naming the header; 431 for too many.
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

/** @param rawHeaders names and values, in turns. */
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
