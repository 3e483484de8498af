import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Stores } from '../stores.ts';
import { accountModel, type ResumeRecord } from './account.model.ts';

/** The account's own résumé; null when it has none. */
export async function findResume(
  { mongo }: Stores,
  accountId: string,
): Promise<ResumeRecord | null> {
  const account = await accountModel(mongo).findById(accountId, { resume: 1 }).lean();
  return account?.resume ?? null;
}

/** Replaces the account's résumé. */
export async function replaceResume(
  { mongo }: Stores,
  accountId: string,
  resume: ResumeRecord,
): Promise<void> {
  await accountModel(mongo).updateOne({ _id: accountId }, { $set: { resume } });
}

/** Stores the result of parsing an upload. Does nothing when the résumé has been replaced. */
export async function noteResume(
  { mongo }: Stores,
  { accountId, resumeId }: { accountId: string; resumeId: string },
  change: Partial<Pick<ResumeRecord, 'status' | 'resume' | 'error' | 'reading'>>,
): Promise<void> {
  const set = Object.entries({ ...change, updatedAt: new Date() });
  await accountModel(mongo).updateOne(
    { _id: accountId, 'resume.id': resumeId },
    { $set: Object.fromEntries(set.map(([name, value]) => [`resume.${name}`, value])) },
  );
}

/** Uploads that have been unparsed and unswept since before a moment, oldest first. */
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

/** Removes the résumé. */
export async function removeResume({ mongo }: Stores, accountId: string): Promise<void> {
  await accountModel(mongo).updateOne({ _id: accountId }, { $unset: { resume: '' } });
}
