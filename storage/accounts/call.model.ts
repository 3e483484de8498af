import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

/** A week. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

/** A call with a key. Holds neither query nor body. */
export interface CallRecord {
  _id: string;
  accountId: string;
  keyId: string;
  requestId: string;
  method: string;
  /** Its path if it consists of plain words and ids, otherwise the template of its path. */
  path: string;
  /** The template of its path. */
  route: string;
  status: number;
  ms: number;
  at: Date;
}

const schema = new Schema<CallRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    keyId: { type: String, required: true },
    requestId: { type: String, required: true },
    method: { type: String, required: true },
    path: { type: String, required: true },
    route: { type: String, required: true },
    status: { type: Number, required: true },
    ms: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'calls', versionKey: false },
);

schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index({ accountId: 1, requestId: 1 }, { name: 'request' });
schema.index({ at: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS });

export const callModel = defineModel<CallRecord>('Call', schema);
