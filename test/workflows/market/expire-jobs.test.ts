import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { ExpireOverdueJobsWorkflow } from '../../../workflows/market/contract.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

let environment: TestWorkflowEnvironment;
beforeAll(async () => {
  environment = await startTimeSkipping();
}, 60_000);
afterAll(async () => {
  await environment.teardown();
});

/** Promise: work that needs only MongoDB continues while Elasticsearch is down. */
it('jobs are closed at their deadline while nothing can be indexed', async () => {
  const taskQueue = `test-${randomUUID()}`;
  const worker = await startTestWorker(environment, taskQueue, {
    expireJobs: () => Promise.resolve(2),
    indexOverdue: () => Promise.reject(new Error('Elasticsearch is away.')),
    sweepRecordings: () => Promise.resolve(0),
  });
  const outcome = await worker.runUntil(
    environment.client.workflow.execute<ExpireOverdueJobsWorkflow>('expireOverdueJobs', {
      taskQueue,
      workflowId: taskQueue,
      workflowExecutionTimeout: '5 minutes',
    }),
  );
  expect(outcome).toEqual({ closed: 2 });
});
