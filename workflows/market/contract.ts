/** The types and ids of the market workflows: all that other layers import. */

export type IngestSourceWorkflow = (input: IngestSourceInput) => Promise<IngestResult>;
export type SummarizeJobWorkflow = (input: SummarizeJobInput) => Promise<SummaryOutcome>;
export type DispatchIngestionWorkflow = () => Promise<{ started: number }>;
export type ExpireOverdueJobsWorkflow = () => Promise<{ closed: number }>;
export type IndexOverdueJobsWorkflow = () => Promise<{ indexed: number }>;

/** Workflow ids are business ids: starting twice is one run. */
export const ingestId = (sourceId: string): string => `ingest:${sourceId}`;
export const jobSummaryId = (jobId: string): string => `job-summary:${jobId}`;
export const DISPATCH_SCHEDULE_ID = 'dispatch-ingestion';
export const EXPIRE_SCHEDULE_ID = 'expire-jobs';
export const INDEX_SCHEDULE_ID = 'index-jobs';

export interface IngestSourceInput {
  sourceId: string;
  /** A payload recorded earlier that is read instead of the live feed. */
  recordingId?: string;
}

export type IngestStatus = 'completed' | 'not_modified' | 'suspicious' | 'failed';

/** What a read did: counts only, no text of a posting ever travels through a history. */
export interface IngestResult {
  status: IngestStatus;
  read: number;
  new: number;
  changed: number;
  closed: number;
  rejected: number;
  error: string | null;
}

/** How a source was read; the rows themselves are in MongoDB by then. */
export interface ReadResult {
  notModified: boolean;
  /** Nothing of the source waits to be closed, grouped or indexed; absent where an earlier version read it. */
  settled?: boolean;
  /** Whether the read reached the end of the feed; only then does absence mean anything. */
  complete: boolean;
  rows: number;
  /** What recognises the feed when it has not changed by the next read. */
  validators: FeedMarks;
}

export interface FeedMarks {
  etag: string | null;
  lastModified: string | null;
  digest: string | null;
}

/** Names one read of one source to every activity that takes part in it. */
export interface RunRef {
  sourceId: string;
  run: string;
}

/** Whose daily count and bill a summary is on: the account that asked first, on the UTC day it asked. */
export interface SummaryRequester {
  accountId: string;
  /** As `2026-11-21`. */
  day: string;
}

export interface SummarizeJobInput {
  jobId: string;
  /** Absent in runs that were started before summaries could be billed. */
  askedBy?: SummaryRequester;
}

/** `unpaid`: the account that asked has used up what is free and cannot pay; the details say why. */
export type SummaryOutcome =
  | { status: 'written' }
  | { status: 'unpaid'; accountId: string; details: { path: string; message: string }[] };
