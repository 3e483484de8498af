import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

/** One Idempotency-Key of one caller on one route (decision 0004). `_id` is a hash of the three. */
export interface IdempotencyRecord {
  _id: string;
  /** SHA-256 of the request body. */
  fingerprint: string;
  state: 'running' | 'done';
  /** Who runs it; a finished or abandoned run of another claim can change nothing. */
  claim: string;
  /** Names what is done under this key, with the body: the same until the key expires, whoever runs it. */
  run: string;
  /** While running: when the claim is taken to be that of a crashed process. */
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
