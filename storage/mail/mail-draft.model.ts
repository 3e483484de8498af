import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

export interface MailDraftRecord {
  /** The id of a send whose mails are being stored. */
  _id: string;
  since: Date;
}

const schema = new Schema<MailDraftRecord>(
  { _id: { type: String, required: true }, since: { type: Date, required: true } },
  { collection: 'mail_drafts', versionKey: false },
);

schema.index({ since: 1 }, { name: 'since' });

export const mailDraftModel = defineModel<MailDraftRecord>('MailDraft', schema);
