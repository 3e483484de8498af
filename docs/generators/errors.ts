import { errorCodes } from '../../domain/common/errors.ts';
import { markdownTable, page } from './markdown.ts';

/** docs/errors.md, from the registry of error codes. */
export function errorReference(): string {
  const rows = Object.entries(errorCodes).map(([code, { status, message, retry }]) => [
    `\`${code}\``,
    String(status),
    message,
    retry ? 'yes' : 'no',
  ]);
  return page(
    'Errors',
    'Every error is `{ "error": { "code", "message", "request_id", "details"? } }`. `details` lists what is wrong with the ' +
      'input as `{ "path", "message" }`. A 429 and a 503 carry `Retry-After` in seconds. `role_closed` is 410 where a ' +
      'search engine asks (JSON-LD). Source: `domain/common/errors.ts`.',
    markdownTable(['Code', 'Status', 'Usual message', 'Same request may succeed later'], rows),
  );
}
