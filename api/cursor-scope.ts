import { createHmac } from 'node:crypto';
import type { CursorScope } from '../domain/common/cursor.ts';

interface PageQuery {
  limit: number;
  cursor?: string;
}

/** The scope of a cursor: a list and its whole query except cursor and page size. */
export function cursorScope(list: string, query: PageQuery, secret: string): CursorScope {
  const { cursor: _cursor, limit: _limit, ...filters } = query;
  return {
    list: `${list} ${JSON.stringify(filters)}`,
    sign: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
  };
}
