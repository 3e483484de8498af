import { Schema } from 'mongoose';
import { defineModel } from '../../define-model.ts';

/** A link that signs one person in, once. */
export interface SignInLinkRecord {
  _id: string;
  /** SHA-256 of the token. */
  hash: string;
  userId: string;
  email: string;
  /** Path of the console to open afterwards. */
  next: string;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

const schema = new Schema<SignInLinkRecord>(
  {
    _id: { type: String, required: true },
    hash: { type: String, required: true },
    userId: { type: String, required: true },
    email: { type: String, required: true },
    next: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    usedAt: { type: Date, default: null },
  },
  { collection: 'sign_in_links', versionKey: false },
);

schema.index({ hash: 1 }, { unique: true, name: 'hash' });
schema.index({ expiresAt: 1 }, { name: 'expires', expireAfterSeconds: 0 });

export const signInLinkModel = defineModel<SignInLinkRecord>('SignInLink', schema);
