import { Schema } from 'mongoose';
import { defineModel } from '../../define-model.ts';
import { KEPT_SECONDS } from './event.model.ts';

/** A reaction that failed and is due again. Its event is among the stored events. */
export interface FailedReactionRecord {
  /** Event and reaction: one record, however often it fails. */
  _id: string;
  eventId: string;
  /** Name of the reaction in the registry. */
  reaction: string;
  attempts: number;
  dueAt: Date;
  createdAt: Date;
}

const schema = new Schema<FailedReactionRecord>(
  {
    _id: { type: String, required: true },
    eventId: { type: String, required: true },
    reaction: { type: String, required: true },
    attempts: { type: Number, required: true },
    dueAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'failed_reactions', versionKey: false },
);

schema.index({ dueAt: 1 }, { name: 'due' });
schema.index({ createdAt: 1 }, { name: 'kept', expireAfterSeconds: KEPT_SECONDS });

export const failedReactionModel = defineModel<FailedReactionRecord>('FailedReaction', schema);
