import type { Stores } from '../stores.ts';
import { mailDraftModel } from './mail-draft.model.ts';
import { mailModel } from './mail.model.ts';
import { sendModel } from './send.model.ts';

/** Notes that the mails of a send are being stored, before the insert of the send commits them. */
export async function beginDraft({ mongo }: Stores, sendId: string): Promise<void> {
  await mailDraftModel(mongo).updateOne(
    { _id: sendId },
    { $set: { since: new Date() } },
    { upsert: true },
  );
}

/** The send is stored. */
export async function endDraft({ mongo }: Stores, sendId: string): Promise<void> {
  await mailDraftModel(mongo).deleteOne({ _id: sendId });
}

/** Sends whose mails have been stored since before a moment. */
export async function findDrafts(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<{ id: string }[]> {
  const records = await mailDraftModel(mongo)
    .find({ since: { $lte: before } })
    .limit(limit)
    .lean();
  return records.map(({ _id: id }) => ({ id }));
}

/** Deletes the mails of a send that was never stored. */
export async function dropDraft(stores: Stores, sendId: string): Promise<void> {
  const { mongo } = stores;
  const isStored = await sendModel(mongo).exists({ _id: sendId });
  if (isStored === null) await mailModel(mongo).deleteMany({ sendId });
  await endDraft(stores, sendId);
}
