import { Schema } from 'mongoose';
import type { MailTemplate } from '../../domain/mail/template.ts';
import { defineModel } from '../define-model.ts';

export interface MailTemplateRecord extends Omit<MailTemplate, 'id'> {
  _id: string;
}

const schema = new Schema<MailTemplateRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    name: { type: String, required: true },
    subject: { type: String, required: true },
    bodyText: { type: String, default: null },
    bodyHtml: { type: String, default: null },
    madeText: { type: String, default: null },
    createdBy: { type: String, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'email_templates', versionKey: false },
);

schema.index({ accountId: 1, _id: -1 }, { name: 'account' });

export const mailTemplateModel = defineModel<MailTemplateRecord>('MailTemplate', schema);
