import { Schema } from 'mongoose';
import { defineModel } from '../../define-model.ts';

/** How far the sweep of alerts has come. */
export interface ProgressRecord {
  _id: 'new-jobs';
  /** Jobs that became searchable until then are matched. */
  watermark: Date;
}

const schema = new Schema<ProgressRecord>(
  { _id: { type: String, required: true }, watermark: { type: Date, required: true } },
  { collection: 'alert_progress', versionKey: false },
);

export const progressModel = defineModel<ProgressRecord>('AlertProgress', schema);
