import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';

/** EEO and demographic answers of one application (decision 0013). `_id` is the application's id. */
export interface EeoAnswerRecord {
  _id: string;
  accountId: string;
  jobId: string;
  answers: Record<string, unknown>;
  createdAt: Date;
  /** When to check that the application was stored; absent once it was found. */
  checkAt?: Date;
}

const schema = new Schema<EeoAnswerRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    jobId: { type: String, required: true },
    answers: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    checkAt: Date,
  },
  { collection: 'eeo_answers', versionKey: false, minimize: false },
);

schema.index({ accountId: 1, jobId: 1 }, { name: 'account_job' });
schema.index(
  { checkAt: 1 },
  { name: 'check_due', partialFilterExpression: { checkAt: { $exists: true } } },
);

export const eeoAnswerModel = defineModel<EeoAnswerRecord>('EeoAnswer', schema);
