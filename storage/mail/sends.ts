import { isId, type OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import { newsKinds, type ListedSend, type Send, type SendStatus } from '../../domain/mail/send.ts';
import { rankOf } from '../../domain/mail/transactional-send.ts';
import { insertInBatches } from '../insert-in-batches.ts';
import { newestFirst } from '../newest-first.ts';
import type { Stores } from '../stores.ts';
import { mailModel } from './mail.model.ts';
import { sendModel, type SendRecord } from './send.model.ts';
import { someText } from '../partial-index.ts';

/** Addresses of mails and events are erased 90 days after the send ended. */
const ADDRESSES_KEPT_MS = 90 * 24 * 60 * 60_000;

const insertRecord = insertInBatches(sendModel);

/** Adds a mailing; false when its id is taken by an earlier attempt. */
export function insertSend(stores: Stores, { id, ...send }: Send): Promise<boolean> {
  return insertRecord(stores, { _id: id, ...send, startDueAt: new Date() });
}

/** Adds a send of one mail, which is due at once; false when its id is taken by an earlier attempt. */
export function insertTransactionalSend(stores: Stores, { id, ...send }: Send): Promise<boolean> {
  const due = { mailRank: rankOf(send), mailDueAt: send.createdAt };
  return insertRecord(stores, { _id: id, ...send, ...due });
}

/** A send of an account; null when there is none. */
export async function findSend(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
): Promise<Send | null> {
  if (!isId('send', id)) return null;
  return found(await sendModel(mongo).findOne({ _id: id, accountId }).lean());
}

interface SendFilter {
  accountId: string;
  /** Only sends with a mail to one of these. */
  candidateIds?: readonly string[] | undefined;
}

/** A page of an account's sends without their texts, newest first; mails to the account itself are not listed. */
export async function listSends(
  { mongo }: Stores,
  { accountId, candidateIds }: SendFilter,
  page: PageStart,
): Promise<ListedSend[]> {
  const listed = {
    accountId,
    kind: { $nin: newsKinds },
    ...(candidateIds && {
      $and: [{ _id: { $in: await sendsTo(mongo, accountId, candidateIds) } }],
    }),
  };
  const records = await newestFirst<SendRecord, ListedRecord>(sendModel(mongo), listed, {
    ...page,
    without: { bodyText: 0, bodyHtml: 0 },
  });
  return records.map(({ _id: id, ...send }) => ({ id, ...send }));
}

/** The sends with a mail to one of these candidates. */
function sendsTo(mongo: Stores['mongo'], accountId: string, candidateIds: readonly string[]) {
  return mailModel(mongo).distinct('sendId', {
    accountId,
    candidateId: { $in: candidateIds, ...someText },
  });
}

type ListedRecord = Omit<ListedSend, 'id'> & Pick<SendRecord, '_id'>;

/**
 * Moves a send to another status unless it has left those of `from`; null then. A send that has ended is no longer
 * started by the sweep.
 */
export async function moveSend(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
  { from, to }: { from: readonly SendStatus[]; to: SendStatus },
): Promise<Send | null> {
  const now = new Date();
  const begin = { $set: { status: to, startedAt: now }, $inc: { version: 1 } };
  const record = await sendModel(mongo)
    .findOneAndUpdate(
      { _id: id, accountId, status: { $in: [...from] } },
      to === 'sending' ? begin : ending(to, now),
      { returnDocument: 'after' },
    )
    .lean<SendRecord>();
  return found(record);
}

/** The change that ends a send: nothing starts it any more, and its addresses are erased 90 days later. */
export function ending(status: SendStatus, endedAt: Date) {
  return {
    $set: { status, endedAt, blankDueAt: blankAt(endedAt) },
    $unset: { startDueAt: 1 as const, mailDueAt: 1 as const },
    $inc: { version: 1 },
  };
}

/** Sends that have not ended and were created before a moment. */
export async function findUnended(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<OwnedRef[]> {
  const records = await sendModel(mongo)
    .find({ startDueAt: { $lte: before } }, { accountId: 1 })
    .sort({ startDueAt: 1 })
    .limit(limit)
    .lean();
  return records.map(({ _id: id, accountId }) => ({ id, accountId }));
}

/** Notes that a workflow was started for a send: the sweep looks again later. */
export async function postponeStart({ mongo }: Stores, id: string, until: Date): Promise<void> {
  await sendModel(mongo).updateOne(
    { _id: id, startDueAt: { $exists: true } },
    { $set: { startDueAt: until } },
  );
}

/** When the addresses of a send that has ended are erased. */
export function blankAt(endedAt: Date): Date {
  return new Date(endedAt.getTime() + ADDRESSES_KEPT_MS);
}

/** Sends whose addresses are due to be erased. */
export async function findBlankDue(
  { mongo }: Stores,
  now: Date,
  limit: number,
): Promise<{ id: string }[]> {
  const records = await sendModel(mongo)
    .find({ blankDueAt: { $lte: now } }, { _id: 1 })
    .sort({ blankDueAt: 1 })
    .limit(limit)
    .lean();
  return records.map(({ _id: id }) => ({ id }));
}

/** The addresses of a send were erased. */
export async function endBlanking({ mongo }: Stores, id: string): Promise<void> {
  await sendModel(mongo).updateOne({ _id: id }, { $unset: { blankDueAt: 1 } });
}

function found(record: SendRecord | null): Send | null {
  return record === null ? null : sendOf(record);
}

/** The send of a record, without the moments of its upkeep. */
export function sendOf(record: SendRecord): Send {
  const { _id: id, startDueAt: _start, mailDueAt: _mail, mailRank: _rank, ...kept } = record;
  const { blankDueAt: _blank, ...send } = kept;
  return { id, ...send };
}
