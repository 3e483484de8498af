import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';
import { someText } from '../partial-index.ts';

/** The answers of an anonymous response until it is stored apart from its token. */
export interface PendingResponse {
  id: string;
  answers: Record<string, unknown>;
  apartAnswers: Record<string, unknown>;
  submittedAt: Date;
}

export interface SurveyTokenRecord {
  /** SHA-256 of survey and token. */
  _id: string;
  accountId: string;
  surveyId: string;
  candidateId: string | null;
  /** The UTC day on which an anonymous response spent it; a time would link the two. */
  spentOn: string | null;
  /** Present from spending the token until the anonymous response is stored. */
  pending?: PendingResponse;
}

const schema = new Schema<SurveyTokenRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    surveyId: { type: String, required: true },
    candidateId: { type: String, default: null },
    spentOn: { type: String, default: null },
    pending: Schema.Types.Mixed,
  },
  { collection: 'survey_tokens', versionKey: false, minimize: false },
);

schema.index({ surveyId: 1 }, { name: 'survey' });
schema.index(
  { candidateId: 1 },
  { name: 'by_candidate', partialFilterExpression: { candidateId: someText } },
);
schema.index(
  { 'pending.submittedAt': 1 },
  { name: 'pending', partialFilterExpression: { 'pending.submittedAt': { $exists: true } } },
);

export const surveyTokenModel = defineModel<SurveyTokenRecord>('SurveyToken', schema);
