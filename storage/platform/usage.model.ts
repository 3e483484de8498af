import { Schema } from 'mongoose';
import type { Meter } from '../../domain/platform/meters.ts';
import { defineModel } from '../define-model.ts';

/** What an account used in one UTC month. `_id` is `<account>:<month>`. */
export interface UsageRecord {
  _id: string;
  accountId: string;
  month: string;
  used: Partial<Record<Meter, number>>;
}

const schema = new Schema<UsageRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    month: { type: String, required: true },
    used: Schema.Types.Mixed,
  },
  { collection: 'usage', versionKey: false, minimize: false },
);

export const usageModel = defineModel<UsageRecord>('Usage', schema);
