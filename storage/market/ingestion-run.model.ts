import { Schema } from 'mongoose';
import { defineModel } from '../define-model.ts';
import type { RunStatus } from './source.model.ts';

/** The result of one read of a source. `_id` is source id and Temporal run id, so recording is idempotent. */
export interface RunRecord {
  _id: string;
  sourceId: string;
  status: RunStatus;
  startedAt: Date;
  finishedAt: Date;
  read: number;
  new: number;
  changed: number;
  closed: number;
  rejected: number;
  error: string | null;
}

/** One batch of a running read, with the ids of its rows, so that a resumed read knows all rows seen before. */
export interface RunPageRecord {
  _id: string;
  sourceId: string;
  run: string;
  externalIds: string[];
  /** Number of rejected rows without an id. */
  nameless: number;
  rejected: number;
  /** Present from the batch's writes until the open roles of these companies are counted. */
  countDue?: { at: Date; companyIds: string[] };
  /** Absent while work is pending. */
  expiresAt?: Date;
}

/** A row that could not become a job, with the reason. */
export interface RejectedRowRecord {
  _id: string;
  sourceId: string;
  run: string;
  externalId: string | null;
  reason: string;
  excerpt: string;
  expiresAt: Date;
}

const runSchema = new Schema<RunRecord>(
  {
    _id: { type: String, required: true },
    sourceId: { type: String, required: true },
    status: { type: String, required: true },
    startedAt: Date,
    finishedAt: Date,
    read: Number,
    new: Number,
    changed: Number,
    closed: Number,
    rejected: Number,
    error: String,
  },
  { collection: 'ingestion_runs', versionKey: false },
);
runSchema.index({ sourceId: 1, finishedAt: -1 }, { name: 'source_finished' });

const pageSchema = new Schema<RunPageRecord>(
  {
    _id: { type: String, required: true },
    sourceId: { type: String, required: true },
    run: { type: String, required: true },
    externalIds: [String],
    nameless: Number,
    rejected: Number,
    countDue: Schema.Types.Mixed,
    expiresAt: Date,
  },
  { collection: 'ingestion_run_pages', versionKey: false },
);
pageSchema.index({ run: 1 }, { name: 'run' });
pageSchema.index(
  { 'countDue.at': 1, sourceId: 1 },
  { name: 'count_due', partialFilterExpression: { 'countDue.at': { $exists: true } } },
);
pageSchema.index({ expiresAt: 1 }, { name: 'expires', expireAfterSeconds: 0 });

const rejectedSchema = new Schema<RejectedRowRecord>(
  {
    _id: { type: String, required: true },
    sourceId: { type: String, required: true },
    run: { type: String, required: true },
    externalId: String,
    reason: String,
    excerpt: String,
    expiresAt: Date,
  },
  { collection: 'rejected_rows', versionKey: false },
);
rejectedSchema.index({ sourceId: 1, run: 1 }, { name: 'source_run' });
rejectedSchema.index({ expiresAt: 1 }, { name: 'expires', expireAfterSeconds: 0 });

export const runModel = defineModel<RunRecord>('IngestionRun', runSchema);

export const runPageModel = defineModel<RunPageRecord>('IngestionRunPage', pageSchema);

export const rejectedRowModel = defineModel<RejectedRowRecord>('RejectedRow', rejectedSchema);
