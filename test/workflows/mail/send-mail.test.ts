import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { MailActivities } from '../../../activities/mail/index.ts';
import { cancelSendSignal, type SendMailWorkflow } from '../../../workflows/mail/contract.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

const DAY_MS = 86_400_000;
/** Far from the server's clock, as another worker's may be. */
const NOW = 1_000_000_000_000;

let environment: TestWorkflowEnvironment;
beforeAll(async () => {
  environment = await startTimeSkipping();
}, 60_000);
afterAll(() => environment.teardown());

interface Course {
  waitMs?: number;
  isLate?: boolean;
  /** Waits for the next attempt, in order. */
  waits?: number[];
  /** Rounds without a mail server. */
  outages?: number;
}

async function run(
  { waitMs = 0, isLate = false, waits = [], outages = 0 }: Course,
  cancels = false,
) {
  const moments: number[] = [];
  const begun: boolean[] = [];
  const activities: Partial<MailActivities> = {
    readSend: () => Promise.resolve({ now: NOW, waitMs, isLate, recipients: 1 }),
    beginSend: ({ isLate: late }) => {
      begun.push(late);
      return Promise.resolve(!late);
    },
    sendMails: ({ now }) => {
      moments.push(now - NOW);
      return Promise.resolve({ unreached: moments.length <= outages });
    },
    nextMailAttempt: () =>
      Promise.resolve(moments.length <= outages ? 0 : (waits[moments.length - 1] ?? null)),
    endSend: () => Promise.resolve({ status: 'sent', sent: 1, failed: 0 }),
  };
  const taskQueue = `test-${randomUUID()}`;
  const worker = await startTestWorker(environment, taskQueue, activities);
  await worker.runUntil(async () => {
    const handle = await environment.client.workflow.start<SendMailWorkflow>('sendMail', {
      taskQueue,
      workflowId: `send:${taskQueue}`,
      args: [{ accountId: 'acc_1', sendId: 'snd_1' }],
    });
    if (cancels) await handle.signal(cancelSendSignal);
    await handle.result();
  });
  return { moments, begun };
}

/** Promise (decision 0028): a send waits for its moment and for each next attempt, by its own clock. */
describe('the workflow of a send', () => {
  it('waits for its moment, and is not late for having waited', async () => {
    const { moments, begun } = await run({ waitMs: 3 * DAY_MS });
    expect(begun).toEqual([false]);
    expect(moments[0]).toBeGreaterThanOrEqual(3 * DAY_MS);
  });

  it('sends again when the next attempt is due', async () => {
    const { moments } = await run({ waits: [300_000, 900_000] });
    expect(moments).toHaveLength(3);
    expect(moments[2]).toBeGreaterThanOrEqual(1_200_000);
  });

  it('pauses while there is no mail server', async () => {
    const { moments } = await run({ outages: 3 });
    expect(moments).toHaveLength(4);
    expect(moments[3]).toBeGreaterThanOrEqual(8 * 60_000);
  });

  it('sends nothing when it is a day late', async () => {
    const { moments, begun } = await run({ isLate: true });
    expect([moments, begun]).toEqual([[], [true]]);
  });

  it('sends nothing when it is cancelled before its moment', async () => {
    const { moments, begun } = await run({ waitMs: DAY_MS }, true);
    expect([moments, begun]).toEqual([[], []]);
  });
});
