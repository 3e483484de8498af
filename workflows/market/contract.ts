/** The types and ids of the market workflows. Other layers import only this module. */

export type IngestSourceWorkflow = (input: IngestSourceInput) => Promise<IngestResult>;
export type SummarizeJobWorkflow = (input: SummarizeJobInput) => Promise<SummaryOutcome>;
export type DispatchIngestionWorkflow = () => Promise<{ started: number }>;
export type ExpireOverdueJobsWorkflow = () => Promise<{ closed: number }>;
export type IndexOverdueJobsWorkflow = () => Promise<{ indexed: number }>;
export type SweepAlertsWorkflow = () => Promise<AlertSweep>;

/** Workflow ids are derived from business ids, so a second start joins the running workflow. */
export const ingestId = (sourceId: string): string => `ingest:${sourceId}`;
export const jobSummaryId = (jobId: string): string => `job-summary:${jobId}`;
export const DISPATCH_SCHEDULE_ID = 'dispatch-ingestion';
export const EXPIRE_SCHEDULE_ID = 'expire-jobs';
export const INDEX_SCHEDULE_ID = 'index-jobs';
export const SWEEP_ALERTS_SCHEDULE_ID = 'sweep-alerts';

export interface IngestSourceInput {
  sourceId: string;
  /** A recorded payload that is read instead of the live feed. */
  recordingId?: string;
}

export type IngestStatus = 'completed' | 'not_modified' | 'suspicious' | 'failed';

/** The result of a read: counts only. Histories hold no text of postings. */
export interface IngestResult {
  status: IngestStatus;
  read: number;
  new: number;
  changed: number;
  closed: number;
  rejected: number;
  error: string | null;
}

/** How a source was read; the rows are already in MongoDB. */
export interface ReadResult {
  notModified: boolean;
  /** Whether the source has nothing left to close, group or index; absent in results of earlier versions. */
  settled?: boolean;
  /** Whether the read reached the end of the feed. Jobs are closed as missing only then. */
  complete: boolean;
  rows: number;
  /** Validators that detect an unchanged feed at the next read. */
  validators: FeedMarks;
}

export interface FeedMarks {
  etag: string | null;
  lastModified: string | null;
  digest: string | null;
}

/** Identifies one read of one source in all of its activities. */
export interface RunRef {
  sourceId: string;
  run: string;
}

/** The account that is counted and billed for a summary: the first to ask, on the UTC day of its request. */
export interface SummaryRequester {
  accountId: string;
  /** As `2026-11-21`. */
  day: string;
}

export interface SummarizeJobInput {
  jobId: string;
  /** Absent in runs that started before summaries were billed. */
  askedBy?: SummaryRequester;
}

/** `unpaid`: the account has used its free quota and cannot pay; `details` give the reason. */
export type SummaryOutcome =
  | { status: 'written' }
  | { status: 'unpaid'; accountId: string; details: { path: string; message: string }[] };

/** The result of one pass over the job alerts. */
export interface AlertSweep {
  /** Jobs matched, including those that the pass before has seen. */
  jobs: number;
  /** Alerts that they were matched with. */
  asked: number;
  /** Digests sent. */
  told: number;
  /** Age of the newest moment until which all jobs are matched. */
  behindSeconds: number;
}
