import { Schema } from 'mongoose';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';

/** An event without its id, in an outbox as among the events that have been announced. */
export const eventMembers = {
  kind: { type: String, required: true },
  createdAt: { type: Date, required: true },
  accountId: { type: String, required: true },
  organizationId: String,
  subjectId: String,
  data: { type: Schema.Types.Mixed, required: true },
};

const eventSchema = new Schema<OutboxEvent>(
  {
    id: { type: String, required: true },
    ...eventMembers,
  },
  { _id: false, id: false, minimize: false },
);

/** What a document whose changes are announced has beside its own members. */
export interface WithOutbox {
  /** Events of this document that nobody has been told of yet. */
  outbox: OutboxEvent[];
}

/** Gives a schema its `outbox`, and the sweep an index of the documents where it is not empty. */
export function addOutbox<T extends WithOutbox>(schema: Schema<T>): void {
  schema.add({ outbox: { type: [eventSchema], required: true } } as never);
  schema.index({ 'outbox.createdAt': 1 }, { name: 'outbox', sparse: true });
}
