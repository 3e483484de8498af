import { Schema } from 'mongoose';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { defineModel } from '../../define-model.ts';
import { eventMembers } from './outbox.schema.ts';
import { someText } from '../../partial-index.ts';

/** An event as announced; kept as long as its deliveries. */
export interface EventRecord extends Omit<OutboxEvent, 'id'> {
  _id: string;
  /** Position in the account's feed, by the time of storing; null for internal kinds. */
  position: string | null;
}

/** How long events and deliveries can be read and redelivered. */
export const KEPT_SECONDS = 30 * 24 * 60 * 60;

const schema = new Schema<EventRecord>(
  {
    _id: { type: String, required: true },
    ...eventMembers,
    position: String,
  },
  { collection: 'events', versionKey: false, minimize: false },
);

schema.index({ accountId: 1, position: -1 }, { name: 'feed' });
schema.index({ accountId: 1, kind: 1, position: -1 }, { name: 'feed_by_kind' });
schema.index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS });
schema.index(
  { subjectId: 1 },
  { name: 'by_subject', partialFilterExpression: { subjectId: someText } },
);

export const eventModel = defineModel<EventRecord>('Event', schema);
