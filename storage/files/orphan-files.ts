import type { OwnedRef } from '../../domain/common/ids.ts';
import { eraseFragments } from '../gridfs.ts';
import type { Stores } from '../stores.ts';
import { ORPHAN_AGE_MS } from '../orphan-age.ts';
import { fileModel, type FileRecord } from './file.model.ts';

/** The interval between checks of a file that is in use. */
const RECHECK_MS = 24 * 60 * 60_000;
/** The maximum age of broken uploads that are looked for. */
const FRAGMENTS_MS = 25 * 60 * 60_000;

/** Files due for a check, longest due first. */
export async function findFilesToCheck({ mongo }: Stores, limit: number): Promise<OwnedRef[]> {
  const files = await fileModel(mongo)
    .find({ 'metadata.checkAt': { $lte: new Date() } }, { 'metadata.accountId': 1 })
    .sort({ 'metadata.checkAt': 1 })
    .limit(limit)
    .lean<Pick<FileRecord, '_id' | 'metadata'>[]>();
  return files.map(({ _id: id, metadata: { accountId } }) => ({ id, accountId }));
}

/** Checks a file that is in use again after a day. */
export async function postponeFileCheck({ mongo }: Stores, id: string): Promise<void> {
  const checkAt = new Date(Date.now() + RECHECK_MS);
  await fileModel(mongo).updateOne({ _id: id }, { $set: { 'metadata.checkAt': checkAt } });
}

/** Erases the chunks of broken uploads. Returns the number of uploads. */
export function eraseFileFragments({ mongo }: Stores, limit: number): Promise<number> {
  const now = Date.now();
  const [from, before] = [new Date(now - FRAGMENTS_MS), new Date(now - ORPHAN_AGE_MS)];
  return eraseFragments(mongo, 'files', { from, before, limit });
}
