import { Schema } from 'mongoose';
import type { NotificationChoices } from '../../../domain/mail/notifications/notification-kinds.ts';
import { defineModel } from '../../define-model.ts';

export interface NotificationSettingsRecord {
  /** Account and recipient. */
  _id: string;
  accountId: string;
  recipientId: string;
  /** Those that differ from the defaults, or were set to them. */
  choices: Partial<NotificationChoices>;
}

const schema = new Schema<NotificationSettingsRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    recipientId: { type: String, required: true },
    choices: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'notification_settings', versionKey: false, minimize: false },
);

schema.index({ accountId: 1 }, { name: 'account' });

export const notificationSettingsModel = defineModel<NotificationSettingsRecord>(
  'NotificationSettings',
  schema,
);
