import type { QueryFilter } from 'mongoose';
import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { AttendanceEntry } from '../../domain/workforce/attendance.ts';
import {
  inOrder,
  isStamp,
  MOST_AT_ONCE,
  type Stamp,
  type TimelineEntry,
} from '../../domain/workforce/timeline.ts';
import { collectionOf } from '../define-model.ts';
import { insertInBatches } from '../insert-in-batches.ts';
import type { Stores } from '../stores.ts';
import { attendanceModel, type AttendanceRecord, type PendingChange } from './attendance.model.ts';

const kept = { deletedAt: { $exists: false } };

function entries({ mongo }: Stores) {
  return collectionOf(mongo, attendanceModel);
}

const insertEntry = insertInBatches(attendanceModel);

/** Applies a decided change. Idempotent, also when a later change has been applied meanwhile. */
export async function applyChange(stores: Stores, { kind, entry }: PendingChange): Promise<void> {
  const { id, version, ...content } = entry;
  if (kind === 'insert') {
    await insertEntry(stores, { _id: id, version, ...content });
  } else if (kind === 'update') {
    const before = { _id: id, version: version - 1, ...kept };
    await entries(stores).updateOne(before, { $set: { ...content, version } });
  } else {
    await entries(stores).updateOne({ _id: id, ...kept }, { $set: { deletedAt: new Date() } });
  }
}

/** An entry of an account; null when there is none. */
export async function findEntry(
  stores: Stores,
  { accountId, id }: OwnedRef,
): Promise<AttendanceEntry | null> {
  if (!isId('attendanceEntry', id)) return null;
  const record = await entries(stores).findOne({ _id: id, accountId, ...kept });
  return record === null ? null : entryOf(record);
}

interface Range {
  from: Date;
  to: Date;
}

/** An employee's stamps from one instant to another, both included. */
export function stampsWithin(
  stores: Stores,
  employeeId: string,
  { from, to }: Range,
): Promise<Stamp[]> {
  return stampsBy(stores, { employeeId, at: { $gte: from, $lte: to } });
}

/** The last stamp before an instant, of any kind or of one. */
export async function stampBefore(
  stores: Stores,
  employeeId: string,
  { at, kind = { $ne: 'leave' } }: { at: Date; kind?: 'in' | { $ne: 'leave' } },
): Promise<Stamp | null> {
  const records = await entries(stores)
    .find({ employeeId, at: { $lt: at }, kind, ...kept })
    .sort({ at: -1 })
    .limit(MOST_AT_ONCE)
    .toArray();
  return stampsOf(records).at(-1) ?? null;
}

/** The next stamps after an instant. */
export async function stampsAfter(
  stores: Stores,
  employeeId: string,
  { at, limit }: { at: Date; limit: number },
): Promise<Stamp[]> {
  const records = await entries(stores)
    .find({ employeeId, at: { $gt: at }, kind: { $ne: 'leave' }, ...kept })
    .sort({ at: 1 })
    .limit(limit + MOST_AT_ONCE)
    .toArray();
  return stampsOf(records).slice(0, limit);
}

async function stampsBy(
  stores: Stores,
  filter: { employeeId: string; at: { $gte: Date; $lte: Date } },
): Promise<Stamp[]> {
  const records = await entries(stores)
    .find({ ...filter, kind: { $ne: 'leave' }, ...kept })
    .sort({ at: 1 })
    .toArray();
  return stampsOf(records);
}

/** An employee's leaves that overlap a half-open span. */
export async function leavesDuring(
  stores: Stores,
  employeeId: string,
  { from, to }: Range,
): Promise<AttendanceEntry[]> {
  const records = await entries(stores)
    .find({ employeeId, until: { $gt: from }, at: { $lt: to }, ...kept })
    .toArray();
  return records.map(entryOf);
}

/** The latest end of an employee's leaves; null when there is none. */
export async function lastLeaveEnd(stores: Stores, employeeId: string): Promise<Date | null> {
  const record = await entries(stores)
    .find({ employeeId, until: { $type: 'date' }, ...kept })
    .sort({ until: -1 })
    .limit(1)
    .next();
  return record?.until ?? null;
}

export interface EntryFilter {
  accountId: string;
  employeeId?: string | undefined;
  kind?: AttendanceEntry['kind'] | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Only these entries. */
  ids?: readonly string[] | undefined;
}

/** The position of an entry in the list. */
export interface EntryPosition {
  at: number;
  id: string;
}

/** A page of entries, latest `at` first. */
export async function listEntries(
  { mongo }: Stores,
  filter: EntryFilter,
  { before, limit }: { before: EntryPosition | null; limit: number },
): Promise<AttendanceEntry[]> {
  const records = await attendanceModel(mongo)
    .find({ $and: [...conditions(filter), ...positionCondition(before)] })
    .sort({ at: -1, _id: -1 })
    .limit(limit)
    .lean<AttendanceRecord[]>();
  return records.map(entryOf);
}

function conditions(filter: EntryFilter): QueryFilter<AttendanceRecord>[] {
  const { accountId, employeeId, kind, from, to, ids } = filter;
  const all: QueryFilter<AttendanceRecord>[] = [{ accountId, ...kept }];
  if (employeeId !== undefined) all.push({ employeeId });
  if (kind !== undefined) all.push({ kind });
  if (ids !== undefined) all.push({ _id: { $in: [...ids] } });
  if (to !== undefined) all.push({ at: { $lt: to } });
  // A leave counts when it touches the range.
  if (from !== undefined) all.push({ $or: [{ at: { $gte: from } }, { until: { $gt: from } }] });
  return all;
}

function positionCondition(before: EntryPosition | null): QueryFilter<AttendanceRecord>[] {
  if (before === null) return [];
  const at = new Date(before.at);
  return [{ $or: [{ at: { $lt: at } }, { at, _id: { $lt: before.id } }] }];
}

/** Deletes every entry of an employee. */
export async function deleteEntriesOf(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<void> {
  await attendanceModel(mongo).deleteMany({ employeeId: id, accountId });
}

/** Removes entries that were deleted before a moment. */
export async function removeDeletedEntries({ mongo }: Stores, before: Date): Promise<void> {
  await attendanceModel(mongo).deleteMany({ deletedAt: { $lte: before } });
}

function stampsOf(records: readonly AttendanceRecord[]): Stamp[] {
  const found: TimelineEntry[] = records.map(entryOf);
  return inOrder(found.filter(isStamp));
}

function entryOf({ _id: id, deletedAt: _deleted, ...entry }: AttendanceRecord): AttendanceEntry {
  return { id, ...entry };
}
