import { Schema } from 'mongoose';
import type { PlatformDocument } from '../../domain/paperwork/document.ts';
import { defineModel } from '../define-model.ts';

export interface PlatformDocumentRecord extends Omit<PlatformDocument, 'id' | 'personKey'> {
  _id: string;
  /** Absent without a person, so that the index holds no such documents. */
  personKey?: string;
}

const schema = new Schema<PlatformDocumentRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    template: { type: Schema.Types.Mixed, required: true },
    name: { type: String, required: true },
    format: { type: String, required: true },
    candidateId: { type: String, default: null },
    employeeId: { type: String, default: null },
    personKey: String,
    files: [Schema.Types.Mixed],
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'platform_documents', versionKey: false, minimize: false },
);

schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index({ accountId: 1, candidateId: 1, _id: -1 }, { name: 'candidate' });
schema.index({ accountId: 1, employeeId: 1, _id: -1 }, { name: 'employee' });
schema.index({ personKey: 1, _id: -1 }, { name: 'person' });
schema.index({ 'files.fileId': 1 }, { name: 'file' });

export const platformDocumentModel = defineModel<PlatformDocumentRecord>(
  'PlatformDocument',
  schema,
);
