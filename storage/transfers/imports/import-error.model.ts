import { Schema } from 'mongoose';
import { defineModel } from '../../define-model.ts';

/** A row that was not imported, with its cells. It is kept for 30 days. */
export interface ImportErrorRecord {
  /** `<import>:<line>`, with zeros before the line, so that ids sort by line. */
  _id: string;
  accountId: string;
  importId: string;
  line: number;
  column: string | null;
  reason: string;
  cells: string[];
  /** Keyed hash of the address in the row; absent without one. */
  addressKey?: string;
  at: Date;
}

const DAYS_30 = 30 * 24 * 60 * 60;

const schema = new Schema<ImportErrorRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    importId: { type: String, required: true },
    line: { type: Number, required: true },
    column: String,
    reason: { type: String, required: true },
    cells: [String],
    addressKey: String,
    at: { type: Date, required: true },
  },
  { collection: 'import_errors', versionKey: false },
);

schema.index({ importId: 1, _id: 1 }, { name: 'import' });
schema.index({ accountId: 1, addressKey: 1 }, { name: 'address', sparse: true });
schema.index({ at: 1 }, { name: 'old', expireAfterSeconds: DAYS_30 });

export const importErrorModel = defineModel<ImportErrorRecord>('ImportError', schema);
