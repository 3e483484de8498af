import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import proto from '@temporalio/proto';
import { startTestWorker, startTimeSkipping } from '../support/workflow-env.ts';
import { agentRecordings } from './agent/recordings.ts';
import { hiringRecordings } from './hiring/recordings.ts';
import { marketRecordings } from './market/recordings.ts';
import { billingRecordings } from './billing/recordings.ts';
import { interviewRecordings } from './interviews/recordings.ts';
import { mailRecordings } from './mail/recordings.ts';
import { peopleRecordings } from './people/recordings.ts';
import { surveyRecordings } from './surveys/recordings.ts';
import { transferRecordings } from './transfers/recordings.ts';
import { exportRecordings } from './transfers/export-recordings.ts';
import { workforceRecordings } from './workforce/recordings.ts';
import { webhookRecordings } from './webhooks/recordings.ts';
import type { Recording } from './recording.ts';

/**
 * Records one history per workflow and way it can go, for `replay.test.ts`. Run it only when a workflow is new:
 * a recorded history stands for the runs that are in flight while a new version is deployed.
 *
 *   TEMPORAL_TEST_SERVER=… node --import tsx test/histories/record.ts <name>...
 */

/** By area, the name of the folder with the histories. */
const recordings: Record<string, Record<string, Recording>> = {
  agent: agentRecordings,
  hiring: hiringRecordings,
  interviews: interviewRecordings,
  mail: mailRecordings,
  market: marketRecordings,
  billing: billingRecordings,
  people: peopleRecordings,
  surveys: surveyRecordings,
  transfers: { ...transferRecordings, ...exportRecordings },
  workforce: workforceRecordings,
  webhooks: webhookRecordings,
};

async function record(area: string, name: string, recording: Recording): Promise<void> {
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
  const path = fileURLToPath(new URL(`./${area}/${name}.history`, import.meta.url));
  await writeFile(path, proto.temporal.api.history.v1.History.encode(history).finish());
  await environment.teardown();
}

for (const name of process.argv.slice(2)) {
  const found = Object.entries(recordings).find(([, ofArea]) => Object.hasOwn(ofArea, name));
  const recording = found?.[1][name];
  if (!found || !recording) {
    const names = Object.values(recordings).flatMap((ofArea) => Object.keys(ofArea));
    throw new Error(`${name} is none of ${names.join(', ')}`);
  }
  await record(found[0], name, recording);
}
