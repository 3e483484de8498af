import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

/** One Idempotency-Key of one caller on one route (decision 0004). `_id` is a hash of the three values. */
export interface IdempotencyRecord {
  _id: string;
  /** SHA-256 of the request body. */
  fingerprint: string;
  state: 'running' | 'done';
  /** Id of the current claim. A run with another claim cannot change the record. */
  claim: string;
  /** Id of the run. All retries with this key and body have the same id until the key expires. */
  run: string;
  /** While running: the end of the claim's lease. After it the process counts as crashed. */
  claimedUntil: Date;
  status: number | null;
  body: string | null;
  expiresAt: Date;
}

const schema = new Schema<IdempotencyRecord>(
  {
    _id: { type: String, required: true },
    fingerprint: { type: String, required: true },
    state: { type: String, required: true },
    claim: { type: String, required: true },
    run: { type: String, required: true },
    claimedUntil: { type: Date, required: true },
    status: Number,
    body: String,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'idempotency_keys', versionKey: false },
);

schema.index({ expiresAt: 1 }, { name: 'expires', expireAfterSeconds: 0 });

export const idempotencyModel = defineModel<IdempotencyRecord>('IdempotencyKey', schema);
