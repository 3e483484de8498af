import type { z } from 'zod';
import { AppError } from './errors.ts';
import { sameText } from './same-text.ts';

/** What binds a cursor to one list of one asker. */
export interface CursorScope {
  /** The list and its filter, written out the same way on every page. `limit` is no part of it. */
  list: string;
  /** Keyed hash (HMAC) of a text; the key never leaves the caller. */
  sign: (text: string) => string;
}

const VERSION = 1;

/**
 * An opaque, stateless place in a list (decisions section 1): the sort values of the last row, signed
 * together with the list and its filter, so that a cursor fits only the question it came from.
 */
export function encodeCursor(position: unknown, scope: CursorScope): string {
  const payload = toBase64Url(JSON.stringify({ v: VERSION, p: position }));
  return `${payload}.${signature(payload, scope)}`;
}

/** The position in a cursor of ours. @throws AppError `invalid_cursor` for a forged, foreign or stale one. */
export function decodeCursor<T>(cursor: string, scope: CursorScope, schema: z.ZodType<T>): T {
  const [payload = '', mac = '', ...rest] = cursor.split('.');
  if (rest.length > 0 || !sameText(mac, signature(payload, scope))) {
    throw new AppError('invalid_cursor');
  }
  const content = JSON.parse(fromBase64Url(payload)) as { v: unknown; p: unknown };
  const position = schema.safeParse(content.p);
  if (content.v !== VERSION || !position.success) throw new AppError('invalid_cursor');
  return position.data;
}

function signature(payload: string, scope: CursorScope): string {
  return scope.sign(`cursor ${payload} ${scope.list}`);
}

function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
}
