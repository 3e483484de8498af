import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { HiringActivities } from '../../../activities/hiring/index.ts';
import { deadlineMovedSignal, type CloseJobWorkflow } from '../../../workflows/hiring/contract.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

const DAY_MS = 86_400_000;

let environment: TestWorkflowEnvironment;
beforeAll(async () => {
  environment = await startTimeSkipping();
}, 60_000);
afterAll(async () => {
  await environment.teardown();
});

/** A fake of a role in MongoDB, with the moments at which the timer read it. */
interface Role {
  closesAt: number | null;
  closedAt: number | null;
  asked: number[];
}

function roleClosing(closesAt: number | null): Role {
  return { closesAt, closedAt: null, asked: [] };
}

function closeIfDueOf(role: Role): Pick<HiringActivities, 'closeIfDue'> {
  return {
    closeIfDue: ({ at }) => {
      const now = Date.parse(at);
      role.asked.push(now);
      const { closesAt } = role;
      if (closesAt === null || role.closedAt !== null) return Promise.resolve(null);
      if (closesAt > now) return Promise.resolve(new Date(closesAt).toISOString());
      role.closedAt = now;
      return Promise.resolve(null);
    },
  };
}

async function run(
  role: Role,
  during: (handle: WorkflowHandle<CloseJobWorkflow>) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const taskQueue = `test-${randomUUID()}`;
  const worker = await startTestWorker(environment, taskQueue, closeIfDueOf(role));
  await worker.runUntil(async () => {
    const handle = await environment.client.workflow.start<CloseJobWorkflow>('closeJob', {
      taskQueue,
      workflowId: `close-job:${taskQueue}`,
      args: [{ jobId: 'job_1', accountId: 'acc_1' }],
    });
    await during(handle);
    await handle.result();
  });
}

/** Promise: a role closes at its deadline, also after the deadline has moved. */
describe('close-job', () => {
  const now = () => environment.currentTimeMs();

  it('closes at the deadline, days later, with a minimum of reads', async () => {
    const role = roleClosing((await now()) + 30 * DAY_MS);
    await run(role);
    expect(role.closedAt).toBeGreaterThanOrEqual(role.closesAt ?? Infinity);
    expect(role.asked).toHaveLength(2);
  });

  it('ends at once for a role that is not open or has no deadline', async () => {
    const role = roleClosing(null);
    await run(role);
    expect([role.closedAt, role.asked.length]).toEqual([null, 1]);
  });

  it('closes earlier when the deadline comes nearer', async () => {
    const started = await now();
    const role = roleClosing(started + 30 * DAY_MS);
    await run(role, async (handle) => {
      await eventually('the first question', () => role.asked.length === 1);
      role.closesAt = started + 2 * DAY_MS;
      await handle.signal(deadlineMovedSignal);
    });
    expect(role.closedAt).toBeLessThan(started + 3 * DAY_MS);
  });

  it('keeps waiting when the deadline moves later without a signal', async () => {
    const started = await now();
    const role = roleClosing(started + DAY_MS);
    await run(role, async () => {
      await eventually('the first question', () => role.asked.length === 1);
      role.closesAt = started + 5 * DAY_MS;
    });
    expect(role.closedAt).toBeGreaterThanOrEqual(started + 5 * DAY_MS);
    expect(role.asked).toHaveLength(3);
  });

  it('ends when it is signalled that the role has closed', async () => {
    const started = await now();
    const role = roleClosing(started + 30 * DAY_MS);
    await run(role, async (handle) => {
      await eventually('the first question', () => role.asked.length === 1);
      role.closedAt = started;
      await handle.signal(deadlineMovedSignal);
      await eventually('the second question', () => role.asked.length === 2);
    });
    expect(role.asked).toHaveLength(2);
    expect(role.asked[1]).toBeLessThan(started + DAY_MS);
  });
});
