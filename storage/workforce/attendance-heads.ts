import type { OwnedRef } from '../../domain/common/ids.ts';
import { collectionOf } from '../define-model.ts';
import { unlessTaken } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import {
  attendanceHeadModel,
  type AttendanceHeadRecord,
  type PendingChange,
} from './attendance.model.ts';

export type { PendingChange } from './attendance.model.ts';

export interface AttendanceHead extends Omit<AttendanceHeadRecord, '_id' | 'pendingSince'> {
  /** The employee's id. */
  id: string;
}

/** The head of an employee's attendance; null before the first entry. */
export async function findHead(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<AttendanceHead | null> {
  const record = await collectionOf(mongo, attendanceHeadModel).findOne({ _id: id, accountId });
  return record === null ? null : headOf(record);
}

/** The same, made when there is none. */
export async function requireHead(stores: Stores, ref: OwnedRef): Promise<AttendanceHead> {
  const found = await findHead(stores, ref);
  if (found !== null) return found;
  const { id, accountId } = ref;
  const head = { accountId, version: 0, pending: [], open: null };
  const heads = collectionOf(stores.mongo, attendanceHeadModel);
  await unlessTaken(() => heads.insertOne({ _id: id, ...head, pendingSince: null }));
  return (await findHead(stores, ref)) ?? { id, ...head };
}

/** Decides a change, over the version that was read; false when the write lost the race. */
export async function commitChange(
  { mongo }: Stores,
  { id, accountId, version }: AttendanceHead,
  { change, open }: { change: PendingChange; open: AttendanceHead['open'] },
): Promise<boolean> {
  const { matchedCount } = await collectionOf(mongo, attendanceHeadModel).updateOne(
    { _id: id, accountId, version },
    { $set: { version: version + 1, pending: [change], pendingSince: new Date(), open } },
  );
  return matchedCount === 1;
}

/** Notes that the changes of a version are applied. Later changes stay. */
export async function clearPending(
  { mongo }: Stores,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await collectionOf(mongo, attendanceHeadModel).updateOne(
    { _id: id, version },
    { $set: { pending: [], pendingSince: null } },
  );
}

/** Heads with changes that have been pending since before a moment, oldest first. */
export async function findPendingHeads(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<AttendanceHead[]> {
  const records = await attendanceHeadModel(mongo)
    .find({ pendingSince: { $type: 'date', $lte: before } })
    .sort({ pendingSince: 1 })
    .limit(limit)
    .lean<AttendanceHeadRecord[]>();
  return records.map(headOf);
}

/** The ids of the `in` entries of an account's work that has been open since before a moment. */
export async function findOpenEntries(
  { mongo }: Stores,
  accountId: string,
  before: Date,
): Promise<string[]> {
  const records = await attendanceHeadModel(mongo)
    .find({ accountId, 'open.at': { $lte: before } }, { open: 1 })
    .lean<Pick<AttendanceHeadRecord, 'open'>[]>();
  return records.flatMap(({ open }) => (open === null ? [] : [open.id]));
}

export async function deleteHead({ mongo }: Stores, { accountId, id }: OwnedRef): Promise<void> {
  await attendanceHeadModel(mongo).deleteOne({ _id: id, accountId });
}

function headOf({ _id: id, pendingSince: _since, ...head }: AttendanceHeadRecord): AttendanceHead {
  return { id, ...head };
}
