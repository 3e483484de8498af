import { Schema } from 'mongoose';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { defineModel } from '../../define-model.ts';
import { eventMembers } from './outbox.schema.ts';

/** An event with at least one subscriber or reaction; kept as long as its deliveries. */
export interface EventRecord extends Omit<OutboxEvent, 'id'> {
  _id: string;
}

/** How long events and deliveries can be read and redelivered. */
export const KEPT_SECONDS = 30 * 24 * 60 * 60;

const schema = new Schema<EventRecord>(
  {
    _id: { type: String, required: true },
    ...eventMembers,
  },
  { collection: 'events', versionKey: false, minimize: false },
);

schema.index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS });
schema.index(
  { subjectId: 1 },
  { name: 'subject', partialFilterExpression: { subjectId: { $type: 'string' } } },
);

export const eventModel = defineModel<EventRecord>('Event', schema);
