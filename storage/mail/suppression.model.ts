import { Schema } from 'mongoose';
import type { SuppressionReason } from '../../domain/mail/suppression.ts';
import { defineModel } from '../define-model.ts';

export interface SuppressionRecord {
  /** `<list> <keyed hash of the address>` */
  _id: string;
  addressKey: string;
  reason: SuppressionReason;
  createdAt: Date;
  /** The account whose list shows the entry, and the entry's id there. */
  accountId?: string;
  publicId?: string;
  candidateId?: string;
  /** Of the list of the installation: the last mail that was sent all the same. */
  triedAt?: Date;
  triedBy?: string;
}

const schema = new Schema<SuppressionRecord>(
  {
    _id: { type: String, required: true },
    addressKey: { type: String, required: true },
    reason: { type: String, required: true },
    createdAt: { type: Date, required: true },
    accountId: String,
    publicId: String,
    candidateId: String,
    triedAt: Date,
    triedBy: String,
  },
  { collection: 'suppressions', versionKey: false },
);

schema.index(
  { accountId: 1, publicId: -1 },
  { name: 'account', partialFilterExpression: { accountId: { $exists: true } } },
);

export const suppressionModel = defineModel<SuppressionRecord>('Suppression', schema);
