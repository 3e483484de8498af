import { Schema } from 'mongoose';
import type { Author } from '../../domain/agent/chat/chat.ts';
import { defineModel } from '../define-model.ts';

/** A person's message, approval or rejection. Histories hold only its id, so it is stored before the workflow gets it. */
export interface ChatInputRecord {
  _id: string;
  chatId: string;
  accountId: string;
  kind: 'message' | 'approve' | 'reject';
  /** The message, or the reason of a rejection. */
  text: string | null;
  /** The action that is decided. */
  actionId: string | null;
  author: Author;
  createdAt: Date;
}

/** Longer than a chat can stay open without input. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

const schema = new Schema<ChatInputRecord>(
  {
    _id: { type: String, required: true },
    chatId: { type: String, required: true },
    accountId: { type: String, required: true },
    kind: { type: String, required: true },
    text: String,
    actionId: String,
    author: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'chat_inputs', versionKey: false, minimize: false },
);

schema.index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS });
schema.index({ chatId: 1 }, { name: 'chat' });

export const chatInputModel = defineModel<ChatInputRecord>('ChatInput', schema);
