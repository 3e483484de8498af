import { Schema } from 'mongoose';
import type { Interview } from '../../domain/interviews/interview.ts';
import { addTrail, type WithTrail } from '../accounts/audit/trail.schema.ts';
import { defineModel } from '../define-model.ts';
import { addOutbox, type WithOutbox } from '../webhooks/events/outbox.schema.ts';
import { someText, someTime } from '../partial-index.ts';

export interface InterviewRecord extends Omit<Interview, 'id'>, WithOutbox, WithTrail {
  _id: string;
  /** Present while it takes time: each minute of each interviewer, which one interview holds. */
  booked?: string[];
}

const schema = new Schema<InterviewRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    candidateId: { type: String, required: true },
    jobId: String,
    organizationId: String,
    title: { type: String, default: '' },
    kind: { type: String, required: true },
    durationMinutes: { type: Number, required: true },
    interviewers: [Schema.Types.Mixed],
    dropped: [Schema.Types.Mixed],
    place: String,
    url: String,
    instructions: String,
    timezone: { type: String, required: true },
    candidateTimezone: String,
    status: { type: String, required: true },
    startsAt: Date,
    endsAt: Date,
    timedAt: Date,
    slots: [Date],
    availability: Schema.Types.Mixed,
    changeUntilHours: { type: Number, required: true },
    scorecardTemplateId: String,
    sequence: { type: Number, required: true },
    tokenHash: String,
    cancellation: Schema.Types.Mixed,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
    booked: { type: [String], default: undefined },
  },
  { collection: 'interviews', versionKey: false, minimize: false },
);

addOutbox(schema);
addTrail(schema);
schema.index({ accountId: 1, _id: -1 }, { name: 'account' });
schema.index({ accountId: 1, candidateId: 1, _id: -1 }, { name: 'candidate' });
schema.index({ accountId: 1, 'interviewers.key': 1, startsAt: 1 }, { name: 'interviewer' });
schema.index({ endsAt: 1 }, { name: 'by_end', partialFilterExpression: { endsAt: someTime } });
schema.index(
  { tokenHash: 1 },
  { name: 'by_token', unique: true, partialFilterExpression: { tokenHash: someText } },
);
/** No interviewer is booked twice. */
schema.index(
  { booked: 1 },
  { name: 'booked', unique: true, partialFilterExpression: { booked: { $exists: true } } },
);

export const interviewModel = defineModel<InterviewRecord>('Interview', schema);
