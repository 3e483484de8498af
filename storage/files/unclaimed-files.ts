import type { OwnedRef } from '../../domain/common/ids.ts';
import { eraseFragments } from '../gridfs.ts';
import type { Stores } from '../stores.ts';
import { UNCLAIMED_MS } from '../unclaimed.ts';
import { fileModel, type FileRecord } from './file.model.ts';

/** A file that is in use is looked at again after this. */
const RECHECK_MS = 24 * 60 * 60_000;
/** Uploads that broke off are looked for among those that began this long ago at most. */
const FRAGMENTS_MS = 25 * 60 * 60_000;

/** Files whose use is to be looked at, longest due first. */
export async function findFilesToCheck({ mongo }: Stores, limit: number): Promise<OwnedRef[]> {
  const files = await fileModel(mongo)
    .find({ 'metadata.checkAt': { $lte: new Date() } }, { 'metadata.accountId': 1 })
    .sort({ 'metadata.checkAt': 1 })
    .limit(limit)
    .lean<Pick<FileRecord, '_id' | 'metadata'>[]>();
  return files.map(({ _id: id, metadata: { accountId } }) => ({ id, accountId }));
}

/** A file that is in use now may be out of use some day. */
export async function checkFileLater({ mongo }: Stores, id: string): Promise<void> {
  const checkAt = new Date(Date.now() + RECHECK_MS);
  await fileModel(mongo).updateOne({ _id: id }, { $set: { 'metadata.checkAt': checkAt } });
}

/** Erases what came of uploads that broke off. Returns how many uploads those were. */
export function eraseFileFragments({ mongo }: Stores, limit: number): Promise<number> {
  const now = Date.now();
  const [from, before] = [new Date(now - FRAGMENTS_MS), new Date(now - UNCLAIMED_MS)];
  return eraseFragments(mongo, 'files', { from, before, limit });
}
