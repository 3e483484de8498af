import { Schema } from 'mongoose';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';

/** An event without its id, as stored in an outbox and among the announced events. */
export const eventMembers = {
  kind: { type: String, required: true },
  createdAt: { type: Date, required: true },
  accountId: { type: String, required: true },
  organizationId: String,
  subjectId: String,
  traceParent: String,
  data: { type: Schema.Types.Mixed, required: true },
};

const eventSchema = new Schema<OutboxEvent>(
  {
    id: { type: String, required: true },
    ...eventMembers,
  },
  { _id: false, id: false, minimize: false },
);

/** The member that documents with announced changes add to their own. */
export interface WithOutbox {
  /** Events of this document that are not announced yet. */
  outbox: OutboxEvent[];
}

/** Adds `outbox` to a schema, and an index of documents with a non-empty outbox for the sweep. */
export function addOutbox<T extends WithOutbox>(schema: Schema<T>): void {
  schema.add({ outbox: { type: [eventSchema], required: true } } as never);
  schema.index({ 'outbox.createdAt': 1 }, { name: 'outbox', sparse: true });
}
