import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ApplicationFailure } from '@temporalio/common';
import proto from '@temporalio/proto';
import type { Activities } from '../../activities/index.ts';
import { startTestWorker, startTimeSkipping } from '../support/workflow-env.ts';

/**
 * Records one history per workflow and way it can go, for `replay.test.ts`. Run it only when a workflow is new:
 * a recorded history stands for the runs that are in flight while a new version is deployed.
 *
 *   TEMPORAL_TEST_SERVER=… node --import tsx test/histories/record.ts <name>...
 */
interface Recording {
  workflow: string;
  args: unknown[];
  activities: Partial<Activities>;
}

const validators = { etag: null, lastModified: null, digest: 'd1' };
const counts = { read: 3, new: 2, changed: 1, closed: 0, rejected: 0 };

const ingestion: Partial<Activities> = {
  readSource: () => Promise.resolve({ notModified: false, complete: true, rows: 3, validators }),
  closeMissing: () => Promise.resolve('completed'),
  groupDuplicates: () => Promise.resolve(),
  indexSource: () => Promise.resolve(),
  recordRun: ({ status, error }) => Promise.resolve({ status, error, ...counts }),
};

const recordings: Record<string, Recording> = {
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
  'expire-overdue-jobs': {
    workflow: 'expireOverdueJobs',
    args: [],
    activities: { expireJobs: () => Promise.resolve(2), indexOverdue: () => Promise.resolve(2) },
  },
  'summarize-job': {
    workflow: 'summarizeJob',
    args: [{ jobId: 'job_1' }],
    activities: { writeJobSummary: () => Promise.resolve() },
  },
};

async function record(name: string, { workflow, args, activities }: Recording): Promise<void> {
  const environment = await startTimeSkipping();
  const taskQueue = `record-${randomUUID()}`;
  const worker = await startTestWorker(environment, taskQueue, activities);
  const history = await worker.runUntil(async () => {
    const options = { taskQueue, workflowId: name, args };
    const handle = await environment.client.workflow.start(workflow, options);
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
