import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activityInfo } from '@temporalio/activity';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { HiringActivities } from '../../../activities/hiring/index.ts';
import { deadlineMovedSignal, type CloseJobWorkflow } from '../../../workflows/hiring/contract.ts';
import { startShortHistories, startTestWorker } from '../../support/workflow-env.ts';

/** Number of events after which a run continues as new. */
const FEW_EVENTS = 40;
const MOVES = 40;

let environment: TestWorkflowEnvironment;
beforeAll(async () => {
  environment = await startShortHistories(FEW_EVENTS);
}, 240_000);
afterAll(async () => {
  await environment.teardown();
});

/** Promise: a history stays bounded, however often a deadline moves. */
describe('close-job of a role whose deadline moves all the time', () => {
  it('continues as new, and closes the role once, at the latest deadline', async () => {
    const taskQueue = `test-${randomUUID()}`;
    const workflowId = `close-job:${taskQueue}`;
    const { workflow } = environment.client;
    const runs = new Set<string>();
    const closed: number[] = [];
    let asked = 0;
    let closesAt = Date.now() + 60_000;
    const activities: Pick<HiringActivities, 'closeIfDue'> = {
      async closeIfDue({ at }) {
        runs.add(activityInfo().workflowExecution?.runId ?? '');
        asked += 1;
        const answer = closesAt;
        // The deadline moves during the activity, so its result is outdated when it arrives.
        if (asked <= MOVES) {
          closesAt = Date.now() + (asked < MOVES ? 60_000 : 1_000);
          await workflow.getHandle(workflowId).signal(deadlineMovedSignal);
        }
        if (Date.parse(at) < answer) return new Date(answer).toISOString();
        closed.push(Date.parse(at));
        return null;
      },
    };
    const worker = await startTestWorker(environment, taskQueue, activities);
    await worker.runUntil(async () => {
      await workflow.start<CloseJobWorkflow>('closeJob', {
        taskQueue,
        workflowId,
        args: [{ jobId: 'job_1', accountId: 'acc_1' }],
      });
      await workflow.getHandle(workflowId).result();
      expect((await workflow.getHandle(workflowId).describe()).historyLength).toBeLessThan(
        3 * FEW_EVENTS,
      );
    });
    expect(runs.size).toBeGreaterThan(2);
    expect(closed).toHaveLength(1);
    expect(closed[0]).toBeGreaterThanOrEqual(closesAt);
  }, 120_000);
});
