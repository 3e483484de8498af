import { createHash } from 'node:crypto';
import type { QueryFilter } from 'mongoose';
import { formatId, isId, timeOfId } from '../../domain/common/ids.ts';
import {
  waitingStatuses,
  type Mail,
  type MailEvent,
  type MailEventKind,
} from '../../domain/mail/mail.ts';
import { MACHINE, type VisitChange } from '../../domain/mail/tracking.ts';
import type { Addressee } from '../../domain/mail/suppression.ts';
import { noCounts, type SendCounts } from '../../domain/mail/send.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { insertInBatches } from '../insert-in-batches.ts';
import { insertMissing } from '../insert-missing.ts';
import type { Stores } from '../stores.ts';
import { mailModel, type MailRecord } from './mail.model.ts';

/** The id of a mail: the same for every attempt to create it, so that one address has one mail of a send. */
export function mailIdOf(sendId: string, addressKey: string): string {
  const hash = createHash('sha256').update(`${sendId} ${addressKey}`).digest();
  return formatId('mail', timeOfId(sendId), hash);
}

/** Adds mails. Those of an earlier attempt stay as they are. */
export async function insertMails({ mongo }: Stores, mails: readonly Mail[]): Promise<void> {
  await insertMissing(mailModel(mongo), mails.map(recordOf));
}

const insertRecord = insertInBatches(mailModel);

/** Adds one mail, in one write with those of the same moment. */
export async function insertMail(stores: Stores, mail: Mail): Promise<void> {
  await insertRecord(stores, recordOf(mail));
}

function recordOf({ id, ...mail }: Mail): MailRecord {
  return { _id: id, ...mail, outbox: [] };
}

/** When the next mail of a send is due, or the claim of one ends; null when none is left. */
export async function nextAttempt({ mongo }: Stores, sendId: string): Promise<Date | null> {
  const model = mailModel(mongo);
  const next = await model
    .findOne({ sendId, status: { $in: [...waitingStatuses] } }, { nextAttemptAt: 1 })
    .sort({ nextAttemptAt: 1 })
    .lean<MailRecord>();
  if (next !== null) return next.nextAttemptAt;
  const claimed = await model
    .findOne({ sendId, status: 'sending' }, { claim: 1 })
    .lean<MailRecord>();
  return claimed?.claim?.until ?? null;
}

/** Cancels the mails of a send that are not out. One that is being sent ends by itself. */
export async function endWaitingMails(
  { mongo }: Stores,
  sendId: string,
  event: MailEvent & { kind: 'cancelled' | 'failed' },
): Promise<void> {
  await mailModel(mongo).updateMany(
    { sendId, status: { $in: [...waitingStatuses] } },
    { $set: { status: event.kind, nextAttemptAt: null }, $push: { events: event } },
  );
}

/** The number of mails with an event of this kind; a mail has it at most once, beside those of machines. */
function mailsWith(kind: MailEventKind) {
  const cond = { $and: [{ $eq: ['$$this.kind', kind] }, { $ne: ['$$this.reason', MACHINE] }] };
  return { $sum: { $size: { $filter: { input: '$events', cond } } } };
}

const reactions = ['opened', 'clicked', 'unsubscribed', 'complained'] as const;

/** How many mails of each send have each status, and how many of them led to each reaction. */
export async function countMails(
  { mongo }: Stores,
  sendIds: readonly string[],
): Promise<Map<string, SendCounts>> {
  const counts = new Map(sendIds.map((id) => [id, noCounts()]));
  const groups = await mailModel(mongo).aggregate<
    Record<(typeof reactions)[number], number> & {
      _id: { sendId: string; status: Mail['status'] };
      mails: number;
    }
  >([
    { $match: { sendId: { $in: [...sendIds] } } },
    {
      $group: {
        _id: { sendId: '$sendId', status: '$status' },
        mails: { $sum: 1 },
        ...Object.fromEntries(reactions.map((kind) => [kind, mailsWith(kind)])),
      },
    },
  ]);
  for (const { _id, mails, ...reacted } of groups) {
    const of = counts.get(_id.sendId);
    if (of === undefined) continue;
    of[_id.status === 'sending' ? 'queued' : _id.status] += mails;
    for (const kind of reactions) of[kind] += reacted[kind];
  }
  return counts;
}

/** Mails of a send in its order, from a position on. */
export async function listMails(
  { mongo }: Stores,
  sendId: string,
  { from, limit, kind, to }: { from: number; limit: number; kind?: MailEventKind; to?: string },
): Promise<Mail[]> {
  const filter: QueryFilter<MailRecord> = {
    sendId,
    position: { $gte: from },
    ...(kind !== undefined && { 'events.kind': kind }),
    ...(to !== undefined && { to }),
  };
  const records = await mailModel(mongo)
    .find(filter)
    .sort({ position: 1 })
    .limit(limit)
    .lean<MailRecord[]>();
  return records.map(mailOf);
}

/** The addresses of keys, and their candidates, as far as mails of the account still hold them. */
export async function findAddressees(
  { mongo }: Stores,
  accountId: string,
  addressKeys: readonly string[],
): Promise<Map<string, Addressee>> {
  const records = await mailModel(mongo).aggregate<Addressee & { _id: string }>([
    { $match: { accountId, addressKey: { $in: [...addressKeys] }, to: { $type: 'string' } } },
    {
      $group: {
        _id: '$addressKey',
        address: { $max: '$to' },
        candidateId: { $max: '$candidateId' },
      },
    },
  ]);
  return new Map(records.map(({ _id, ...addressee }) => [_id, addressee]));
}

/** A mail by the id in its return address, which is signed. */
export async function findMail({ mongo }: Stores, id: string): Promise<Mail | null> {
  if (!isId('mail', id)) return null;
  const record = await mailModel(mongo).findById(id).lean<MailRecord>();
  return record === null ? null : mailOf(record);
}

/** Notes that a sent mail was returned. One that is not sent any more is not changed. */
export async function bounceMail(
  { mongo }: Stores,
  id: string,
  { event, news }: { event: MailEvent & { kind: 'bounced' }; news: OutboxEvent },
): Promise<void> {
  await mailModel(mongo).updateOne(
    { _id: id, status: 'sent' },
    { $set: { status: 'bounced' }, $push: { events: event, outbox: news } },
  );
}

/** Adds an event to the mail of an address, unless it has one of that kind. */
export async function noteOnce({ mongo }: Stores, id: string, event: MailEvent): Promise<void> {
  await mailModel(mongo).updateOne(
    { _id: id, 'events.kind': { $ne: event.kind } },
    { $push: { events: event } },
  );
}

/** Notes a visit; false when another came between. Events keep their places. */
export async function noteVisit(
  { mongo }: Stores,
  { id, version }: { id: string; version: number },
  { clicks, event, machines }: VisitChange,
): Promise<boolean> {
  const turned = machines.map((place) => [`events.${place}.reason`, MACHINE] as const);
  const { matchedCount } = await mailModel(mongo).updateOne(
    { _id: id, 'visits.version': version },
    {
      $set: {
        'visits.version': version + 1,
        'visits.clicks': clicks,
        ...Object.fromEntries(turned),
      },
      ...(event !== null && { $push: { events: event } }),
    },
  );
  return matchedCount === 1;
}

/** A mail without what only the storage needs. */
export function mailOf({ _id: id, claim: _claim, outbox: _outbox, ...mail }: MailRecord): Mail {
  return { id, ...mail };
}
