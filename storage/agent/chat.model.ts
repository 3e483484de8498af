import { Schema } from 'mongoose';
import type { Chat } from '../../domain/agent/chat/chat.ts';
import { defineModel } from '../define-model.ts';

/** A chat as MongoDB holds it. */
export interface ChatRecord extends Omit<Chat, 'id'> {
  _id: string;
  isOpen: boolean;
  /** Ids of the candidates that the chat names. */
  subjects: string[];
  /** Since when the chat has waited for its workflow to start; absent once it runs. */
  startDueAt?: Date;
}

const schema = new Schema<ChatRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    title: { type: String, required: true },
    status: { type: String, required: true },
    isOpen: { type: Boolean, required: true },
    subjects: [String],
    context: { type: Schema.Types.Mixed, required: true },
    messages: [Schema.Types.Mixed],
    toolCalls: [Schema.Types.Mixed],
    actions: [Schema.Types.Mixed],
    turn: { type: Number, required: true },
    paidTurns: [Schema.Types.Mixed],
    inputs: [String],
    events: [Schema.Types.Mixed],
    error: Schema.Types.Mixed,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    expiresAt: Date,
    version: { type: Number, required: true },
    erasures: { type: Number, required: true },
    startDueAt: Date,
  },
  { collection: 'chats', versionKey: false, minimize: false },
);

schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index({ accountId: 1, subjects: 1 }, { name: 'subjects' });
schema.index({ accountId: 1, status: 1 }, { name: 'account_status' });
schema.index(
  { startDueAt: 1 },
  { name: 'start_due', partialFilterExpression: { startDueAt: { $exists: true } } },
);
schema.index(
  { status: 1, updatedAt: 1 },
  { name: 'busy', partialFilterExpression: { isOpen: true } },
);
schema.index({ updatedAt: 1 }, { name: 'silent', partialFilterExpression: { isOpen: true } });
schema.index({ expiresAt: 1 }, { name: 'expires', partialFilterExpression: { isOpen: true } });

export const chatModel = defineModel<ChatRecord>('Chat', schema);
