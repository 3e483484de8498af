import { Schema } from 'mongoose';
import type { Notification } from '../../../domain/mail/notifications/notification.ts';
import { defineModel } from '../../define-model.ts';
import { someText } from '../../partial-index.ts';

const KEPT_SECONDS = 90 * 24 * 60 * 60;

export interface NotificationRecord extends Omit<Notification, 'id'> {
  _id: string;
  /** Present until the digest that it belongs to is out. */
  digestDueAt?: Date;
}

const schema = new Schema<NotificationRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    recipientId: { type: String, required: true },
    kind: { type: String, required: true },
    candidateId: { type: String, default: null },
    jobId: { type: String, default: null },
    targetId: { type: String, default: null },
    title: { type: String, default: null },
    delivery: { type: String, required: true },
    readAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    digestDueAt: Date,
  },
  { collection: 'notifications', versionKey: false },
);

schema.index({ accountId: 1, recipientId: 1, _id: -1 }, { name: 'recipient' });
schema.index({ accountId: 1, recipientId: 1, readAt: 1, _id: -1 }, { name: 'unread' });
schema.index(
  { digestDueAt: 1 },
  { name: 'digest_due', partialFilterExpression: { digestDueAt: { $exists: true } } },
);
schema.index(
  { candidateId: 1 },
  { name: 'by_candidate', partialFilterExpression: { candidateId: someText } },
);
schema.index({ createdAt: 1 }, { name: 'expiry', expireAfterSeconds: KEPT_SECONDS });

export const notificationModel = defineModel<NotificationRecord>('Notification', schema);
