import { Schema } from 'mongoose';
import type { Survey } from '../../domain/surveys/survey.ts';
import { defineModel } from '../define-model.ts';

export interface SurveyRecord extends Omit<Survey, 'id'> {
  _id: string;
  /** Present on a deleted survey until its responses and tokens are deleted: since when. */
  deletedAt?: Date;
}

const schema = new Schema<SurveyRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    name: { type: String, required: true },
    status: { type: String, required: true },
    questions: [Schema.Types.Mixed],
    oneResponsePerToken: { type: Boolean, required: true },
    anonymous: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
    deletedAt: Date,
  },
  { collection: 'surveys', versionKey: false, minimize: false },
);

schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index(
  { deletedAt: 1 },
  { name: 'deleted', partialFilterExpression: { deletedAt: { $exists: true } } },
);

export const surveyModel = defineModel<SurveyRecord>('Survey', schema);
