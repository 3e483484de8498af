import type { QueryFilter } from 'mongoose';
import type { PageStart } from '../../../domain/common/result-page.ts';
import type { Notification } from '../../../domain/mail/notifications/notification.ts';
import { insertInBatches } from '../../insert-in-batches.ts';
import { newestFirst } from '../../newest-first.ts';
import { readOwned } from '../../read-owned.ts';
import type { Stores } from '../../stores.ts';
import { notificationModel, type NotificationRecord } from './notification.model.ts';
import { someText } from '../../partial-index.ts';

/** A member of an account, or the account itself. */
export interface Recipient {
  accountId: string;
  recipientId: string;
}

const insertRecord = insertInBatches(notificationModel);
const readRecord = readOwned<NotificationRecord>(notificationModel);

/** Stores news once per event and recipient. Returns what is stored, which an earlier attempt may have decided. */
export async function keepNotification(
  stores: Stores,
  notification: Notification,
  digestDueAt: Date | null,
): Promise<Notification> {
  const { id, ...rest } = notification;
  const record = { _id: id, ...rest, ...(digestDueAt !== null && { digestDueAt }) };
  if (await insertRecord(stores, record)) return notification;
  const stored = await readRecord(stores, notification);
  if (stored === null) throw new Error('A stored notification is gone.');
  return notificationOf(stored);
}

/** A page of a recipient's notifications, newest first. */
export async function listNotifications(
  { mongo }: Stores,
  { accountId, recipientId, unread = false }: Recipient & { unread?: boolean | undefined },
  page: PageStart,
): Promise<Notification[]> {
  const filter: QueryFilter<NotificationRecord> = {
    ...{ accountId, recipientId },
    ...(unread && { readAt: null }),
  };
  const records = await newestFirst(notificationModel(mongo), filter, page);
  return records.map(notificationOf);
}

/** How many a recipient has not read, up to a limit. */
export async function countUnread(
  { mongo }: Stores,
  { accountId, recipientId }: Recipient,
  limit: number,
): Promise<number> {
  return notificationModel(mongo).countDocuments(
    { accountId, recipientId, readAt: null },
    { limit },
  );
}

/** Marks notifications of a recipient as read: all, or those with these ids. Read ones keep their time. */
export async function markRead(
  { mongo }: Stores,
  { accountId, recipientId }: Recipient,
  { ids, at }: { ids: readonly string[] | null; at: Date },
): Promise<void> {
  await notificationModel(mongo).updateMany(
    { accountId, recipientId, readAt: null, ...(ids !== null && { _id: { $in: [...ids] } }) },
    { $set: { readAt: at } },
  );
}

/** Deletes the notifications about candidates. */
export async function deleteNotificationsOf(
  { mongo }: Stores,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<void> {
  await notificationModel(mongo).deleteMany({
    candidateId: { $in: [...ids], ...someText },
    accountId,
  });
}

export function notificationOf({
  _id: id,
  digestDueAt: _due,
  ...notification
}: NotificationRecord): Notification {
  return { id, ...notification };
}
