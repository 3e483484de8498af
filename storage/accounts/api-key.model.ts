import { Schema } from 'mongoose';
import type { ApiKey } from '../../domain/accounts/api-key.ts';
import { defineModel } from '../define-model.ts';
import { addTrail, type WithTrail } from './audit/trail.schema.ts';

/** An API key without its text; only the SHA-256 is stored (decision 0005). */
export interface ApiKeyRecord extends Omit<ApiKey, 'id'>, WithTrail {
  _id: string;
  /** SHA-256 of the whole key, hexadecimal. */
  hash: string;
}

const schema = new Schema<ApiKeyRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    hash: { type: String, required: true },
    prefix: { type: String, required: true },
    lastFour: { type: String, required: true },
    name: { type: String, required: true },
    scopes: { type: [String], required: true },
    requestsPerMinute: { type: Number, required: true },
    expiresAt: Date,
    createdAt: { type: Date, required: true },
    lastUsedAt: Date,
    revokedAt: Date,
  },
  { collection: 'api_keys', versionKey: false },
);

schema.index({ hash: 1 }, { unique: true, name: 'hash' });
schema.index({ accountId: 1 }, { name: 'account' });
addTrail(schema);

export const apiKeyModel = defineModel<ApiKeyRecord>('ApiKey', schema);
