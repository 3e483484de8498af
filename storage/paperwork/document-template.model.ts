import { Schema } from 'mongoose';
import type { DocumentTemplate } from '../../domain/paperwork/template.ts';
import { defineModel } from '../define-model.ts';

export interface DocumentTemplateRecord extends Omit<DocumentTemplate, 'id'> {
  _id: string;
}

const schema = new Schema<DocumentTemplateRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    name: { type: String, required: true },
    body: { type: String, required: true },
    createdBy: { type: String, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'document_templates', versionKey: false },
);

schema.index({ accountId: 1, _id: -1 }, { name: 'account' });

export const documentTemplateModel = defineModel<DocumentTemplateRecord>(
  'DocumentTemplate',
  schema,
);
