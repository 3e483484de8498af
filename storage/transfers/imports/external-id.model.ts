import { Schema } from 'mongoose';
import { defineModel } from '../../define-model.ts';

/** The record that stands for an id of another system. */
export interface ExternalIdRecord {
  /** `<account>:<kind>:<hash of the external id>` */
  _id: string;
  accountId: string;
  /** The candidate, application or role. It may be written a moment later. */
  recordId: string;
  at: Date;
}

const schema = new Schema<ExternalIdRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    recordId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'external_ids', versionKey: false },
);

schema.index({ accountId: 1, recordId: 1 }, { name: 'record' });

export const externalIdModel = defineModel<ExternalIdRecord>('ExternalId', schema);
