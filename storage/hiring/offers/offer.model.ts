import { Schema } from 'mongoose';
import type { Offer } from '../../../domain/hiring/offers/offer.ts';
import { addTrail, type WithTrail } from '../../accounts/audit/trail.schema.ts';
import { defineModel } from '../../define-model.ts';
import { addOutbox, type WithOutbox } from '../../webhooks/events/outbox.schema.ts';
import { present, someText } from '../../partial-index.ts';

export interface OfferRecord extends Omit<Offer, 'id'>, WithOutbox, WithTrail {
  _id: string;
  /** Present while the offer is sent: its candidate and job, which have one open offer. */
  openKey?: string;
}

const schema = new Schema<OfferRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    candidateId: { type: String, required: true },
    jobId: String,
    organizationId: String,
    title: { type: String, required: true },
    location: String,
    salary: Schema.Types.Mixed,
    startDate: String,
    expiresAt: Date,
    message: String,
    status: { type: String, required: true },
    sentAt: Date,
    decision: Schema.Types.Mixed,
    versions: [Schema.Types.Mixed],
    token: String,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
    openKey: String,
  },
  { collection: 'offers', versionKey: false, minimize: false },
);

addOutbox(schema);
addTrail(schema);
schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index({ accountId: 1, candidateId: 1, _id: -1 }, { name: 'candidate' });
schema.index({ accountId: 1, jobId: 1, status: 1 }, { name: 'job' });
schema.index(
  { token: 1 },
  { name: 'by_token', unique: true, partialFilterExpression: { token: someText } },
);
/** One open offer per candidate and job. */
schema.index(
  { openKey: 1 },
  { name: 'by_open_key', unique: true, partialFilterExpression: { openKey: present } },
);
schema.index(
  { status: 1, expiresAt: 1 },
  { name: 'expiry', partialFilterExpression: { status: 'sent' } },
);

export const offerModel = defineModel<OfferRecord>('Offer', schema);
