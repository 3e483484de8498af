import { Schema } from 'mongoose';
import type { Import, RowOutcome } from '../../../domain/transfers/imports/import.ts';
import { defineModel } from '../../define-model.ts';

export interface ImportRecord extends Omit<Import, 'id'> {
  _id: string;
  /**
   * The outcomes of the batch that begins after `line`, decided before its rows were written. After a crash they tell
   * what the rows were before.
   */
  pending?: { outcomes: (RowOutcome | null)[] };
  /** Until then a dry run keeps its file. */
  fileUntil?: Date;
}

const schema = new Schema<ImportRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    kind: { type: String, required: true },
    status: { type: String, required: true },
    dryRun: { type: Boolean, required: true },
    filename: String,
    url: String,
    givenMapping: Schema.Types.Mixed,
    table: Schema.Types.Mixed,
    counts: { type: Schema.Types.Mixed, required: true },
    rows: { type: Number, required: true },
    line: { type: Number, required: true },
    error: String,
    actor: { type: Schema.Types.Mixed, required: true },
    createdBy: String,
    pending: Schema.Types.Mixed,
    fileUntil: Date,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    finishedAt: Date,
  },
  { collection: 'imports', versionKey: false, minimize: false },
);

schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index(
  { updatedAt: 1 },
  { name: 'unfinished', partialFilterExpression: { finishedAt: null } },
);
schema.index({ 'table.fileId': 1 }, { name: 'file', sparse: true });
schema.index({ 'table.archiveId': 1 }, { name: 'archive', sparse: true });

export const importModel = defineModel<ImportRecord>('Import', schema);
