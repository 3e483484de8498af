import type { QueryFilter } from 'mongoose';
import { waitingStatuses, type MailEvent } from '../../domain/mail/mail.ts';
import { MACHINE } from '../../domain/mail/tracking.ts';
import type { Stores } from '../stores.ts';
import { mailModel, type MailRecord } from './mail.model.ts';
import { sendModel } from './send.model.ts';
import { someText } from '../partial-index.ts';

const unended = [...waitingStatuses, 'sending'] as const;

/** An anonymised candidate: its ids, and the keys of its addresses. */
export interface Addressee {
  accountId: string;
  ids: readonly string[];
  addressKeys: readonly string[];
}

/** Mails to a candidate, and to its addresses alone. An address may be another candidate's since. */
function mailsTo({ accountId, ids, addressKeys }: Addressee): QueryFilter<MailRecord>[] {
  return [
    { accountId, candidateId: { $in: [...ids], ...someText } },
    { accountId, addressKey: { $in: [...addressKeys] }, candidateId: null },
  ];
}

/** Erases the address of an anonymised candidate, and ends what is not out. */
export async function forgetMails({ mongo }: Stores, addressee: Addressee): Promise<void> {
  const model = mailModel(mongo);
  const gone: MailEvent = { kind: 'failed', at: new Date(), reason: 'recipient_gone' };
  for (const theirs of mailsTo(addressee)) {
    await model.updateMany(
      { ...theirs, status: { $in: [...waitingStatuses] } },
      { $set: { status: 'failed', nextAttemptAt: null }, $push: { events: gone } },
    );
    // A mail that is being sent keeps its address until it ends.
    await blank(model, { ...theirs, status: { $nin: [...unended] } });
  }
}

/**
 * Erases subject and text of the sends to an anonymised candidate alone. A text for several people stays. What is
 * being sent keeps its text until it ends.
 */
export async function forgetSends({ mongo }: Stores, addressee: Addressee): Promise<void> {
  const { accountId } = addressee;
  for (const theirs of mailsTo(addressee)) {
    const ended = { ...theirs, status: { $nin: [...unended] } };
    const sendIds = await mailModel(mongo).distinct('sendId', ended);
    await sendModel(mongo).updateMany(
      { _id: { $in: sendIds }, accountId, recipients: 1 },
      { $set: { subject: '', bodyText: null, bodyHtml: null }, $unset: { invitation: 1, link: 1 } },
    );
  }
}

/** The ids of the mails to an anonymised candidate, and of their sends. */
export async function findMailIds(
  { mongo }: Stores,
  addressee: Addressee,
): Promise<{ mailIds: string[]; sendIds: string[] }> {
  const found = await Promise.all(
    mailsTo(addressee).map((theirs) =>
      mailModel(mongo).find(theirs, { sendId: 1 }).lean<Pick<MailRecord, '_id' | 'sendId'>[]>(),
    ),
  );
  const mails = found.flat();
  return {
    mailIds: mails.map(({ _id }) => _id),
    sendIds: [...new Set(mails.map(({ sendId }) => sendId))],
  };
}

/** Erases the addresses of a send that ended long ago. */
export function blankMails({ mongo }: Stores, sendId: string): Promise<void> {
  return blank(mailModel(mongo), { sendId, to: { $type: 'string' } });
}

/** Replies of servers repeat the address. Visits to such a mail are no longer noted. */
async function blank(
  model: ReturnType<typeof mailModel>,
  filter: QueryFilter<MailRecord>,
): Promise<void> {
  const records = await model.find(filter, { _id: 1 }).lean<{ _id: string }[]>();
  for (const { _id } of records) while (!(await blankOne(model, _id)));
}

/** False when an event came between. */
async function blankOne(model: ReturnType<typeof mailModel>, _id: string): Promise<boolean> {
  const record = await model.findById(_id, { events: 1 }).lean<MailRecord>();
  if (record === null) return true;
  const events = record.events.map((event) => ({
    ...event,
    reason: event.reason === MACHINE ? MACHINE : null,
  }));
  const { matchedCount } = await model.updateOne(
    { _id, events: { $size: events.length } },
    { $set: { to: null, domain: '', events }, $unset: { visits: 1 } },
  );
  return matchedCount === 1;
}
