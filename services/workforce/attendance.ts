import { isDeepStrictEqual } from 'node:util';
import { AppError, invalidRequest } from '../../domain/common/errors.ts';
import {
  changedEntry,
  type AttendanceEntry,
  type EntryChanges,
  type OwnEntryInput,
} from '../../domain/workforce/attendance.ts';
import type { Employee } from '../../domain/workforce/employee.ts';
import { requireSound } from '../../domain/workforce/sound-entry.ts';
import { idOf } from '../../storage/new-id.ts';
import { applyChange, findEntry } from '../../storage/workforce/attendance-entries.ts';
import {
  clearPending,
  commitChange,
  findHead,
  requireHead,
  type AttendanceHead,
  type Decided,
} from '../../storage/workforce/attendance-heads.ts';
import type { AppContext } from '../context.ts';
import { orDeferToSweep } from '../defer-to-sweep.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';
import { judgeChange } from './judge-change.ts';

interface Recording {
  input: OwnEntryInput;
  source: AttendanceEntry['source'];
  run: string | null;
}

/**
 * Records an entry. A repeated run returns the entry of the first run.
 * @throws AppError `conflict` for an entry that does not fit its neighbours in time; `invalid_request`.
 */
export async function recordEntry(
  ctx: Pick<AppContext, 'log' | 'stores'>,
  employee: Employee,
  { input, source, run }: Recording,
): Promise<AttendanceEntry> {
  const now = new Date();
  const { accountId } = employee;
  const id = idOf('attendanceEntry', run);
  if (input.kind === 'leave' && input.at === undefined)
    throw invalidRequest('at', 'is required for leave');
  const entry: AttendanceEntry = {
    id,
    accountId,
    employeeId: employee.id,
    kind: input.kind,
    at: input.at ?? now,
    until: input.until ?? null,
    note: input.note ?? null,
    source,
    recordedAt: now,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
  requireSound(entry, employee, now);
  return changeTimeline(ctx, employee, async (head) => {
    const earlier = run === null ? null : await findEntry(ctx.stores, { accountId, id });
    if (earlier !== null) return earlier;
    const judged = await judgeChange(ctx.stores, head, { before: null, after: entry });
    return { change: { kind: 'insert', entry }, ...judged };
  });
}

/**
 * Corrects an entry. Writes nothing when nothing changes; `judge` rejects a version that the caller does not expect.
 * @throws AppError `not_found`, `conflict`, `invalid_request`, and any error of `judge`.
 */
export async function correctEntry(
  ctx: Pick<AppContext, 'log' | 'stores'>,
  { employee, entryId }: { employee: Employee; entryId: string },
  { changes, judge }: { changes: EntryChanges; judge: (entry: AttendanceEntry) => void },
): Promise<AttendanceEntry> {
  return changeTimeline(ctx, employee, async (head) => {
    const before = await requireEntry(ctx, employee, entryId);
    judge(before);
    const next = changedEntry(before, changes);
    if (isDeepStrictEqual(next, before)) return before;
    if (before.kind === 'leave' && next.kind !== 'leave') {
      throw invalidRequest('kind', 'cannot change: a leave stays a leave');
    }
    const now = new Date();
    requireSound(next, employee, now);
    const entry = { ...next, updatedAt: now, version: before.version + 1 };
    const judged = await judgeChange(ctx.stores, head, { before, after: entry });
    return { change: { kind: 'update', entry }, ...judged };
  });
}

/** Deletes an entry. @throws AppError `not_found`, `conflict`, and any error of `judge`. */
export async function deleteEntry(
  ctx: Pick<AppContext, 'log' | 'stores'>,
  { employee, entryId }: { employee: Employee; entryId: string },
  judge: (entry: AttendanceEntry) => void,
): Promise<void> {
  await changeTimeline(ctx, employee, async (head) => {
    const entry = await requireEntry(ctx, employee, entryId);
    judge(entry);
    const judged = await judgeChange(ctx.stores, head, { before: entry, after: null });
    return { change: { kind: 'delete', entry }, ...judged };
  });
}

async function requireEntry(
  { stores }: Pick<AppContext, 'stores'>,
  { accountId }: Employee,
  id: string,
) {
  const entry = await findEntry(stores, { accountId, id });
  if (entry === null) throw new AppError('not_found');
  return entry;
}

type Decision = AttendanceEntry | Decided;

/**
 * Changes an employee's attendance. The head's version decides which of concurrent changes counts: the write that
 * raises it also stores the change, which is applied to the entries afterwards. The losers judge again. A crash in
 * between is finished by the next call for the employee, or by the sweep. An entry as the decision changes nothing.
 */
async function changeTimeline(
  ctx: Pick<AppContext, 'log' | 'stores'>,
  { id, accountId }: Employee,
  decide: (head: AttendanceHead) => Promise<Decision>,
): Promise<AttendanceEntry> {
  return retryOnConflict(async () => {
    const head = await requireHead(ctx.stores, { id, accountId });
    for (const change of head.pending) await applyChange(ctx.stores, change);
    const decision = await decide(head);
    if (!('change' in decision)) return decision;
    if (!(await commitChange(ctx.stores, head, decision))) return null;
    await applyChange(ctx.stores, decision.change);
    const applied = clearPending(ctx.stores, { id, version: head.version + 1 });
    void orDeferToSweep(ctx, applied, { employee_id: id });
    return decision.change.entry;
  });
}

/** Applies what a crash left undone, before an employee's entries are read. */
export async function finishPending(
  ctx: Pick<AppContext, 'stores'>,
  employee: { id: string; accountId: string },
): Promise<void> {
  const head = await findHead(ctx.stores, employee);
  if (head === null || head.pending.length === 0) return;
  for (const change of head.pending) await applyChange(ctx.stores, change);
  await clearPending(ctx.stores, head);
}
