import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ApplicationFailure } from '@temporalio/common';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { AgentActivities } from '../../../activities/agent/index.ts';
import type { WriteDocumentWorkflow } from '../../../workflows/agent/contract.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

let environment: TestWorkflowEnvironment;
beforeAll(async () => {
  environment = await startTimeSkipping();
}, 60_000);
afterAll(async () => {
  await environment.teardown();
});

/** Runs a document whose attempts have these results. */
async function run(...attempts: ('ready' | 'failed' | 'away')[]) {
  let calls = 0;
  const writeDocumentOnce: AgentActivities['writeDocumentOnce'] = () => {
    const attempt = attempts[calls] ?? 'ready';
    calls += 1;
    if (attempt !== 'away') return Promise.resolve(attempt);
    throw ApplicationFailure.create({ type: 'model_throttled', nextRetryDelay: '40 seconds' });
  };
  const taskQueue = `test-${randomUUID()}`;
  const worker = await startTestWorker(environment, taskQueue, { writeDocumentOnce });
  const outcome = await worker.runUntil(
    environment.client.workflow.execute<WriteDocumentWorkflow>('writeDocument', {
      taskQueue,
      workflowId: `document:${taskQueue}`,
      args: [{ accountId: 'acc_1', documentId: 'res_1' }],
    }),
  );
  return { outcome, calls };
}

it('waits for a model that throttles, and becomes ready', async () => {
  expect(await run('away', 'away', 'ready')).toEqual({ outcome: 'ready', calls: 3 });
});

it('ends when the document has failed permanently', async () => {
  expect(await run('failed')).toEqual({ outcome: 'failed', calls: 1 });
});
