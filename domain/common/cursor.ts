import type { z } from 'zod';
import { AppError } from './errors.ts';
import { openToken, signToken, type SignPayload } from './signed-token.ts';

/** What binds a cursor to one list of one asker. */
export interface CursorScope {
  /** The list and its filter, written out the same way on every page. `limit` is no part of it. */
  list: string;
  /** Keyed hash (HMAC) of a text; the key never leaves the caller. */
  sign: (text: string) => string;
}

const VERSION = 1;

/**
 * Encodes a place in a list as an opaque, stateless text (decision 0003): the sort values of the last row, signed
 * together with the list and its filter. A cursor is valid only for the list and filter it was made for.
 */
export function encodeCursor(position: unknown, scope: CursorScope): string {
  return signToken(JSON.stringify({ v: VERSION, p: position }), signPayload(scope));
}

/** The position in a cursor of ours. @throws AppError `invalid_cursor` for a forged, foreign or stale one. */
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
