import { Schema } from 'mongoose';
import type { Job, JobSummary } from '../../domain/market/job.ts';
import { defineModel } from '../define-model.ts';
import { someTime } from '../partial-index.ts';

/** The last change of a job by a read. With the run's key it gives exact counts of a run after a crash. */
export type JobChange = 'new' | 'changed' | 'reopened' | 'closed';

/** Marks a job whose cluster and company must be recomputed after a write. */
export interface GroupDue {
  at: Date;
  /** Set by the last such write. Grouping removes only the mark that it read. */
  mark: string;
  /** Former blocks and companies of the job, which must be recomputed too. */
  blocks?: string[];
  companyIds?: string[];
}

/** A job as MongoDB holds it: the record, and the state of ingestion and indexing. */
export interface JobRecord extends Omit<
  Job,
  'id' | 'postedAt' | 'updatedAt' | 'closesAt' | 'closedAt' | 'aiSummary'
> {
  _id: string;
  postedAt: Date;
  updatedAt: Date;
  closesAt: Date | null;
  closedAt: Date | null;
  /** Valid while its hash matches the job's text. */
  aiSummary: (JobSummary & { textHash: string }) | null;
  sourceId: string;
  externalId: string;
  /** Hash of the posting as read. A row with the same hash is neither enriched nor written again. */
  contentHash: string;
  /** Key of the run that last changed this job, and the change. */
  changeRun: string;
  change: JobChange;
  /** Key of the run that last opened it. A run uses it to tell which jobs were open before. */
  openedRun: string;
  /** Consecutive complete reads without the job, and the run that counted the last miss. */
  missedReads: number;
  missedRun: string | null;
  /**
   * Duplicate cluster (decision 0009): blocking key, packed MinHash signature, cluster, and whether search shows this
   * job.
   */
  clusterBlock: string;
  clusterSignature: string;
  clusterId: string;
  clusterPrimary: boolean;
  /** Every cluster that grouping has assigned. Job alerts recognise a role by them (decision 0027). */
  clusterIds?: string[];
  /**
   * When search first showed the job; later changes do not move it. Job alerts find new jobs by it (decision 0027).
   * Absent before that, and from jobs indexed by versions without this member.
   */
  searchableAt?: Date;
  /** Present after any write that opens, changes or closes the job until clusters and counts are updated. */
  groupDue?: GroupDue;
  /** Increases with every visible change; the version of its document in Elasticsearch. */
  revision: number;
  indexedRevision: number;
  /** When the revision last increased. A rebuild of the index uses it to catch up. */
  revisedAt: Date;
  /** Present while the index document is outdated: since when. */
  indexDueAt?: Date;
  /** Version of a hosted role. It increases with changes of the posting and its organization. */
  postingVersion?: number;
}

const schema = new Schema<JobRecord>(
  {
    _id: { type: String, required: true },
    title: { type: String, required: true },
    company: { type: Schema.Types.Mixed, required: true },
    location: String,
    locations: [Schema.Types.Mixed],
    workplaceType: String,
    employmentType: String,
    seniorityLevel: String,
    labels: Schema.Types.Mixed,
    department: String,
    salary: Schema.Types.Mixed,
    applyUrl: String,
    canApply: { type: Boolean, required: true },
    sourceName: String,
    postedAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    closesAt: Date,
    closedAt: Date,
    descriptionText: String,
    keywords: [String],
    aiSummary: Schema.Types.Mixed,
    language: String,
    requisitionId: String,
    sourceId: { type: String, required: true },
    externalId: { type: String, required: true },
    contentHash: String,
    changeRun: String,
    change: String,
    openedRun: String,
    missedReads: Number,
    missedRun: String,
    clusterBlock: String,
    clusterSignature: String,
    clusterId: String,
    clusterPrimary: Boolean,
    clusterIds: { type: [String], default: undefined },
    searchableAt: Date,
    groupDue: Schema.Types.Mixed,
    revision: { type: Number, required: true },
    indexedRevision: { type: Number, required: true },
    revisedAt: { type: Date, required: true },
    indexDueAt: Date,
    postingVersion: Number,
  },
  { collection: 'jobs', versionKey: false, minimize: false },
);

const due = { partialFilterExpression: { indexDueAt: { $exists: true } } };

schema.index({ sourceId: 1, externalId: 1 }, { unique: true, name: 'source_external' });
schema.index({ closedAt: 1, sourceId: 1 }, { name: 'open_source' });
schema.index({ changeRun: 1 }, { name: 'change_run' });
schema.index({ indexDueAt: 1, sourceId: 1 }, { name: 'due_source', ...due });
schema.index(
  { 'groupDue.at': 1, sourceId: 1 },
  { name: 'group_due', partialFilterExpression: { 'groupDue.at': { $exists: true } } },
);
schema.index({ revisedAt: 1 }, { name: 'revised' });
schema.index(
  { searchableAt: 1, _id: 1 },
  { name: 'searchable_since', partialFilterExpression: { searchableAt: someTime } },
);
schema.index({ clusterBlock: 1, closedAt: 1 }, { name: 'cluster_block' });
schema.index({ 'company.id': 1, closedAt: 1 }, { name: 'company_open' });
schema.index(
  { closesAt: 1 },
  { name: 'closes_at', partialFilterExpression: { closesAt: { $type: 'date' } } },
);

export const jobModel = defineModel<JobRecord>('Job', schema);
