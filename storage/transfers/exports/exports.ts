import { isId, type OwnedRef } from '../../../domain/common/ids.ts';
import type { PageStart } from '../../../domain/common/result-page.ts';
import { EXPORT_FILE_MS, type Export } from '../../../domain/transfers/exports/export.ts';
import { unlessTaken } from '../../duplicate-key.ts';
import { newestFirst } from '../../newest-first.ts';
import type { Stores } from '../../stores.ts';
import { exportModel, type ExportRecord } from './export.model.ts';
import { someTime } from '../../partial-index.ts';

const unfinished = { finishedAt: null };

/** Adds an export; false when its id is taken by an earlier attempt. */
export function insertExport({ mongo }: Stores, { id, ...one }: Export): Promise<boolean> {
  return unlessTaken(() => exportModel(mongo).create({ _id: id, ...one }));
}

/** An export of an account; null when there is none. */
export async function findExport(
  { mongo }: Stores,
  { accountId, id: _id }: OwnedRef,
): Promise<Export | null> {
  if (!isId('export', _id)) return null;
  const record = await exportModel(mongo).findOne({ _id, accountId }).lean<ExportRecord>();
  return record === null ? null : exportOf(record);
}

/** A page of an account's exports, newest first. */
export async function listExports(
  { mongo }: Stores,
  accountId: string,
  page: PageStart,
): Promise<Export[]> {
  const records = await newestFirst(exportModel(mongo), { accountId }, { ...page, without: {} });
  return records.map(exportOf);
}

/** Notes that an export runs, and how far it is; false when it has ended. */
export async function noteProgress(
  { mongo }: Stores,
  { accountId, id: _id }: OwnedRef,
  rows: number,
): Promise<boolean> {
  const { matchedCount } = await exportModel(mongo).updateOne(
    { _id, accountId, ...unfinished },
    { $set: { status: 'running', rows, updatedAt: new Date() } },
  );
  return matchedCount === 1;
}

export type ExportEnd = { error: string } | { file: NonNullable<Export['file']>; rows: number };

/** Ends an export; false when it has ended already. */
export async function endExport(
  { mongo }: Stores,
  { accountId, id: _id }: OwnedRef,
  end: ExportEnd,
): Promise<boolean> {
  const now = new Date();
  const done = { status: 'done' as const, expiresAt: new Date(now.getTime() + EXPORT_FILE_MS) };
  const outcome = 'error' in end ? { status: 'failed' as const } : done;
  const { matchedCount } = await exportModel(mongo).updateOne(
    { _id, accountId, ...unfinished },
    { $set: { ...end, ...outcome, updatedAt: now, finishedAt: now } },
  );
  return matchedCount === 1;
}

/** Exports that have not ended and were last touched before a moment, oldest first. */
export async function findStuckExports(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<OwnedRef[]> {
  const records = await exportModel(mongo)
    .find({ ...unfinished, updatedAt: { $lt: before } }, { accountId: 1 })
    .sort({ updatedAt: 1 })
    .limit(limit)
    .lean();
  return records.map(({ _id: id, accountId }) => ({ accountId, id }));
}

/** Moves an export to the end of the queue of stuck ones. */
export async function touchExport({ mongo }: Stores, { id: _id }: OwnedRef): Promise<void> {
  await exportModel(mongo).updateOne({ _id, ...unfinished }, { $set: { updatedAt: new Date() } });
}

/** Exports whose file is due to be erased. */
export async function findExpiredExports(
  { mongo }: Stores,
  now: Date,
  limit: number,
): Promise<(OwnedRef & { fileId: string })[]> {
  const records = await exportModel(mongo)
    .find(
      { expiresAt: { ...someTime, $lte: now }, 'file.id': { $exists: true } },
      { accountId: 1, file: 1 },
    )
    .limit(limit)
    .lean();
  return records.flatMap(({ _id: id, accountId, file }) =>
    file ? [{ accountId, id, fileId: file.id }] : [],
  );
}

/** Takes the file from an expired export, so that it can be erased. */
export async function dropFile({ mongo }: Stores, { id: _id }: OwnedRef): Promise<void> {
  await exportModel(mongo).updateOne({ _id }, { $set: { file: null } });
}

/** Expires the exports of an account and stops those that run: they may hold a person who is being erased. */
export async function expireExports({ mongo }: Stores, accountId: string): Promise<void> {
  const now = new Date();
  const error = 'A person was erased meanwhile. Export again.';
  await exportModel(mongo).updateMany(
    { accountId, ...unfinished },
    { $set: { status: 'failed', error, updatedAt: now, finishedAt: now } },
  );
  await exportModel(mongo).updateMany(
    { accountId, expiresAt: { $gt: now } },
    { $set: { expiresAt: now } },
  );
}

/** Whether an export has this file. */
export function isExportFile({ mongo }: Stores, { accountId, id }: OwnedRef): Promise<unknown> {
  return exportModel(mongo).exists({ accountId, 'file.id': id });
}

function exportOf({ _id: id, ...one }: ExportRecord): Export {
  const { file = null, error = null, finishedAt = null, expiresAt = null } = one;
  return { id, ...one, file, error, finishedAt, expiresAt };
}
