import type { QueryFilter } from 'mongoose';
import { waitingStatuses, type MailEvent } from '../../domain/mail/mail.ts';
import { MACHINE } from '../../domain/mail/tracking.ts';
import type { Stores } from '../stores.ts';
import { mailModel, type MailRecord } from './mail.model.ts';

const unended = [...waitingStatuses, 'sending'] as const;

/** Erases the address of anonymised candidates, and ends what is not out. */
export async function forgetMails(
  { mongo }: Stores,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  const theirs = { accountId, candidateId: { $in: [...ids] } };
  const model = mailModel(mongo);
  const gone: MailEvent = { kind: 'failed', at: new Date(), reason: 'recipient_gone' };
  await model.updateMany(
    { ...theirs, status: { $in: [...waitingStatuses] } },
    { $set: { status: 'failed', nextAttemptAt: null }, $push: { events: gone } },
  );
  // A mail that is being sent keeps its address until it ends.
  await blank(model, { ...theirs, status: { $nin: [...unended] } });
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
