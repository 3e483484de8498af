import { ApplicationFailure } from '@temporalio/common';
import type { Activities } from '../../../activities/index.ts';
import type { Recording } from '../recording.ts';

const validators = { etag: null, lastModified: null, digest: 'd1' };
const counts = { read: 3, new: 2, changed: 1, closed: 0, rejected: 0 };

const ingestion: Partial<Activities> = {
  readSource: () => Promise.resolve({ notModified: false, complete: true, rows: 3, validators }),
  closeMissing: () => Promise.resolve('completed'),
  groupDuplicates: () => Promise.resolve(),
  indexSource: () => Promise.resolve(),
  recordRun: ({ status, error }) => Promise.resolve({ status, error, ...counts }),
};

export const marketRecordings: Record<string, Recording> = {
  'ingest-source.completed': {
    workflow: 'ingestSource',
    args: [{ sourceId: 'src_1' }],
    activities: ingestion,
  },
  'ingest-source.from-recording': {
    workflow: 'ingestSource',
    args: [{ sourceId: 'src_1', recordingId: 'doc_1' }],
    activities: ingestion,
  },
  'ingest-source.settled': {
    workflow: 'ingestSource',
    args: [{ sourceId: 'src_1' }],
    activities: {
      ...ingestion,
      readSource: () =>
        Promise.resolve({ notModified: true, settled: true, complete: true, rows: 3, validators }),
    },
  },
  /** Like the recordings named after their outcome, with grouping as part of indexing. */
  'ingest-source.grouped': {
    workflow: 'ingestSource',
    args: [{ sourceId: 'src_1' }],
    activities: ingestion,
  },
  'ingest-source.failed': {
    workflow: 'ingestSource',
    args: [{ sourceId: 'src_1' }],
    activities: {
      ...ingestion,
      readSource: () => {
        throw ApplicationFailure.nonRetryable('Nothing is published there.', 'not_found');
      },
    },
  },
  'dispatch-ingestion': {
    workflow: 'dispatchIngestion',
    args: [],
    activities: { startDueReads: () => Promise.resolve(4) },
  },
  /** From versions before the sweep of recordings. */
  'expire-overdue-jobs': {
    workflow: 'expireOverdueJobs',
    args: [],
    activities: { expireJobs: () => Promise.resolve(2), indexOverdue: () => Promise.resolve(2) },
  },
  'expire-overdue-jobs.recordings': {
    workflow: 'expireOverdueJobs',
    args: [],
    activities: {
      expireJobs: () => Promise.resolve(0),
      indexOverdue: () => Promise.resolve(0),
      sweepRecordings: () => Promise.resolve(3),
    },
  },
  /** With a separate workflow that indexes overdue documents. */
  'expire-overdue-jobs.alone': {
    workflow: 'expireOverdueJobs',
    args: [],
    activities: {
      expireJobs: () => Promise.resolve(1),
      sweepRecordings: () => Promise.resolve(0),
    },
  },
  'index-overdue-jobs': {
    workflow: 'indexOverdueJobs',
    args: [],
    activities: { indexOverdue: () => Promise.resolve(2) },
  },
  'sweep-alerts': {
    workflow: 'sweepAlerts',
    args: [],
    activities: {
      sweepAlerts: () => Promise.resolve({ jobs: 12, asked: 431, told: 3, behindSeconds: 2 }),
    },
  },
  'summarize-job.unpaid': {
    workflow: 'summarizeJob',
    args: [{ jobId: 'job_1', askedBy: { accountId: 'acc_1', day: '2026-11-21' } }],
    activities: {
      writeJobSummary: () =>
        Promise.resolve({ status: 'unpaid', accountId: 'acc_1', details: [] }),
    },
  },
  'summarize-job': {
    workflow: 'summarizeJob',
    args: [{ jobId: 'job_1' }],
    activities: { writeJobSummary: () => Promise.resolve({ status: 'written' }) },
  },
};
