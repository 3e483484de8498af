import type { Notification } from '../../../domain/mail/notifications/notification.ts';
import type { Stores } from '../../stores.ts';
import { notificationModel, type NotificationRecord } from './notification.model.ts';
import { notificationOf, type Recipient } from './notifications.ts';

/** The news of one recipient that one digest reports. */
export interface DueDigest extends Recipient {
  dueAt: Date;
  /** Names it in logs. */
  id: string;
}

/** Digests whose time came before a moment, longest ago first. */
export async function findDueDigests(
  { mongo }: Stores,
  before: Date,
  limit: number,
): Promise<DueDigest[]> {
  const groups = await notificationModel(mongo).aggregate<{ _id: Omit<DueDigest, 'id'> }>([
    { $match: { digestDueAt: { $lte: before } } },
    {
      $group: {
        _id: { accountId: '$accountId', recipientId: '$recipientId', dueAt: '$digestDueAt' },
      },
    },
    { $sort: { '_id.dueAt': 1 } },
    { $limit: limit },
  ]);
  return groups.map(({ _id }) => ({ ..._id, id: _id.recipientId }));
}

/** The news of a digest that was not read meanwhile, oldest first. */
export async function listDigestNews(
  { mongo }: Stores,
  { accountId, recipientId, dueAt }: DueDigest,
  limit: number,
): Promise<Notification[]> {
  const records = await notificationModel(mongo)
    .find({ accountId, recipientId, digestDueAt: dueAt, readAt: null })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<NotificationRecord[]>();
  return records.map(notificationOf);
}

/** Ends a digest that is out. Idempotent. */
export async function endDigest(
  { mongo }: Stores,
  { accountId, recipientId, dueAt }: DueDigest,
): Promise<void> {
  await notificationModel(mongo).updateMany(
    { accountId, recipientId, digestDueAt: dueAt },
    { $unset: { digestDueAt: '' } },
  );
}
