import { Schema } from 'mongoose';
import type { Posting } from '../../domain/hiring/posting.ts';
import { defineModel } from '../define-model.ts';
import { addOutbox, type WithOutbox } from '../webhooks/events/outbox.schema.ts';

/** A posting as MongoDB holds it. */
export interface PostingRecord extends Omit<Posting, 'id'>, WithOutbox {
  _id: string;
  /** Present while market index, board and closing timer may lag behind the latest change: since when. */
  projectionDueAt?: Date;
}

const schema = new Schema<PostingRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    organizationId: { type: String, required: true },
    slug: { type: String, required: true },
    title: { type: String, required: true },
    status: { type: String, required: true },
    descriptionHtml: String,
    descriptionText: String,
    department: String,
    locations: [Schema.Types.Mixed],
    workplaceType: String,
    employmentType: String,
    seniorityLevel: String,
    salary: Schema.Types.Mixed,
    applicationFields: [Schema.Types.Mixed],
    features: { type: Schema.Types.Mixed, required: true },
    confirmationText: String,
    closesAt: Date,
    publishedAt: Date,
    closedAt: Date,
    createdBy: { type: String, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
    projectionDueAt: Date,
  },
  { collection: 'postings', versionKey: false, minimize: false },
);

addOutbox(schema);
schema.index({ organizationId: 1, slug: 1 }, { unique: true, name: 'organization_slug' });
schema.index({ organizationId: 1, status: 1, publishedAt: -1, _id: -1 }, { name: 'board' });
schema.index({ accountId: 1, status: 1, _id: -1 }, { name: 'account_status' });
schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index(
  { closesAt: 1 },
  { name: 'closes_at', partialFilterExpression: { closesAt: { $type: 'date' } } },
);
schema.index(
  { projectionDueAt: 1 },
  { name: 'projection_due', partialFilterExpression: { projectionDueAt: { $exists: true } } },
);

export const postingModel = defineModel<PostingRecord>('Posting', schema);
