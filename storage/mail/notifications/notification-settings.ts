import type { NotificationChoices } from '../../../domain/mail/notifications/notification-kinds.ts';
import type { Stores } from '../../stores.ts';
import { notificationSettingsModel } from './notification-settings.model.ts';
import type { Recipient } from './notifications.ts';

type Chosen = Partial<NotificationChoices>;

/** The choices of the recipients of an account, by recipient. */
export async function findChoices(
  { mongo }: Stores,
  accountId: string,
): Promise<Map<string, Chosen>> {
  const records = await notificationSettingsModel(mongo).find({ accountId }).lean();
  return new Map(records.map(({ recipientId, choices }) => [recipientId, choices]));
}

/** Changes choices of a recipient. Concurrent changes of other kinds are kept. */
export async function changeChoices(
  { mongo }: Stores,
  { accountId, recipientId }: Recipient,
  changes: Chosen,
): Promise<void> {
  const set = Object.entries(changes).map(([kind, choice]) => [`choices.${kind}`, choice] as const);
  await notificationSettingsModel(mongo).updateOne(
    { _id: `${accountId} ${recipientId}` },
    { $set: Object.fromEntries<string>(set), $setOnInsert: { accountId, recipientId } },
    { upsert: true },
  );
}
