import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

export interface MailBatchRecord {
  /** The account. */
  _id: string;
  /** Its batches that run, and until when that is believed. */
  batches: { by: string; until: Date }[];
}

const schema = new Schema<MailBatchRecord>(
  { _id: { type: String, required: true }, batches: [Schema.Types.Mixed] },
  { collection: 'mail_batches', versionKey: false },
);

export const mailBatchModel = defineModel<MailBatchRecord>('MailBatch', schema);
