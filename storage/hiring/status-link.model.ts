import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

export interface StatusLinkRecord {
  /** SHA-256 of the token. */
  _id: string;
  accountId: string;
  /** As it was when the link was made; a survivor of a merge is found from it. */
  candidateId: string;
  applicationId: string;
  jobId: string;
  organizationId: string;
}

const schema = new Schema<StatusLinkRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    candidateId: { type: String, required: true },
    applicationId: { type: String, required: true },
    jobId: { type: String, required: true },
    organizationId: { type: String, required: true },
  },
  { collection: 'status_links', versionKey: false },
);

schema.index({ candidateId: 1 }, { name: 'candidate' });

export const statusLinkModel = defineModel<StatusLinkRecord>('StatusLink', schema);
