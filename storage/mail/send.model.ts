import { Schema } from 'mongoose';
import type { Send } from '../../domain/mail/send.ts';
import type { MailRank } from '../../domain/mail/transactional-send.ts';
import { defineModel } from '../define-model.ts';

export interface SendRecord extends Omit<Send, 'id'> {
  _id: string;
  /** Present until the send has ended: from when the sweep starts its workflow. */
  startDueAt?: Date;
  /** Present until a transactional send has ended: when its mail is due. It has no workflow of its own. */
  mailDueAt?: Date;
  /** Of a transactional send: 0 leaves before 1. */
  mailRank?: MailRank;
  /** Present from the end until the addresses of its mails were erased. */
  blankDueAt?: Date;
}

const schema = new Schema<SendRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    kind: { type: String, required: true },
    status: { type: String, required: true },
    merges: { type: Boolean, required: true },
    templateId: { type: String, default: null },
    subject: { type: String, required: true },
    bodyText: { type: String, default: null },
    bodyHtml: { type: String, default: null },
    recipients: { type: Number, required: true },
    sendAt: { type: Date, default: null },
    jobId: { type: String, default: null },
    alertId: String,
    applicationId: String,
    invitation: Schema.Types.Mixed,
    link: Schema.Types.Mixed,
    track: Schema.Types.Mixed,
    replyTo: { type: String, default: null },
    createdAt: { type: Date, required: true },
    startedAt: { type: Date, default: null },
    endedAt: { type: Date, default: null },
    version: { type: Number, required: true },
    startDueAt: Date,
    mailDueAt: Date,
    mailRank: Number,
    blankDueAt: Date,
  },
  { collection: 'email_sends', versionKey: false },
);

schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index(
  { startDueAt: 1 },
  { name: 'start_due', partialFilterExpression: { startDueAt: { $exists: true } } },
);
schema.index(
  { mailRank: 1, mailDueAt: 1 },
  { name: 'mail_due', partialFilterExpression: { mailDueAt: { $exists: true } } },
);
schema.index(
  { blankDueAt: 1 },
  { name: 'blank_due', partialFilterExpression: { blankDueAt: { $exists: true } } },
);

export const sendModel = defineModel<SendRecord>('EmailSend', schema);
