import { Schema } from 'mongoose';
import type { Scope } from '../../domain/platform/scopes.ts';
import { defineModel } from '../define-model.ts';

/** An API key without its text: only the SHA-256 of it is known here (decisions section 2). */
export interface ApiKeyRecord {
  _id: string;
  accountId: string;
  /** SHA-256 of the whole key, hexadecimal. */
  hash: string;
  prefix: string;
  lastFour: string;
  name: string;
  scopes: Scope[];
  requestsPerMinute: number;
  expiresAt: Date | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
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

export const apiKeyModel = defineModel<ApiKeyRecord>('ApiKey', schema);
