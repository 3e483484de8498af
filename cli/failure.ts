import { ApiError, ConnectionError, TimeoutError } from '../sdk/index.ts';
import { WrongUse } from './command.ts';

/** Exit codes (decision 0023). */
export const exitCodes = {
  done: 0,
  failed: 1,
  wrongUse: 2,
  refused: 4,
  unpaid: 5,
  later: 6,
} as const;

/** There is no key, it is refused, or others can read the file that holds it. */
export class NoKey extends Error {}

const byStatus: Readonly<Record<number, number>> = {
  401: exitCodes.refused,
  402: exitCodes.unpaid,
  403: exitCodes.refused,
  429: exitCodes.later,
  503: exitCodes.later,
};

export function exitCodeOf(error: unknown): number {
  if (error instanceof WrongUse) return exitCodes.wrongUse;
  if (error instanceof NoKey) return exitCodes.refused;
  if (error instanceof ApiError) return byStatus[error.status] ?? exitCodes.failed;
  return exitCodes.failed;
}

/** An error in the form of the API's, for `--json`. */
export function errorObject(error: unknown): object {
  if (error instanceof ApiError) {
    const { status, code, message, requestId, details } = error;
    return { error: { status, code, message, request_id: requestId, details } };
  }
  return { error: { code: codeOf(error), message: messageOf(error) } };
}

function codeOf(error: unknown): string {
  if (error instanceof WrongUse) return 'wrong_use';
  if (error instanceof NoKey) return 'no_api_key';
  if (error instanceof TimeoutError) return 'timeout';
  return error instanceof ConnectionError ? 'no_connection' : 'failed';
}

/** An error for a person, with its faults line by line. */
export function errorText(error: unknown): string {
  if (error instanceof WrongUse) return `${error.message}\n--help shows the usage.`;
  if (!(error instanceof ApiError)) return messageOf(error);
  const { code, status, message, requestId, details } = error;
  const request = requestId === null ? '' : ` (request ${requestId})`;
  const faults = details.map((detail) => `  ${detail.path}: ${detail.message}`);
  return [`${code} (${status}): ${message}${request}`, ...faults].join('\n');
}

/** The message, with the innermost cause of a failed connection: `fetch failed` alone says nothing. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause, message } = error;
  if (!(error instanceof ConnectionError) || !(cause instanceof Error)) return message;
  const inner = cause.cause instanceof Error ? cause.cause : cause;
  return `${message} ${inner.message}`;
}
