import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

export interface MailSecondRecord {
  /** Seconds since 1970. */
  _id: number;
  sent: number;
  expiresAt: Date;
}

const schema = new Schema<MailSecondRecord>(
  {
    _id: { type: Number, required: true },
    sent: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'mail_seconds', versionKey: false },
);

schema.index({ expiresAt: 1 }, { name: 'expiry', expireAfterSeconds: 0 });

export const mailSecondModel = defineModel<MailSecondRecord>('MailSecond', schema);
