import { isId, type OwnedRef } from '../../../domain/common/ids.ts';
import type { PageStart } from '../../../domain/common/result-page.ts';
import type {
  Import,
  ImportCounts,
  ImportTable,
  RowOutcome,
} from '../../../domain/transfers/imports/import.ts';
import { unlessTaken } from '../../duplicate-key.ts';
import { newestFirst } from '../../newest-first.ts';
import type { Stores } from '../../stores.ts';
import { importModel, type ImportRecord } from './import.model.ts';

const unfinished = { finishedAt: null };

/** Adds an import; false when its id is taken by an earlier attempt. */
export function insertImport({ mongo }: Stores, { id, ...one }: Import): Promise<boolean> {
  return unlessTaken(() => importModel(mongo).create({ _id: id, ...one }));
}

/** An import of an account; null when there is none. */
export async function findImport(
  stores: Stores,
  ref: OwnedRef,
): Promise<(Import & Pick<ImportRecord, 'pending' | 'fileUntil'>) | null> {
  if (!isId('import', ref.id)) return null;
  const { id: _id, accountId } = ref;
  const record = await importModel(stores.mongo).findOne({ _id, accountId }).lean<ImportRecord>();
  return record === null ? null : importOf(record);
}

/** A page of an account's imports, newest first. */
export async function listImports(
  { mongo }: Stores,
  accountId: string,
  page: PageStart,
): Promise<Import[]> {
  const records = await newestFirst(
    importModel(mongo),
    { accountId },
    { ...page, without: { pending: 0 } },
  );
  return records.map(importOf);
}

/** Notes the table of an import. Nothing changes once it has ended. */
export async function noteTable(
  { mongo }: Stores,
  { accountId, id: _id }: OwnedRef,
  table: ImportTable,
): Promise<void> {
  await importModel(mongo).updateOne(
    { _id, accountId, ...unfinished },
    { $set: { table, updatedAt: new Date() } },
  );
}

/** Begins an import that waits; false when it has ended. */
export async function beginImport(
  { mongo }: Stores,
  { accountId, id: _id }: OwnedRef,
): Promise<boolean> {
  const { matchedCount } = await importModel(mongo).updateOne(
    { _id, accountId, ...unfinished },
    { $set: { status: 'running', updatedAt: new Date() } },
  );
  return matchedCount === 1;
}

/** A dry run begins anew with each attempt: it writes nothing that tells rows apart. */
export async function restartDryRun(
  { mongo }: Stores,
  { accountId, id: _id }: OwnedRef,
  counts: ImportCounts,
): Promise<void> {
  await importModel(mongo).updateOne(
    { _id, accountId, dryRun: true, ...unfinished },
    { $set: { counts, rows: 0, line: 1, updatedAt: new Date() } },
  );
}

/** Notes the outcomes that a batch will have; false when the import has ended or another attempt is ahead. */
export async function noteOutcomes(
  { mongo }: Stores,
  { accountId, id: _id, line }: OwnedRef & { line: number },
  outcomes: RowOutcome[],
): Promise<boolean> {
  const { matchedCount } = await importModel(mongo).updateOne(
    { _id, accountId, line, ...unfinished },
    { $set: { pending: { outcomes }, updatedAt: new Date() } },
  );
  return matchedCount === 1;
}

/** A batch that was written: the line before it, and the line and the counts after it. */
export interface BatchEnd {
  before: number;
  line: number;
  counts: ImportCounts;
}

/** Moves an import past a batch; false when it has ended or another attempt is ahead. */
export async function finishBatch(
  { mongo }: Stores,
  { accountId, id: _id }: OwnedRef,
  { before, line, counts }: BatchEnd,
): Promise<boolean> {
  const added = Object.entries(counts);
  const { matchedCount } = await importModel(mongo).updateOne(
    { _id, accountId, line: before, ...unfinished },
    {
      $set: { line, updatedAt: new Date() },
      $inc: {
        ...Object.fromEntries(added.map(([word, count]) => [`counts.${word}`, count])),
        rows: added.reduce((sum, [, count]) => sum + count, 0),
      },
      $unset: { pending: '' },
    },
  );
  return matchedCount === 1;
}

export interface ImportEnd {
  status: 'done' | 'failed' | 'cancelled';
  error: string | null;
  /** How long the file is kept; null when it may go. */
  fileUntil: Date | null;
}

/** Ends an import; null when it has ended already. */
export async function endImport(
  { mongo }: Stores,
  { accountId, id: _id }: OwnedRef,
  { status, error, fileUntil }: ImportEnd,
): Promise<Import | null> {
  const now = new Date();
  const record = await importModel(mongo)
    .findOneAndUpdate(
      { _id, accountId, ...unfinished },
      {
        $set: { status, error, updatedAt: now, finishedAt: now, ...(fileUntil && { fileUntil }) },
        $unset: { pending: '' },
      },
      { returnDocument: 'after' },
    )
    .lean<ImportRecord>();
  return record === null ? null : importOf(record);
}

/** Imports that nothing has moved since a moment, oldest first. */
export async function findStuckImports(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<OwnedRef[]> {
  const records = await importModel(mongo)
    .find({ ...unfinished, updatedAt: { $lt: before } }, { accountId: 1 })
    .sort({ updatedAt: 1 })
    .limit(limit)
    .lean();
  return records.map(({ _id: id, accountId }) => ({ id, accountId }));
}

/** Moves an import to the end of those that the sweep looks at. */
export async function touchImport(
  { mongo }: Stores,
  { accountId, id: _id }: OwnedRef,
): Promise<void> {
  await importModel(mongo).updateOne(
    { _id, accountId, ...unfinished },
    { $set: { updatedAt: new Date() } },
  );
}

/** Whether an import still reads a file. */
export function isImportFile({ mongo }: Stores, { accountId, id }: OwnedRef): Promise<unknown> {
  return importModel(mongo).exists({
    accountId,
    $and: [
      { $or: [{ 'table.fileId': id }, { 'table.archiveId': id }] },
      { $or: [unfinished, { fileUntil: { $gt: new Date() } }] },
    ],
  });
}

function importOf({ _id: id, ...record }: ImportRecord) {
  return { id, ...record };
}
