import { Schema } from 'mongoose';
import type { SurveyResponse } from '../../domain/surveys/response.ts';
import { defineModel } from '../define-model.ts';
import { addOutbox, type WithOutbox } from '../webhooks/events/outbox.schema.ts';
import { present, someText } from '../partial-index.ts';

export interface SurveyResponseRecord extends Omit<SurveyResponse, 'id'>, WithOutbox {
  _id: string;
  /** The token it spent, hashed: unique. Absent without one, and in anonymous surveys. */
  tokenHash?: string;
}

const schema = new Schema<SurveyResponseRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    surveyId: { type: String, required: true },
    answers: { type: Schema.Types.Mixed, required: true },
    apartAnswers: { type: Schema.Types.Mixed, required: true },
    candidateId: { type: String, default: null },
    tokenHash: String,
    submittedAt: { type: Date, required: true },
  },
  { collection: 'survey_responses', versionKey: false, minimize: false },
);

addOutbox(schema);
schema.index({ surveyId: 1, _id: -1 }, { name: 'survey' });
/** One response per token. */
schema.index(
  { tokenHash: 1 },
  {
    name: 'by_token',
    unique: true,
    partialFilterExpression: { tokenHash: present },
  },
);
schema.index(
  { candidateId: 1 },
  { name: 'by_candidate', partialFilterExpression: { candidateId: someText } },
);

export const surveyResponseModel = defineModel<SurveyResponseRecord>('SurveyResponse', schema);
