import { Schema } from 'mongoose';
import type { Pipeline } from '../../domain/hiring/pipeline/stages.ts';
import { defineModel } from '../define-model.ts';
import { addTrail, type WithTrail } from '../accounts/audit/trail.schema.ts';

/** The stages of an account; `_id` is the account's id. */
export interface PipelineRecord extends Pipeline, WithTrail {
  _id: string;
}

const schema = new Schema<PipelineRecord>(
  {
    _id: { type: String, required: true },
    stages: { type: [Schema.Types.Mixed], required: true },
    retired: { type: [Schema.Types.Mixed], required: true },
    version: { type: Number, required: true },
  } as never,
  { collection: 'pipelines', versionKey: false },
);

addTrail(schema);

export const pipelineModel = defineModel<PipelineRecord>('Pipeline', schema);
