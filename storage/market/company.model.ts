import { Schema } from 'mongoose';
import type { Company } from '../../domain/market/company.ts';
import type { Place } from '../../domain/places/place.ts';
import { defineModel } from '../define-model.ts';

/** An employer of the market, identified by its slug. Sources that use the same name share the company. */
export interface CompanyRecord extends Omit<Company, 'id'> {
  _id: string;
  /** From company data; null when unknown. */
  headquarters: Place | null;
  revision: number;
  indexedRevision: number;
  indexDueAt?: Date;
  /** How often counting its open roles has started. Detects concurrent counts. */
  counts: number;
}

const schema = new Schema<CompanyRecord>(
  {
    _id: { type: String, required: true },
    slug: { type: String, required: true },
    name: { type: String, required: true },
    logoUrl: String,
    website: String,
    industry: String,
    description: String,
    foundedYear: Number,
    size: String,
    headquarters: Schema.Types.Mixed,
    coordinates: Schema.Types.Mixed,
    openJobs: { type: Number, required: true },
    revision: { type: Number, required: true },
    indexedRevision: { type: Number, required: true },
    indexDueAt: Date,
    counts: Number,
  },
  { collection: 'companies', versionKey: false, minimize: false },
);

schema.index({ slug: 1 }, { unique: true, name: 'slug' });
schema.index(
  { indexDueAt: 1 },
  { name: 'index_due', partialFilterExpression: { indexDueAt: { $exists: true } } },
);

export const companyModel = defineModel<CompanyRecord>('Company', schema);
