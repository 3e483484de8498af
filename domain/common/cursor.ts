import type { z } from 'zod';
import { AppError } from './errors.ts';
import { openToken, signToken, type SignPayload } from './signed-token.ts';

/** Binds a cursor to one list of one caller. */
export interface CursorScope {
  /** The list and its filter, serialised the same way for every page. Without `limit`. */
  list: string;
  /** Keyed hash (HMAC) of a text. The caller keeps the key. */
  sign: (text: string) => string;
}

const VERSION = 1;

/**
 * Encodes a position in a list as an opaque, stateless text (decision 0003): the sort values of the last row, signed
 * together with the list and its filter. A cursor is valid only for that list and filter.
 */
export function encodeCursor(position: unknown, scope: CursorScope): string {
  return signToken(JSON.stringify({ v: VERSION, p: position }), signPayload(scope));
}

/** The position in a cursor. @throws AppError `invalid_cursor` for a forged, foreign or outdated one. */
export function decodeCursor<T>(cursor: string, scope: CursorScope, schema: z.ZodType<T>): T {
  const text = openToken(cursor, signPayload(scope));
  if (text === null) throw new AppError('invalid_cursor');
  const content = JSON.parse(text) as { v: unknown; p: unknown };
  const position = schema.safeParse(content.p);
  if (content.v !== VERSION || !position.success) throw new AppError('invalid_cursor');
  return position.data;
}

function signPayload({ sign, list }: CursorScope): SignPayload {
  return (payload) => sign(`cursor ${payload} ${list}`);
}
