import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

/** A week. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

/** A call with a key that was answered with an error. Holds neither path nor body. */
export interface FailedCallRecord {
  _id: string;
  accountId: string;
  keyId: string;
  requestId: string;
  method: string;
  /** The template of its path. */
  route: string;
  status: number;
  code: string;
  at: Date;
}

const schema = new Schema<FailedCallRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    keyId: { type: String, required: true },
    requestId: { type: String, required: true },
    method: { type: String, required: true },
    route: { type: String, required: true },
    status: { type: Number, required: true },
    code: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'failed_calls', versionKey: false },
);

schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index({ accountId: 1, requestId: 1 }, { name: 'request' });
schema.index({ at: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS });

export const failedCallModel = defineModel<FailedCallRecord>('FailedCall', schema);
