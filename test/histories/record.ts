import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ApplicationFailure } from '@temporalio/common';
import proto from '@temporalio/proto';
import type { Activities } from '../../activities/index.ts';
import type { DeliveryState } from '../../workflows/platform/contract.ts';
import { startTestWorker, startTimeSkipping } from '../support/workflow-env.ts';
import { billingRecordings } from './billing.ts';
import type { Recording } from './recording.ts';
import { sessionRecordings } from './sessions.ts';

/**
 * Records one history per workflow and way it can go, for `replay.test.ts`. Run it only when a workflow is new:
 * a recorded history stands for the runs that are in flight while a new version is deployed.
 *
 *   TEMPORAL_TEST_SERVER=… node --import tsx test/histories/record.ts <name>...
 */

const validators = { etag: null, lastModified: null, digest: 'd1' };
const counts = { read: 3, new: 2, changed: 1, closed: 0, rejected: 0 };

const ingestion: Partial<Activities> = {
  readSource: () => Promise.resolve({ notModified: false, complete: true, rows: 3, validators }),
  closeMissing: () => Promise.resolve('completed'),
  groupDuplicates: () => Promise.resolve(),
  indexSource: () => Promise.resolve(),
  recordRun: ({ status, error }) => Promise.resolve({ status, error, ...counts }),
};

/** A role that is due a day after it is first asked about. */
function closesInADay(): Activities['closeIfDue'] {
  let closesAt: number | undefined;
  return ({ at }) => {
    closesAt ??= Date.parse(at) + 86_400_000;
    return Promise.resolve(Date.parse(at) < closesAt ? new Date(closesAt).toISOString() : null);
  };
}

const delivery = { accountId: 'acc_1', deliveryId: 'whd_1', webhookId: 'whk_1', eventId: 'evt_1' };

/** Attempts that are answered so, one after the other. */
function attempts(...answers: [state: DeliveryState, answer: string, delayMs: number | null][]) {
  let number = 0;
  return () => {
    const [state, answer, delayMs] = answers[number] ?? ['failed', 'timeout', null];
    number += 1;
    return Promise.resolve({ state, host: 'hooks.example.com', number, answer, delayMs });
  };
}

const recordings: Record<string, Recording> = {
  ...sessionRecordings,
  ...billingRecordings,
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
  /** As those that are named after how they ended, since grouping is part of indexing. */
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
  /** As it was before recordings were swept. */
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
  'close-job': {
    workflow: 'closeJob',
    args: [{ jobId: 'job_1', accountId: 'acc_1' }],
    activities: { closeIfDue: closesInADay() },
  },
  'write-document': {
    workflow: 'writeDocument',
    args: [{ accountId: 'acc_1', documentId: 'res_1' }],
    activities: { writeDocumentOnce: () => Promise.resolve('ready') },
  },
  'read-resume': {
    workflow: 'readResume',
    args: [{ accountId: 'acc_1', resumeId: 'res_1' }],
    activities: { parseResumeFile: () => Promise.resolve('ready') },
  },
  'anonymize-candidate': {
    workflow: 'anonymizeCandidate',
    args: [{ accountId: 'acc_1', candidateId: 'cand_1' }],
    activities: {
      eraseTraces: () => Promise.resolve({ held: 0, version: 3 }),
      finishErasing: () => Promise.resolve(true),
    },
  },
  /** As it was before orphans were swept. */
  'sweep-candidates': {
    workflow: 'sweepCandidates',
    args: [],
    activities: { sweepCandidates: () => Promise.resolve({ merged: 1, started: 1 }) },
  },
  'sweep-candidates.orphans': {
    workflow: 'sweepCandidates',
    args: [],
    activities: {
      sweepCandidates: () => Promise.resolve({ merged: 0, started: 0 }),
      sweepOrphans: () => Promise.resolve({ files: 2, fragments: 1, answers: 1 }),
    },
  },
  'sweep-candidates.resumes': {
    workflow: 'sweepCandidates',
    args: [],
    activities: {
      sweepCandidates: () => Promise.resolve({ merged: 0, started: 0 }),
      sweepOrphans: () => Promise.resolve({ files: 0, fragments: 0, answers: 0 }),
      sweepResumes: () => Promise.resolve(2),
    },
  },
  'read-resume.given-up': {
    workflow: 'readResume',
    args: [{ accountId: 'acc_1', resumeId: 'res_1' }],
    activities: {
      parseResumeFile: () => {
        throw ApplicationFailure.nonRetryable('Nobody was there.');
      },
      giveUpReading: () => Promise.resolve(),
    },
  },
  'sweep-postings': {
    workflow: 'sweepPostings',
    args: [],
    activities: { sweepPostings: () => Promise.resolve({ settled: 3, closed: 1 }) },
  },
  /** This and the next two as they were before a quick receiver was asked at once. */
  'deliver-webhook.received': {
    workflow: 'deliverWebhook',
    args: [delivery],
    activities: { attemptDelivery: attempts(['succeeded', '200', null]) },
  },
  'deliver-webhook.retried': {
    workflow: 'deliverWebhook',
    args: [delivery],
    activities: {
      attemptDelivery: attempts(
        ['pending', '503', 5_000],
        ['pending', 'timeout', 0],
        ['succeeded', '204', null],
      ),
    },
  },
  'deliver-webhook.given-up': {
    workflow: 'deliverWebhook',
    args: [delivery],
    activities: { attemptDelivery: attempts(['pending', '500', 86_400_000], ['failed', '410', null]) },
  },
  'deliver-webhook.at-once': {
    workflow: 'deliverWebhook',
    args: [delivery],
    activities: { attemptDeliveryAtOnce: attempts(['succeeded', '200', null]) },
  },
  'deliver-webhook.not-at-once': {
    workflow: 'deliverWebhook',
    args: [delivery],
    activities: {
      attemptDeliveryAtOnce: () => Promise.reject(ApplicationFailure.create({ type: 'endpoint_busy' })),
      attemptDelivery: attempts(['pending', '503', 5_000], ['succeeded', '200', null]),
    },
  },
  /** As it was before there was an audit log. */
  'sweep-outbox': {
    workflow: 'sweepOutbox',
    args: [],
    activities: {
      announceWaiting: () => Promise.resolve(2),
      startOverdueDeliveries: () => Promise.resolve(1),
    },
  },
  'sweep-outbox.trails': {
    workflow: 'sweepOutbox',
    args: [],
    activities: {
      announceWaiting: () => Promise.resolve(2),
      startOverdueDeliveries: () => Promise.resolve(1),
      fileTrails: () => Promise.resolve(7),
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

async function record(name: string, recording: Recording): Promise<void> {
  const { workflow, args, activities, during, startWorker = startTestWorker } = recording;
  const environment = await startTimeSkipping();
  const taskQueue = `record-${randomUUID()}`;
  const worker = await startWorker(environment, taskQueue, activities);
  const history = await worker.runUntil(async () => {
    const options = { taskQueue, workflowId: name, args };
    const handle = await environment.client.workflow.start(workflow, options);
    await during?.(handle);
    await handle.result();
    return handle.fetchHistory();
  });
  const path = fileURLToPath(new URL(`./${name}.history`, import.meta.url));
  await writeFile(path, proto.temporal.api.history.v1.History.encode(history).finish());
  await environment.teardown();
}

for (const name of process.argv.slice(2)) {
  const recording = recordings[name];
  if (!recording) throw new Error(`${name} is none of ${Object.keys(recordings).join(', ')}`);
  await record(name, recording);
}
