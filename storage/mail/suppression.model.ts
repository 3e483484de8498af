import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

export interface SuppressionRecord {
  /** `<list> <keyed hash of the address>` */
  _id: string;
  reason: 'unsubscribed' | 'hard_bounce';
  createdAt: Date;
}

const schema = new Schema<SuppressionRecord>(
  {
    _id: { type: String, required: true },
    reason: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'suppressions', versionKey: false },
);

export const suppressionModel = defineModel<SuppressionRecord>('Suppression', schema);
