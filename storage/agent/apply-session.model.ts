import { Schema } from 'mongoose';
import type { ApplySession } from '../../domain/agent/session.ts';
import { defineModel } from '../define-model.ts';
import { addOutbox, type WithOutbox } from '../webhooks/events/outbox.schema.ts';

/** An apply session as MongoDB holds it. */
export interface ApplySessionRecord extends Omit<ApplySession, 'id'>, WithOutbox {
  _id: string;
  /** Whether the session is open. An account has at most one open session per job. */
  isOpen: boolean;
  /** Since when the session has waited for its workflow to start; absent once it runs. */
  startDueAt?: Date;
}

const mixed = { type: Schema.Types.Mixed, required: true };

const schema = new Schema<ApplySessionRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    jobId: { type: String, required: true },
    status: { type: String, required: true },
    isOpen: { type: Boolean, required: true },
    request: mixed,
    fields: [Schema.Types.Mixed],
    answers: mixed,
    questions: [Schema.Types.Mixed],
    files: [Schema.Types.Mixed],
    documents: [Schema.Types.Mixed],
    messages: [Schema.Types.Mixed],
    turn: { type: Number, required: true },
    tried: [String],
    paidTurns: [Schema.Types.Mixed],
    inputs: [String],
    application: Schema.Types.Mixed,
    error: Schema.Types.Mixed,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: Date,
    version: { type: Number, required: true },
    startDueAt: Date,
  },
  { collection: 'apply_sessions', versionKey: false, minimize: false },
);

addOutbox(schema);
/** One open session per account and job (decision 0021). */
schema.index(
  { accountId: 1, jobId: 1 },
  { name: 'open', unique: true, partialFilterExpression: { isOpen: true } },
);
schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index({ accountId: 1, status: 1 }, { name: 'account_status' });
schema.index({ jobId: 1 }, { name: 'open_of_job', partialFilterExpression: { isOpen: true } });
schema.index(
  { startDueAt: 1 },
  { name: 'start_due', partialFilterExpression: { startDueAt: { $exists: true } } },
);
schema.index(
  { status: 1, updatedAt: 1 },
  { name: 'busy', partialFilterExpression: { isOpen: true } },
);
schema.index({ expiresAt: 1 }, { name: 'expires', partialFilterExpression: { isOpen: true } });
schema.index({ 'files.fileId': 1 }, { name: 'file', sparse: true });

export const applySessionModel = defineModel<ApplySessionRecord>('ApplySession', schema);
