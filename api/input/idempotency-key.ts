import { invalidRequest } from '../../domain/common/errors.ts';
import type { RouteCall } from '../route.ts';

const MAX_CHARACTERS = 255;
const QUOTED = /^".*"$/;

/**
 * The `Idempotency-Key` of a call, quoted (as in the IETF draft) or not; null without one. Both spellings are one key
 * everywhere.
 * @throws AppError 400 for an empty or too long key.
 */
export function idempotencyKey(headers: RouteCall['headers']): string | null {
  const header = headers['idempotency-key'];
  if (header === undefined) return null;
  const text = String(header);
  const key = QUOTED.test(text) ? text.slice(1, -1) : text;
  if (key.length === 0 || key.length > MAX_CHARACTERS) {
    throw invalidRequest('Idempotency-Key', `must have 1 to ${MAX_CHARACTERS} characters`);
  }
  return key;
}
