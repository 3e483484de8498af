import { Schema } from 'mongoose';
import type { Organization } from '../../domain/hiring/organization.ts';
import { defineModel } from '../define-model.ts';

/** An organization as MongoDB holds it. */
export interface OrganizationRecord extends Omit<Organization, 'id'> {
  _id: string;
  /** Present while roles and board lag behind the latest change: since when. */
  projectionDueAt?: Date;
}

const schema = new Schema<OrganizationRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    slug: { type: String, required: true },
    name: { type: String, required: true },
    tagline: String,
    description: String,
    website: String,
    logoUrl: String,
    coverUrl: String,
    brandColor: String,
    locations: [Schema.Types.Mixed],
    socialLinks: { type: Schema.Types.Mixed, required: true },
    features: { type: Schema.Types.Mixed, required: true },
    boardRevision: { type: Number, required: true },
    version: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    projectionDueAt: Date,
  },
  { collection: 'organizations', versionKey: false, minimize: false },
);

schema.index({ slug: 1 }, { unique: true, name: 'slug' });
schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index(
  { projectionDueAt: 1 },
  { name: 'projection_due', partialFilterExpression: { projectionDueAt: { $exists: true } } },
);

export const organizationModel = defineModel<OrganizationRecord>('Organization', schema);
