import { Schema } from 'mongoose';
import type { ConsoleSession } from '../../../domain/accounts/console/people.ts';
import { addTrail, type WithTrail } from '../audit/trail.schema.ts';
import { defineModel } from '../../define-model.ts';

export interface ConsoleSessionRecord extends Omit<ConsoleSession, 'id'>, WithTrail {
  _id: string;
  /** SHA-256 of the cookie's value. */
  hash: string;
  endedAt: Date | null;
}

const schema = new Schema<ConsoleSessionRecord>(
  {
    _id: { type: String, required: true },
    hash: { type: String, required: true },
    userId: { type: String, required: true },
    accountId: { type: String, required: true },
    userAgent: { type: String, default: null },
    createdAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    issuer: { type: String, default: null },
  },
  { collection: 'console_sessions', versionKey: false },
);

schema.index({ hash: 1 }, { unique: true, name: 'hash' });
schema.index({ userId: 1, _id: -1 }, { name: 'user' });
schema.index({ expiresAt: 1 }, { name: 'expires', expireAfterSeconds: 3_600 });
addTrail(schema);

export const consoleSessionModel = defineModel<ConsoleSessionRecord>('ConsoleSession', schema);
