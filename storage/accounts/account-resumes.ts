import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Stores } from '../stores.ts';
import { accountModel, type ResumeRecord } from './account.model.ts';

/** The résumé an account applies with; null when it has none. */
export async function findResume(
  { mongo }: Stores,
  accountId: string,
): Promise<ResumeRecord | null> {
  const account = await accountModel(mongo).findById(accountId, { resume: 1 }).lean();
  return account?.resume ?? null;
}

/** Puts a résumé in place of the one before. */
export async function replaceResume(
  { mongo }: Stores,
  accountId: string,
  resume: ResumeRecord,
): Promise<void> {
  await accountModel(mongo).updateOne({ _id: accountId }, { $set: { resume } });
}

/** Notes how far the reading of an upload is; nothing happens when another has taken its place. */
export async function noteResume(
  { mongo }: Stores,
  { accountId, resumeId }: { accountId: string; resumeId: string },
  change: Partial<Pick<ResumeRecord, 'status' | 'resume' | 'error'>>,
): Promise<void> {
  const set = Object.entries({ ...change, updatedAt: new Date() });
  await accountModel(mongo).updateOne(
    { _id: accountId, 'resume.id': resumeId },
    { $set: Object.fromEntries(set.map(([name, value]) => [`resume.${name}`, value])) },
  );
}

/** Uploads whose reading nobody has ended or seen to since before a moment, longest first. */
export async function findUnread(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<OwnedRef[]> {
  const unread = { $in: ['queued', 'parsing'] as const };
  const accounts = await accountModel(mongo)
    .find({ 'resume.status': unread, 'resume.updatedAt': { $lte: before } }, { 'resume.id': 1 })
    .sort({ 'resume.updatedAt': 1 })
    .limit(limit)
    .lean<{ _id: string; resume: Pick<ResumeRecord, 'id'> }[]>();
  return accounts.map(({ _id: accountId, resume }) => ({ accountId, id: resume.id }));
}

/** Forgets the résumé. */
export async function removeResume({ mongo }: Stores, accountId: string): Promise<void> {
  await accountModel(mongo).updateOne({ _id: accountId }, { $unset: { resume: '' } });
}
