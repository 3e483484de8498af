import { Schema } from 'mongoose';
import type { DeliveryStatus } from '../../domain/webhooks/delivery-row.ts';
import type { EventKind } from '../../domain/webhooks/events/registry.ts';
import { defineModel } from '../define-model.ts';
import { KEPT_SECONDS } from './events/event.model.ts';

/** One request to an endpoint and its result. */
export interface DeliveryAttempt {
  number: number;
  at: Date;
  durationMs: number;
  /** Null when there was no response. */
  statusCode: number | null;
  /** Why there was no response, as an error code of safe-fetch; null when there was one. */
  error: string | null;
  /** The first KiB of the response. */
  responseExcerpt: string | null;
}

/** One event for one endpoint. `_id` is derived from the two, so there is never a second one. */
export interface DeliveryRecord {
  _id: string;
  accountId: string;
  webhookId: string;
  eventId: string;
  eventKind: EventKind;
  status: DeliveryStatus;
  /**
   * When its endpoint's workflow may attempt it. A new delivery that its announcer attempts is not due for a minute.
   */
  nextAttemptAt: Date | null;
  attempts: DeliveryAttempt[];
  /** Attempts ever made, including those no longer listed. */
  attemptCount: number;
  /** Attempts made before the schedule was last restarted. */
  earlierAttempts: number;
  /** Its workflow postponed it, because the endpoint does not respond. */
  isPostponed?: boolean;
  createdAt: Date;
}

const schema = new Schema<DeliveryRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    webhookId: { type: String, required: true },
    eventId: { type: String, required: true },
    eventKind: { type: String, required: true },
    status: { type: String, required: true },
    nextAttemptAt: Date,
    attempts: { type: [Schema.Types.Mixed], required: true },
    attemptCount: { type: Number, required: true },
    earlierAttempts: { type: Number, required: true },
    isPostponed: Boolean,
    createdAt: { type: Date, required: true },
  } as never,
  { collection: 'webhook_deliveries', versionKey: false, minimize: false },
);

schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index({ accountId: 1, status: 1, _id: -1 }, { name: 'account_status' });
schema.index({ webhookId: 1, _id: -1 }, { name: 'webhook' });
schema.index({ eventId: 1 }, { name: 'event' });
schema.index(
  { webhookId: 1, nextAttemptAt: 1 },
  { name: 'due_of_webhook', partialFilterExpression: { status: 'pending' } },
);
schema.index({ nextAttemptAt: 1 }, { name: 'due', partialFilterExpression: { status: 'pending' } });
schema.index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS });

export const deliveryModel = defineModel<DeliveryRecord>('WebhookDelivery', schema);
