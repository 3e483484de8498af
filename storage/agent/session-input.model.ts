import { Schema } from 'mongoose';
import type { SessionInput } from '../../domain/agent/session.ts';
import { defineModel } from '../define-model.ts';

/** A user's message to a session. Histories hold only its id, so it is stored before the workflow gets the id. */
export interface SessionInputRecord extends Omit<SessionInput, 'id'> {
  _id: string;
  sessionId: string;
  accountId: string;
  createdAt: Date;
}

/** Longer than a session can stay open without input. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

const schema = new Schema<SessionInputRecord>(
  {
    _id: { type: String, required: true },
    sessionId: { type: String, required: true },
    accountId: { type: String, required: true },
    answers: { type: Schema.Types.Mixed, required: true },
    files: [Schema.Types.Mixed],
    message: String,
    createdAt: { type: Date, required: true },
  },
  { collection: 'apply_session_inputs', versionKey: false, minimize: false },
);

schema.index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS });
schema.index({ 'files.fileId': 1 }, { name: 'file', sparse: true });

export const sessionInputModel = defineModel<SessionInputRecord>('SessionInput', schema);
