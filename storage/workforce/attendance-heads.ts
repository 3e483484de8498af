import type { OwnedRef } from '../../domain/common/ids.ts';
import { batchPerConnection } from '../batch-per-connection.ts';
import { collectionOf } from '../define-model.ts';
import { unlessTaken } from '../duplicate-key.ts';
import { readOwned } from '../read-owned.ts';
import type { Stores } from '../stores.ts';
import {
  attendanceHeadModel,
  type AttendanceHeadRecord,
  type PendingChange,
  type TimelineEnd,
} from './attendance.model.ts';

export type { PendingChange, TimelineEnd } from './attendance.model.ts';

export interface AttendanceHead extends Omit<AttendanceHeadRecord, '_id' | 'pendingSince' | 'end'> {
  /** The employee's id. */
  id: string;
  /** Null when it is not known: a process of an earlier release has changed the timeline. */
  end: TimelineEnd | null;
}

const readHead = readOwned<AttendanceHeadRecord>(attendanceHeadModel);
const NO_ENTRIES: TimelineEnd = { last: null, leavesUntil: null };

/** The head of an employee's attendance; null before the first entry. */
export async function findHead(stores: Stores, ref: OwnedRef): Promise<AttendanceHead | null> {
  const record = await readHead(stores, ref);
  return record === null ? null : headOf(record);
}

/** The same, made when there is none. */
export async function requireHead(stores: Stores, ref: OwnedRef): Promise<AttendanceHead> {
  const found = await findHead(stores, ref);
  if (found !== null) return found;
  const { id, accountId } = ref;
  const head = { accountId, version: 0, pending: [], open: null };
  const heads = collectionOf(stores.mongo, attendanceHeadModel);
  const end = { ...NO_ENTRIES, version: 0 };
  await unlessTaken(() => heads.insertOne({ _id: id, ...head, pendingSince: null, end }));
  return (await findHead(stores, ref)) ?? { id, ...head, end: NO_ENTRIES };
}

/** The content of a head after a change. */
export interface Decided {
  change: PendingChange;
  open: AttendanceHead['open'];
  end: TimelineEnd | null;
}

/** Decides a change, over the version that was read; false when the write lost the race. */
export async function commitChange(
  { mongo }: Stores,
  { id, version }: AttendanceHead,
  { change, open, end }: Decided,
): Promise<boolean> {
  const next = version + 1;
  const content = { version: next, pending: [change], pendingSince: new Date(), open };
  const { matchedCount } = await collectionOf(mongo, attendanceHeadModel).updateOne(
    { _id: id, version },
    end === null ? { $set: content } : { $set: { ...content, end: { ...end, version: next } } },
  );
  return matchedCount === 1;
}

/** Notes that the changes of a version are applied, in one write with those of the same moment. Later changes stay. */
export const clearPending = batchPerConnection<{ id: string; version: number }, void>(
  async ({ mongo }, heads) => {
    const update = { $set: { pending: [], pendingSince: null } };
    await collectionOf(mongo, attendanceHeadModel).bulkWrite(
      heads.map(({ id, version }) => ({ updateOne: { filter: { _id: id, version }, update } })),
      { ordered: false },
    );
    return heads.map(() => undefined);
  },
);

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

function headOf({ _id, pendingSince: _since, end, ...head }: AttendanceHeadRecord): AttendanceHead {
  if (end?.version !== head.version) return { id: _id, ...head, end: null };
  return { id: _id, ...head, end: { last: end.last, leavesUntil: end.leavesUntil } };
}
