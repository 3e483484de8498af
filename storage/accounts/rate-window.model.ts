import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

/** The running window of one bucket of calls; `_id` is the bucket's key. */
export interface RateWindowRecord {
  _id: string;
  calls: number;
  endsAt: Date;
  /** Where the latest calls of each process stand. */
  lastOf: Record<string, number>;
}

const schema = new Schema<RateWindowRecord>(
  {
    _id: { type: String, required: true },
    calls: { type: Number, required: true },
    endsAt: { type: Date, required: true },
    lastOf: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'rate_windows', versionKey: false },
);

schema.index({ endsAt: 1 }, { name: 'ends', expireAfterSeconds: 0 });

export const rateWindowModel = defineModel<RateWindowRecord>('RateWindow', schema);
