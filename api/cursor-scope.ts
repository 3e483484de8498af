import { createHmac } from 'node:crypto';
import type { CursorScope } from '../domain/common/cursor.ts';

interface PageQuery {
  limit: number;
  cursor?: string;
}

/** What a cursor belongs to: a list and all of its query but cursor and page size. */
export function cursorScope(list: string, query: PageQuery, secret: string): CursorScope {
  const { cursor: _cursor, limit: _limit, ...filters } = query;
  return {
    list: `${list} ${JSON.stringify(filters)}`,
    sign: (text) => createHmac('sha256', secret).update(text).digest('base64url'),
  };
}
