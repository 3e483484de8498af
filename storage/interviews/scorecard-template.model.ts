import { Schema } from 'mongoose';
import type { ScorecardTemplate } from '../../domain/interviews/scorecard-template.ts';
import { defineModel } from '../define-model.ts';

export interface ScorecardTemplateRecord extends Omit<ScorecardTemplate, 'id'> {
  _id: string;
}

const schema = new Schema<ScorecardTemplateRecord>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    name: { type: String, required: true },
    attributes: [Schema.Types.Mixed],
    createdBy: { type: String, default: null },
    deletedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'scorecard_templates', versionKey: false },
);

schema.index({ accountId: 1, _id: -1 }, { name: 'account' });

export const scorecardTemplateModel = defineModel<ScorecardTemplateRecord>(
  'ScorecardTemplate',
  schema,
);
