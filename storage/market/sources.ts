import type { SourceKind } from '../../domain/market/enums.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import { newestFirst } from '../newest-first.ts';
import { newId } from '../new-id.ts';
import type { Stores } from '../stores.ts';
import { findOrInsert } from '../find-or-insert.ts';
import { sourceModel, type SourceRecord } from './source.model.ts';

export type { CompleteRead, SourceRecord } from './source.model.ts';

export interface NewSource {
  kind: SourceKind;
  token: string;
  companyName: string | null;
  cadenceMinutes: number;
  enabled: boolean;
}

/** Adds a source, or returns the existing one of this kind and token. @throws when that one is being removed. */
export async function ensureSource(stores: Stores, source: NewSource): Promise<SourceRecord> {
  const now = new Date();
  const found = await findOrInsert<SourceRecord>(
    sourceModel(stores.mongo),
    { kind: source.kind, token: source.token },
    {
      _id: newId('source'),
      companyName: source.companyName,
      cadenceMinutes: source.cadenceMinutes,
      enabled: source.enabled,
      nextReadAt: now,
      lastRead: null,
      lastRun: null,
      createdAt: now,
    },
  );
  if (found.removedAt) throw new Error(`The source ${found._id} is being removed.`);
  return found;
}

export function findSource(stores: Stores, id: string): Promise<SourceRecord | null> {
  return sourceModel(stores.mongo).findById(id).lean<SourceRecord>();
}

/** All sources, oldest first. */
export function listSources(stores: Stores): Promise<SourceRecord[]> {
  return sourceModel(stores.mongo).find().sort({ _id: 1 }).lean<SourceRecord[]>();
}

/** A page of the sources, newest first: of all, or of those that are read and whose last run failed. */
export function pageOfSources(
  { mongo }: Stores,
  { failed }: { failed: boolean },
  page: PageStart,
): Promise<SourceRecord[]> {
  const filter = failed ? { enabled: true, 'lastRun.status': 'failed' as const } : {};
  return newestFirst(sourceModel(mongo), filter, page);
}

/** Sources whose next read is due, longest overdue first. */
export async function dueSources(stores: Stores, now: Date, limit: number): Promise<string[]> {
  const due = await sourceModel(stores.mongo)
    .find({ enabled: true, nextReadAt: { $lte: now } }, { _id: 1 })
    .sort({ nextReadAt: 1 })
    .limit(limit)
    .lean<{ _id: string }[]>();
  return due.map((source) => source._id);
}

/** Schedules the next read one interval later. Called when a read has started. */
export async function scheduleNextRead(stores: Stores, id: string, now: Date): Promise<void> {
  const source = await findSource(stores, id);
  if (!source) return;
  const nextReadAt = new Date(now.getTime() + source.cadenceMinutes * 60_000);
  await sourceModel(stores.mongo).updateOne({ _id: id }, { $set: { nextReadAt } });
}

/** The interval between reads of a source. */
export async function setCadence(stores: Stores, id: string, minutes: number): Promise<void> {
  await sourceModel(stores.mongo).updateOne({ _id: id }, { $set: { cadenceMinutes: minutes } });
}

/** Pauses or resumes a source; false when there is none or it is being removed. */
export async function enableSource(stores: Stores, id: string, enabled: boolean): Promise<boolean> {
  const result = await sourceModel(stores.mongo).updateOne(
    { _id: id, removedAt: null },
    { $set: { enabled, ...(enabled ? { nextReadAt: new Date() } : {}) } },
  );
  return result.matchedCount === 1;
}

/** Marks a source as being removed: no batch of it is stored and no read is started any more. */
export async function markSourceRemoved(stores: Stores, id: string): Promise<void> {
  await sourceModel(stores.mongo).updateOne(
    { _id: id },
    { $set: { removedAt: new Date(), enabled: false } },
  );
}

/** Deletes the record of a source. No work for it is pending then. */
export async function deleteSource(stores: Stores, id: string): Promise<void> {
  await sourceModel(stores.mongo).deleteOne({ _id: id });
}

/**
 * Removes the validators of the last complete read. A read has begun to store different content and may not finish.
 */
export async function forgetReadMarks(stores: Stores, id: string): Promise<void> {
  const nothing = { 'lastRead.etag': null, 'lastRead.lastModified': null, 'lastRead.digest': null };
  await sourceModel(stores.mongo).updateOne(
    { _id: id, lastRead: { $ne: null } },
    { $set: nothing },
  );
}

export type ReadOutcome = Pick<SourceRecord, 'lastRun'> & Partial<Pick<SourceRecord, 'lastRead'>>;

/** Stores the status of a read and, when it was complete, the validators for the next one. */
export async function recordReadOutcome(
  stores: Stores,
  id: string,
  outcome: ReadOutcome,
): Promise<void> {
  await sourceModel(stores.mongo).updateOne({ _id: id }, { $set: outcome });
}
