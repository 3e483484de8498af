import { Schema } from 'mongoose';
import type { AlertDisabledReason, AlertSettings } from '../../../domain/market/alerts/alert.ts';
import { defineModel } from '../../define-model.ts';
import { addOutbox, type WithOutbox } from '../../webhooks/events/outbox.schema.ts';

/** A digest to be sent. It stays in its alert until it is sent and its matches are marked. */
export interface AlertDigest {
  /** Derived from the alert, the due time and the first match, so that every retry has the same id. */
  id: string;
  /** The alert's matches in this digest: those that it lists, and those whose job has closed. */
  matchIds: string[];
}

/** A job alert as MongoDB holds it (decision 0027). */
export interface AlertRecord extends AlertSettings, WithOutbox {
  _id: string;
  accountId: string;
  /** Hash of the parsed filter. Alerts with equal filters share one search. */
  filterHash: string;
  disabledReason: AlertDisabledReason | null;
  /** Only jobs that become searchable after this moment match. */
  startsAt: Date;
  /** When the next digest is due. For an instant alert: set while it has matches to send. */
  nextDueAt: Date | null;
  /** When the last digest was due, sent or not. */
  lastDueAt: Date | null;
  lastSentAt: Date | null;
  /** Number of jobs sent so far. */
  matched: number;
  digest?: AlertDigest;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

const schema = new Schema<AlertRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    name: { type: String, required: true },
    filters: { type: Schema.Types.Mixed, required: true },
    filterHash: { type: String, required: true },
    cadence: { type: String, required: true },
    channel: { type: String, required: true },
    timezone: { type: String, required: true },
    enabled: { type: Boolean, required: true },
    disabledReason: String,
    startsAt: { type: Date, required: true },
    nextDueAt: Date,
    lastDueAt: Date,
    lastSentAt: Date,
    matched: { type: Number, required: true },
    digest: Schema.Types.Mixed,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'job_alerts', versionKey: false, minimize: false },
);

schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index(
  { filterHash: 1, _id: 1 },
  { name: 'enabled_filter', partialFilterExpression: { enabled: true } },
);
schema.index(
  { startsAt: 1 },
  { name: 'enabled_start', partialFilterExpression: { enabled: true } },
);
schema.index(
  { nextDueAt: 1 },
  { name: 'due', partialFilterExpression: { nextDueAt: { $type: 'date' } } },
);
schema.index({ 'digest.id': 1 }, { name: 'digest', sparse: true });
addOutbox(schema);

export const alertModel = defineModel<AlertRecord>('JobAlert', schema);
