import { Schema } from 'mongoose';
import type { Meter } from '../../domain/accounts/meters.ts';
import { defineModel } from '../define-model.ts';

/** The usage of an account in one UTC month or day. `_id` is `<account>:<period>`. */
export interface UsageRecord {
  _id: string;
  accountId: string;
  period: string;
  used: Partial<Record<Meter, number>>;
  /** The number of the latest write of each process. */
  lastOf?: Record<string, number>;
}

const schema = new Schema<UsageRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    period: { type: String, required: true },
    used: Schema.Types.Mixed,
    lastOf: Schema.Types.Mixed,
  },
  { collection: 'usage', versionKey: false, minimize: false },
);

export const usageModel = defineModel<UsageRecord>('Usage', schema);
