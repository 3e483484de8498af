import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import {
  interviewChangedSignal,
  type InterviewWorkflow,
} from '../../../workflows/interviews/contract.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

const HOUR_MS = 60 * 60 * 1000;

let environment: TestWorkflowEnvironment;
beforeAll(async () => {
  environment = await startTimeSkipping();
}, 60_000);
afterAll(async () => {
  await environment.teardown();
});

/** Promise: an interview is looked at when each of its steps is due, and at once when it is moved. */
it.each([
  { name: 'at each step', steps: [24, 47, 49], moved: null, expected: [0, 24, 47, 49] },
  { name: 'anew when it was moved', steps: [24, 47, 49], moved: [100], expected: [0, 0, 100] },
])('interview:<interview> acts $name', async ({ steps, moved, expected }) => {
  const started = await environment.currentTimeMs();
  const asked: number[] = [];
  let due: readonly number[] = steps;
  const taskQueue = `test-${randomUUID()}`;
  const worker = await startTestWorker(environment, taskQueue, {
    takeInterviewSteps: ({ at }: { at: string }) => {
      const hours = Math.round((Date.parse(at) - started) / HOUR_MS);
      asked.push(hours);
      const next = due.find((hour) => hour > hours);
      return Promise.resolve(
        next === undefined ? null : new Date(started + next * HOUR_MS).toISOString(),
      );
    },
  });
  await worker.runUntil(async () => {
    const handle = await environment.client.workflow.start<InterviewWorkflow>('interview', {
      taskQueue,
      workflowId: `interview:${taskQueue}`,
      args: [{ interviewId: 'int_1', accountId: 'acc_1' }],
    });
    if (moved !== null) {
      await eventually('the first read', () => Promise.resolve(asked.length === 1));
      due = moved;
      await handle.signal(interviewChangedSignal);
    }
    await handle.result();
  });
  expect(asked).toEqual(expected);
});
