import type { AttendanceEntry, StampKind } from './attendance.ts';

/** An entry as the rules see it. */
export type TimelineEntry = Pick<AttendanceEntry, 'id' | 'kind' | 'at' | 'until'>;
export type Stamp = TimelineEntry & { kind: StampKind };

/** Why an entry does not fit, and the entry that it collides with. */
export interface Fault {
  message: string;
  other: TimelineEntry | null;
}

/** The stamps that may precede each kind; null is the beginning of the timeline. */
const AFTER: Record<StampKind, readonly (StampKind | null)[]> = {
  in: [null, 'out'],
  out: ['in', 'break_end'],
  break_start: ['in', 'break_end'],
  break_end: ['break_start'],
};

/** Of stamps at one instant, what ends comes before what begins. */
const RANKS: readonly StampKind[] = ['break_end', 'out', 'in', 'break_start'];
/** The most stamps that may share an instant. */
export const MOST_AT_ONCE = RANKS.length;

/** Stamps in the order of time: a shift may begin at the instant at which another ends. */
export function inOrder(stamps: readonly Stamp[]): Stamp[] {
  const byKind = (stamp: Stamp) => RANKS.indexOf(stamp.kind);
  return [...stamps].sort((a, b) => a.at.getTime() - b.at.getTime() || byKind(a) - byKind(b));
}

export function isStamp(entry: TimelineEntry): entry is Stamp {
  return entry.kind !== 'leave';
}

/** Whether one stamp may come directly after another. */
export function follows(stamp: Stamp, previous: Stamp | null): boolean {
  return AFTER[stamp.kind].includes(previous?.kind ?? null);
}

/** A part of an employee's timeline, sorted by time, with all stamps and leaves that a change touches. */
export interface Part {
  /** The stamps before the change and after it. The last stamp before the change and the next two after it are in. */
  before: readonly Stamp[];
  after: readonly Stamp[];
  leaves: readonly TimelineEntry[];
  /** Whether no stamp is earlier. */
  isStart: boolean;
  /** The entry that is added; null for a correction. */
  added: TimelineEntry | null;
}

/**
 * Why a change does not fit its timeline; null when it does. The result is judged, in the order of time: stamps must
 * alternate, and spans are half-open and must not overlap. Only what a change breaks counts. An added `in`,
 * `break_start` or `break_end` may stand before a part of the timeline that is sound: what is missing is added next.
 */
export function faultOf(part: Part): Fault | null {
  return orderFault(part) ?? overlapFault(part);
}

function orderFault({ before, after, isStart, added }: Part): Fault | null {
  const broken = new Set(brokenPairs(before, isStart).map(pairKey));
  for (const pair of pairsOf(after, isStart)) {
    const other = otherThan(added, pair);
    const message = disorder(pair);
    if (message === null || broken.has(pairKey(pair)) || isBegun(pair, after, added)) continue;
    const tied = added === null ? null : tieOf(added, after);
    if (tied !== null) return { message: 'two entries at one instant', other: tied };
    return { message, other };
  }
  return null;
}

/** Another stamp at the instant of an entry. */
function tieOf({ id, at }: TimelineEntry, stamps: readonly Stamp[]): Stamp | null {
  return stamps.find((one) => one.id !== id && one.at.getTime() === at.getTime()) ?? null;
}

/** Why one stamp may not come directly after another; null when it may. */
function disorder([previous, stamp]: Pair): string | null {
  if (follows(stamp, previous)) return null;
  if (previous === null) return `${stamp.kind} without an in before it`;
  return `${stamp.kind} directly after ${previous.kind}`;
}

/** Whether the pair begins with the added stamp, and only that stamp's counterpart is missing. */
function isBegun(
  [previous, stamp]: Pair,
  after: readonly Stamp[],
  added: TimelineEntry | null,
): boolean {
  return previous !== null && previous.id === added?.id && isFinished(after, stamp, previous);
}

type Pair = readonly [Stamp | null, Stamp];

/** Neighbours in time. The pair of the first stamp is left out where earlier stamps exist. */
function pairsOf(stamps: readonly Stamp[], isStart: boolean): Pair[] {
  const pairs = stamps.map((stamp, index): Pair => [stamps[index - 1] ?? null, stamp]);
  return isStart ? pairs : pairs.slice(1);
}

function brokenPairs(stamps: readonly Stamp[], isStart: boolean): Pair[] {
  return pairsOf(stamps, isStart).filter(([previous, stamp]) => !follows(stamp, previous));
}

function pairKey([previous, stamp]: Pair): string {
  return `${previous?.id ?? ''} ${stamp.id}`;
}

/** Whether the timeline goes on soundly from a stamp, so that only what ends the added one is missing. */
function isFinished(stamps: readonly Stamp[], stamp: Stamp, added: Stamp): boolean {
  if (added.kind === 'out' || (added.kind === 'break_end' && stamp.kind !== 'in')) return false;
  if (stamp.kind === 'out') return true;
  const next = stamps[stamps.indexOf(stamp) + 1];
  return next !== undefined && follows(next, stamp);
}

/** The entry of a pair that is not the added one. */
function otherThan(added: TimelineEntry | null, [previous, stamp]: Pair): TimelineEntry | null {
  if (added === null) return previous ?? stamp;
  return stamp.id === added.id ? previous : stamp;
}

function overlapFault({ after, leaves, added }: Part): Fault | null {
  for (const leave of leaves) {
    const fault = leaveFault(leave, leaves, added) ?? workFault(leave, after, added);
    if (fault !== null) return fault;
  }
  return null;
}

function leaveFault(
  leave: TimelineEntry,
  leaves: readonly TimelineEntry[],
  added: TimelineEntry | null,
): Fault | null {
  const twin = leaves.find((other) => other.id !== leave.id && overlaps(leave, spanOf(other)));
  if (twin === undefined) return null;
  return { message: 'overlaps a leave', other: twin.id === added?.id ? leave : twin };
}

function workFault(
  leave: TimelineEntry,
  stamps: readonly Stamp[],
  added: TimelineEntry | null,
): Fault | null {
  const stamp = stamps.find((one) => isInside(one, leave)) ?? workDuring(stamps, leave);
  if (stamp === undefined) return null;
  if (stamp.id === added?.id) return { message: 'lies in a leave', other: leave };
  return { message: 'overlaps work', other: leave.id === added?.id ? stamp : leave };
}

/** A half-open span. */
interface Span {
  from: Date;
  to: Date;
}

function spanOf({ at, until }: TimelineEntry): Span {
  return { from: at, to: until ?? at };
}

function overlaps(leave: TimelineEntry, { from, to }: Span): boolean {
  const own = spanOf(leave);
  return own.from < to && from < own.to;
}

/** Work ends before its `out`, so a leave may begin at that instant. */
function isInside({ kind, at }: Stamp, leave: TimelineEntry): boolean {
  const { from, to } = spanOf(leave);
  return at < to && (kind === 'out' ? from < at : from <= at);
}

/** The stamp that begins work or a break which a leave cuts. Work that is still open reaches to its last stamp. */
function workDuring(stamps: readonly Stamp[], leave: TimelineEntry): Stamp | undefined {
  return spansOf(stamps).find((span) => overlaps(leave, span))?.stamp;
}

/** Work and breaks between neighbouring stamps, each with the stamp that begins it. */
export function spansOf(stamps: readonly Stamp[]): (Span & { stamp: Stamp })[] {
  return stamps.flatMap((stamp, index) => {
    const next = stamps[index + 1];
    const isSpan = stamp.kind !== 'out' && next !== undefined && follows(next, stamp);
    return isSpan ? [{ from: stamp.at, to: next.at, stamp }] : [];
  });
}
