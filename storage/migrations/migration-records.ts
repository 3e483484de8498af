import { unlessTaken } from '../duplicate-key.ts';
import type { Stores } from '../stores.ts';
import { migrationModel } from './migration-record.model.ts';

/** A process that has died gives the lock back after this time. */
const LEASE_MS = 60_000;

export interface EndedMigration {
  number: number;
  title: string;
  startedAt: Date;
  endedAt: Date;
  changed: number;
}

/** The numbers of the migrations that have ended here. */
export async function listEnded({ mongo }: Stores): Promise<Set<number>> {
  const records = await migrationModel(mongo)
    .find({ endedAt: { $exists: true } }, { _id: 1 })
    .lean();
  return new Set(records.map(({ _id }) => Number(_id)));
}

/** Records that a migration has ended. Repeating it changes nothing. */
export async function noteEnded(
  { mongo }: Stores,
  { number, ...migration }: EndedMigration,
): Promise<void> {
  await unlessTaken(() => migrationModel(mongo).create({ _id: number, ...migration }));
}

/** Takes the lock, or keeps it; false while another process holds it. One write decides. */
export async function holdLock({ mongo }: Stores, by: string): Promise<boolean> {
  const now = new Date();
  const until = new Date(now.getTime() + LEASE_MS);
  const free = { _id: 'lock' as const, $or: [{ by }, { until: { $lte: now } }] };
  const { matchedCount } = await migrationModel(mongo).updateOne(free, { $set: { by, until } });
  if (matchedCount === 1) return true;
  return unlessTaken(() => migrationModel(mongo).create({ _id: 'lock', by, until }));
}

/** Gives the lock back. */
export async function releaseLock({ mongo }: Stores, by: string): Promise<void> {
  await migrationModel(mongo).deleteOne({ _id: 'lock', by });
}
