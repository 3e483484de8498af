import { Schema } from 'mongoose';
import type { Pipeline } from '../../domain/hiring/pipeline/stages.ts';
import { defineModel } from '../define-model.ts';

/** The stages of an account; `_id` is the account's id. */
export interface PipelineRecord extends Pipeline {
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

export const pipelineModel = defineModel<PipelineRecord>('Pipeline', schema);
