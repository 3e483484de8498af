import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

export interface InterviewFeedRecord {
  /** Account and reader: each has one feed. */
  _id: string;
  accountId: string;
  /** Null for the feed of the whole account, which a key opened. */
  userId: string | null;
  /** SHA-256 of the token. */
  tokenHash: string;
  createdAt: Date;
}

const schema = new Schema<InterviewFeedRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    userId: { type: String, default: null },
    tokenHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'interview_feeds', versionKey: false },
);

schema.index({ tokenHash: 1 }, { name: 'token', unique: true });

export const interviewFeedModel = defineModel<InterviewFeedRecord>('InterviewFeed', schema);
