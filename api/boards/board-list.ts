import { z } from 'zod';
import { boardFacets } from '../../domain/boards/board-facets.ts';
import {
  boardFilterQuery,
  searchBoard,
  type BoardEntry,
  type BoardSearch,
} from '../../domain/boards/board-filter.ts';
import { understoodAs } from '../../domain/market/typed-query/understood.ts';
import { decodeCursor, encodeCursor } from '../../domain/common/cursor.ts';
import { cutPage, pageCursor, pageLimit } from '../../domain/common/result-page.ts';
import { profileRow, type Organization } from '../../domain/hiring/organization.ts';
import type { ApiContext } from '../context.ts';
import { cursorScope } from '../cursor-scope.ts';
import { listText } from '../list-answer.ts';

/** Filters and page of a board's list. A page has 25 roles (decision 0012). */
export const boardListQuery = z.object({
  ...boardFilterQuery,
  limit: pageLimit(25, 100),
  cursor: pageCursor,
});
export type BoardListQuery = z.infer<typeof boardListQuery>;

/** `include` takes `facets` only (decision 0012). */
export const includeFacets = z.literal('facets').exactOptional().meta({
  description: '`facets` adds the filter values with their counts, as `/facets` returns them.',
});

/** Newest first: the position where a page ended. */
const position = z.object({ postedAt: z.string(), id: z.string() });
type Position = z.infer<typeof position>;

interface ListCall {
  ctx: ApiContext;
  found: Organization;
  query: BoardListQuery;
}

/** A page of a board's list as JSON: `{ data, meta }`. */
export async function boardListText(call: ListCall): Promise<string> {
  return pageText(call, await searchOf(call));
}

/** The bundle: profile, list and features; facets on request. */
export async function boardBundleText(call: ListCall, withFacets: boolean): Promise<string> {
  const profile = profileRow(call.found);
  const search = await searchOf(call);
  const members = [
    `"profile":${JSON.stringify(profile)}`,
    `"listings":${pageText(call, search)}`,
    `"features":${JSON.stringify(profile.features)}`,
    ...(withFacets ? [`"facets":${JSON.stringify(boardFacets(search))}`] : []),
  ];
  return `{"data":{${members.join(',')}}}`;
}

async function searchOf({ ctx, found, query }: ListCall): Promise<BoardSearch> {
  return searchBoard(await ctx.boards.entries(found), query);
}

function pageText({ ctx, found, query }: ListCall, { line, roles }: BoardSearch): string {
  const { limit, cursor } = query;
  const scope = cursorScope(`board ${found.id}`, query, ctx.config.cursorSecret);
  const after = cursor === undefined ? null : decodeCursor(cursor, scope, position);
  const entries = roles();
  const from = after === null ? 0 : startAfter(entries, after);
  const { rows, last } = cutPage(entries.slice(from, from + limit + 1), limit);
  const nextCursor = last === undefined ? null : encodeCursor(positionOf(last), scope);
  return listText(
    rows.map(({ text }) => text),
    {
      nextCursor,
      ...(line && { notices: line.notices, understood: understoodAs(line) }),
    },
  ).text;
}

/** The position after a row, also if that row no longer exists. */
function startAfter(entries: readonly BoardEntry[], { postedAt, id }: Position): number {
  const next = entries.findIndex(
    ({ row }) => row.posted_at < postedAt || (row.posted_at === postedAt && row.id < id),
  );
  return next === -1 ? entries.length : next;
}

function positionOf({ row }: BoardEntry): Position {
  return { postedAt: row.posted_at, id: row.id };
}
