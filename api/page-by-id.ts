import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../domain/common/cursor.ts';
import { cutPage, pageCursor, pageLimit, type PageStart } from '../domain/common/result-page.ts';
import { accountOf, type Caller } from './caller.ts';
import type { ApiContext } from './context.ts';
import { cursorScope } from './cursor-scope.ts';

/** `limit` and `cursor` of account lists (decision 0003). */
export const pageQuery = {
  limit: pageLimit(20, 100),
  cursor: pageCursor,
};

interface ListCall {
  ctx: ApiContext;
  caller: Caller;
  query: { limit: number; cursor?: string };
}

/** One page of a list of the caller's account, sorted by id, and the cursor of the next. */
export async function pageById<Row extends { id: string }>(
  list: string,
  { ctx, caller, query }: ListCall,
  read: (start: PageStart) => Promise<Row[]>,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
  const { limit, cursor } = query;
  const scope = cursorScope(`${list} ${accountOf(caller)}`, query, ctx.config.cursorSecret);
  const before = cursor === undefined ? null : decodeCursor(cursor, scope, z.string());
  const { rows, last } = cutPage(await read({ before, limit: limit + 1 }), limit);
  return { rows, nextCursor: last === undefined ? null : encodeCursor(last.id, scope) };
}
