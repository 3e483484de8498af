import { Schema } from 'mongoose';
import type { TokenUsage } from '../../domain/model/model-task.ts';
import { defineModel } from '../define-model.ts';

/** A model's response to one request of an account. */
export interface ModelTurnRecord {
  /** Account and business key, so that a request is made once. */
  _id: string;
  accountId: string;
  /** The response as JSON text, because it may have any member names. */
  answer: string;
  usage: TokenUsage;
  createdAt: Date;
}

/** Longer than callers retry. Responses hold personal texts, so they are not kept forever. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;

const schema = new Schema<ModelTurnRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    answer: { type: String, required: true },
    usage: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'model_turns', versionKey: false },
);

schema.index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS });

export const modelTurnModel = defineModel<ModelTurnRecord>('ModelTurn', schema);
