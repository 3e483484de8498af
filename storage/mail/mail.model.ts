import { Schema } from 'mongoose';
import type { Mail } from '../../domain/mail/mail.ts';
import { defineModel } from '../define-model.ts';
import { addOutbox, type WithOutbox } from '../webhooks/events/outbox.schema.ts';
import { someText } from '../partial-index.ts';

export interface MailRecord extends Omit<Mail, 'id'>, WithOutbox {
  _id: string;
  /**
   * While status is `sending`: which batch sends it, until when that is believed, and the run that has begun to hand
   * it over; empty before. Claims of older releases have no `begun`, and may have begun.
   */
  claim?: { by: string; until: Date; begun?: string };
}

const schema = new Schema<MailRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    sendId: { type: String, required: true },
    position: { type: Number, required: true },
    to: { type: String, default: null },
    domain: { type: String, default: '' },
    addressKey: { type: String, required: true },
    candidateId: { type: String, default: null },
    status: { type: String, required: true },
    firstAttemptAt: { type: Date, default: null },
    attempts: { type: Number, required: true },
    uncertain: { type: Number, required: true },
    nextAttemptAt: { type: Date, default: null },
    events: [Schema.Types.Mixed],
    visits: Schema.Types.Mixed,
    claim: Schema.Types.Mixed,
  },
  { collection: 'mails', versionKey: false },
);

schema.index({ sendId: 1, position: 1 }, { name: 'send' });
schema.index({ sendId: 1, status: 1, nextAttemptAt: 1 }, { name: 'next_attempt' });
schema.index(
  { candidateId: 1, accountId: 1 },
  { name: 'by_candidate', partialFilterExpression: { candidateId: someText } },
);
schema.index({ accountId: 1, addressKey: 1 }, { name: 'address' });
addOutbox(schema);

export const mailModel = defineModel<MailRecord>('Mail', schema);
