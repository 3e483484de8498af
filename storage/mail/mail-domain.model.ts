import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

export interface MailDomainRecord {
  _id: string;
  pausedUntil: Date;
  /** Pauses in a row. */
  level: number;
}

const schema = new Schema<MailDomainRecord>(
  {
    _id: { type: String, required: true },
    pausedUntil: { type: Date, required: true },
    level: { type: Number, required: true },
  },
  { collection: 'mail_domains', versionKey: false },
);

schema.index({ pausedUntil: 1 }, { name: 'paused' });

export const mailDomainModel = defineModel<MailDomainRecord>('MailDomain', schema);
