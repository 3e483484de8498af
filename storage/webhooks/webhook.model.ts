import { Schema } from 'mongoose';
import type { EventKind } from '../../domain/webhooks/events/registry.ts';
import { defineModel } from '../define-model.ts';
import { addOutbox, type WithOutbox } from './events/outbox.schema.ts';

/** An endpoint that receives events of an account (decision 0016). */
export interface WebhookRecord extends WithOutbox {
  _id: string;
  accountId: string;
  url: string;
  description: string | null;
  eventKinds: (EventKind | '*')[];
  status: 'enabled' | 'disabled';
  /** Why it is disabled: a 410 response, only failures for 5 days, or the account's request. */
  disabledReason: 'gone' | 'failing' | 'requested' | null;
  /** `whsec_` + base64 of the 32 bytes of the signing key, encrypted; see webhook-secrets.ts. */
  secret: string;
  /** Also signs for a day after a rotation. */
  previousSecret: { secret: string; validUntil: Date } | null;
  /** The run of the latest rotation; absent before the first. */
  rotatedBy?: string | null;
  /** The first failure since the last success. */
  failingSince: Date | null;
  createdAt: Date;
  version: number;
}

const schema = new Schema<WebhookRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    url: { type: String, required: true },
    description: String,
    eventKinds: { type: [String], required: true },
    status: { type: String, required: true },
    disabledReason: String,
    secret: { type: String, required: true },
    previousSecret: Schema.Types.Mixed,
    rotatedBy: String,
    failingSince: Date,
    createdAt: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'webhooks', versionKey: false },
);

schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
addOutbox(schema);

export const webhookModel = defineModel<WebhookRecord>('Webhook', schema);
