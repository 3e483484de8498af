import { Schema } from 'mongoose';
import type { Export } from '../../../domain/transfers/exports/export.ts';
import { defineModel } from '../../define-model.ts';
import { someTime } from '../../partial-index.ts';

export interface ExportRecord extends Omit<Export, 'id'> {
  _id: string;
}

const DAYS_30 = 30 * 24 * 60 * 60;

const schema = new Schema<ExportRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    kind: { type: String, required: true },
    format: { type: String, required: true },
    filter: { type: Schema.Types.Mixed, required: true },
    files: { type: Boolean, required: true },
    status: { type: String, required: true },
    rows: { type: Number, required: true },
    file: Schema.Types.Mixed,
    error: String,
    actor: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    finishedAt: Date,
    expiresAt: Date,
  },
  { collection: 'exports', versionKey: false, minimize: false },
);

schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index(
  { updatedAt: 1 },
  { name: 'unfinished', partialFilterExpression: { finishedAt: null } },
);
schema.index(
  { expiresAt: 1 },
  { name: 'expiry', partialFilterExpression: { expiresAt: someTime } },
);
schema.index({ 'file.id': 1 }, { name: 'file', sparse: true });
schema.index({ createdAt: 1 }, { name: 'old', expireAfterSeconds: DAYS_30 });

export const exportModel = defineModel<ExportRecord>('Export', schema);
