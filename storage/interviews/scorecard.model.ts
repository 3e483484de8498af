import { Schema } from 'mongoose';
import type { Scorecard } from '../../domain/interviews/scorecard.ts';
import { addTrail, type WithTrail } from '../accounts/audit/trail.schema.ts';
import { defineModel } from '../define-model.ts';
import { addOutbox, type WithOutbox } from '../webhooks/events/outbox.schema.ts';

export interface ScorecardRecord extends Omit<Scorecard, 'id'>, WithOutbox, WithTrail {
  _id: string;
}

const schema = new Schema<ScorecardRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    interviewId: { type: String, required: true },
    candidateId: { type: String, required: true },
    interviewer: { type: Schema.Types.Mixed, required: true },
    attributes: [Schema.Types.Mixed],
    answers: { type: Schema.Types.Mixed, required: true },
    recommendation: { type: String, default: null },
    place: { type: Schema.Types.Mixed, default: null },
    submittedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'scorecards', versionKey: false, minimize: false },
);

addOutbox(schema);
addTrail(schema);
/** One card per interviewer and interview, also with concurrent writes. */
schema.index(
  { interviewId: 1, 'interviewer.key': 1 },
  { name: 'interview_interviewer', unique: true },
);
schema.index({ accountId: 1, candidateId: 1, _id: -1 }, { name: 'account_candidate' });

export const scorecardModel = defineModel<ScorecardRecord>('Scorecard', schema);
