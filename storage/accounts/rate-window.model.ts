import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

/** The calls of one bucket in one clock minute; `_id` is `<bucket key>:<minute since 1970>`. */
export interface RateWindowRecord {
  _id: string;
  calls: number;
  endsAt: Date;
  /** The position of the latest call of each process. */
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
