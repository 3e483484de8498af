import { z } from 'zod';
import {
  attendanceKinds,
  attendanceRow,
  type AttendanceEntry,
} from '../../domain/workforce/attendance.ts';
import { decodeCursor, encodeCursor } from '../../domain/common/cursor.ts';
import { invalidRequest } from '../../domain/common/errors.ts';
import { cutPage } from '../../domain/common/result-page.ts';
import { requireEmployee } from '../../services/workforce/require-employee.ts';
import {
  findEntry,
  listEntries,
  type EntryFilter,
} from '../../storage/workforce/attendance-entries.ts';
import { accountOf, type Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import { cursorScope } from '../cursor-scope.ts';
import { listMeta } from '../list-answer.ts';
import { pageQuery } from '../page-by-id.ts';
import type { FindCall } from '../route.ts';

/** The path parameter of an entry's routes. */
export const entryParams = z.object({
  id: z.string().meta({ example: 'att_0NaQ8xT2v7Bd1kZp4mXw' }),
});

/** The caller's entry that the path names, with its employee. */
export async function ownedEntry({ ctx, caller, params }: FindCall<{ id: string }>) {
  const accountId = accountOf(caller);
  const entry = await findEntry(ctx.stores, { accountId, id: params.id });
  if (entry === null) return null;
  const employee = await requireEmployee(ctx.stores, { accountId, id: entry.employeeId });
  return { employee, entryId: entry.id };
}

const instant = z.iso.datetime({ offset: true });

/** Filters that every list of entries has. */
export const entriesQuery = {
  kind: z.enum(attendanceKinds).exactOptional().meta({ description: 'Only entries of this kind.' }),
  from: instant.exactOptional().meta({
    description: 'Entries at this time or later, and leaves that last beyond it.',
  }),
  to: instant.exactOptional().meta({ description: 'Entries before this time.' }),
  ...pageQuery,
};

/** The times of the filters. @throws AppError `invalid_request` for a range that runs backwards. */
export function rangeOf({ from, to }: { from?: string; to?: string }) {
  const range = {
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
  if (range.from !== undefined && range.to !== undefined && range.to <= range.from) {
    throw invalidRequest('to', 'must be after from');
  }
  return range;
}

const positionSchema = z.tuple([z.number(), z.string()]);

interface ListCall {
  ctx: ApiContext;
  caller: Caller;
  query: { limit: number; cursor?: string };
}

/** A page of entries, latest first. */
export async function entriesPage(
  list: string,
  { ctx, caller, query }: ListCall,
  filter: Omit<EntryFilter, 'accountId'>,
) {
  const accountId = accountOf(caller);
  const scope = cursorScope(`${list} ${accountId}`, query, ctx.config.cursorSecret);
  const position =
    query.cursor === undefined ? null : decodeCursor(query.cursor, scope, positionSchema);
  const before = position === null ? null : { at: position[0], id: position[1] };
  const read = await listEntries(
    ctx.stores,
    { accountId, ...filter },
    { before, limit: query.limit + 1 },
  );
  const { rows, last } = cutPage(read, query.limit);
  const nextCursor = last === undefined ? null : encodeCursor(positionOf(last), scope);
  return { data: rows.map(attendanceRow), meta: listMeta({ nextCursor }) };
}

function positionOf({ at, id }: AttendanceEntry): z.output<typeof positionSchema> {
  return [at.getTime(), id];
}
