import { AppError } from '../../domain/common/errors.ts';
import type { AttendanceEntry } from '../../domain/workforce/attendance.ts';
import {
  faultOf,
  inOrder,
  isStamp,
  type Fault,
  type Stamp,
  type TimelineEntry,
} from '../../domain/workforce/timeline.ts';
import type { Stores } from '../../storage/stores.ts';
import {
  lastLeaveEnd,
  leavesDuring,
  stampBefore,
  stampsAfter,
  stampsWithin,
} from '../../storage/workforce/attendance-entries.ts';
import type { AttendanceHead } from '../../storage/workforce/attendance-heads.ts';

/** A change of one entry: added without `before`, deleted without `after`. */
interface Change {
  before: AttendanceEntry | null;
  after: AttendanceEntry | null;
}

type Judged = Pick<AttendanceHead, 'open' | 'end'>;

/**
 * Judges a change by the entries around it, and returns how the timeline ends afterwards.
 * @throws AppError `conflict` that names the entry with which it collides.
 */
export async function judgeChange(
  stores: Stores,
  head: AttendanceHead,
  { before, after }: Change,
): Promise<Judged> {
  const changed = [before, after].filter((entry) => entry !== null);
  if (changed.length === 0) return head;
  const added = before === null ? after : null;
  const part = partAtEnd(head, added) ?? (await readPart(stores, head.id, changed));
  const { stamps, leaves, isStart, isEnd } = part;
  const result = resultOf({ before, after }, stamps, leaves);
  const fault = faultOf({ ...result, before: stamps, isStart, added });
  if (fault !== null) throw collision(fault);
  const leavesUntil = await latestLeave(stores, head, after);
  if (!isEnd) return { open: head.open, end: head.end && { last: head.end.last, leavesUntil } };
  const last = result.after.at(-1) ?? null;
  return {
    open: await openWork(stores, head, result.after),
    end: { last: last && stampOf(last), leavesUntil },
  };
}

interface Around {
  stamps: readonly Stamp[];
  leaves: readonly TimelineEntry[];
  isStart: boolean;
  isEnd: boolean;
}

/** For a stamp that is added after everything else, the head knows the entries around it: the usual check-in reads none. */
function partAtEnd({ end }: AttendanceHead, added: AttendanceEntry | null): Around | null {
  if (added === null || end === null || !isStamp(added)) return null;
  const { last, leavesUntil } = end;
  if (last !== null && added.at <= last.at) return null;
  if (leavesUntil !== null && leavesUntil > (last ?? added).at) return null;
  return { stamps: last === null ? [] : [last], leaves: [], isStart: last === null, isEnd: true };
}

async function readPart(
  stores: Stores,
  employeeId: string,
  changed: readonly AttendanceEntry[],
): Promise<Around> {
  const from = earliest(changed.map(({ at }) => at));
  const to = latest(changed.map(({ at, until }) => until ?? at));
  const around = await stampsAround(stores, employeeId, { from, to });
  const { stamps } = around;
  const span = { from: stamps[0]?.at ?? from, to: latest([to, ...stamps.map(({ at }) => at)]) };
  return { ...around, leaves: await leavesDuring(stores, employeeId, span) };
}

/** When every leave is over after a change, or later. */
async function latestLeave(
  stores: Stores,
  { id, end }: AttendanceHead,
  after: AttendanceEntry | null,
): Promise<Date | null> {
  const known = end === null ? await lastLeaveEnd(stores, id) : end.leavesUntil;
  const until = after?.until ?? null;
  if (known === null || until === null) return known ?? until;
  return latest([known, until]);
}

/** The stamps of a range with the last one before it and the next two after it. */
async function stampsAround(stores: Stores, employeeId: string, range: { from: Date; to: Date }) {
  const [previous, within, following] = await Promise.all([
    stampBefore(stores, employeeId, { at: range.from }),
    stampsWithin(stores, employeeId, range),
    stampsAfter(stores, employeeId, { at: range.to, limit: 2 }),
  ]);
  return {
    stamps: [...(previous === null ? [] : [previous]), ...within, ...following],
    isStart: previous === null,
    isEnd: following.length === 0,
  };
}

/** Stamps and leaves after the change. */
function resultOf(
  { before, after }: Change,
  stamps: readonly Stamp[],
  leaves: readonly TimelineEntry[],
): { after: Stamp[]; leaves: TimelineEntry[] } {
  const others = (entry: TimelineEntry) => entry.id !== before?.id;
  const result = { after: stamps.filter(others), leaves: leaves.filter(others) };
  if (after === null) return result;
  if (!isStamp(after)) return { ...result, leaves: [...result.leaves, after] };
  return { ...result, after: inOrder([...result.after, after]) };
}

/** The `in` of the last work when it has no `out`. */
async function openWork(stores: Stores, { id }: AttendanceHead, stamps: readonly Stamp[]) {
  const last = stamps.at(-1);
  if (last === undefined || last.kind === 'out') return null;
  const begun =
    last.kind === 'in'
      ? last
      : (stamps.findLast(({ kind }) => kind === 'in') ??
        (await stampBefore(stores, id, { at: last.at, kind: 'in' })));
  return begun === null ? null : { id: begun.id, at: begun.at };
}

function stampOf({ id, kind, at, until }: Stamp): Stamp {
  return { id, kind, at, until };
}

function collision({ message, other }: Fault): AppError {
  const named = other === null ? message : `${message}: ${other.id} at ${other.at.toISOString()}`;
  return new AppError('conflict', {
    message: `The entry does not fit: ${named}.`,
    details: [{ path: 'at', message: named }],
  });
}

function earliest(times: readonly Date[]): Date {
  return new Date(Math.min(...times.map((at) => at.getTime())));
}

function latest(times: readonly Date[]): Date {
  return new Date(Math.max(...times.map((at) => at.getTime())));
}
