import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import {
  mailDueSignal,
  type SendTransactionalMailWorkflow,
  type TransactionalBatch,
} from '../../../workflows/mail/contract.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

const MINUTE_MS = 60_000;

let environment: TestWorkflowEnvironment;
beforeAll(async () => {
  environment = await startTimeSkipping();
}, 60_000);
afterAll(() => environment.teardown());

type Handle = WorkflowHandle<SendTransactionalMailWorkflow>;
type Batch = (handle: Handle) => Promise<TransactionalBatch>;

const batch = (nextInMs: number | null, unreached = false): Batch => {
  return () => Promise.resolve({ sent: 1, unreached, nextInMs });
};

/** Runs the workflow over batches with these results; returns their moments, and ids of the batches. */
async function run(...batches: Batch[]) {
  const taskQueue = `test-${randomUUID()}`;
  const moments: number[] = [];
  const names: string[] = [];
  const { client } = environment;
  const workflowId = `mail:${taskQueue}`;
  const worker = await startTestWorker(environment, taskQueue, {
    async sendTransactionalMails({ by }) {
      const next = batches[moments.length];
      moments.push(await environment.currentTimeMs());
      names.push(by);
      return next === undefined
        ? { sent: 0, unreached: false, nextInMs: null }
        : next(client.workflow.getHandle<SendTransactionalMailWorkflow>(workflowId));
    },
  });
  await worker.runUntil(async () => {
    const args: [{ outages: number }] = [{ outages: 0 }];
    const options = { taskQueue, workflowId, args };
    const handle = await client.workflow.start<SendTransactionalMailWorkflow>(
      'sendTransactionalMail',
      options,
    );
    await handle.result();
  });
  return { names, waits: moments.slice(1).map((moment, place) => moment - (moments[place] ?? 0)) };
}

/** Promise (decision 0063): what is due is sent, and the workflow lives exactly as long as something waits. */
describe('the workflow of mails of the service itself', () => {
  it('sends batch after batch while mails are due, each under its own name', async () => {
    const { names } = await run(batch(0), batch(0), batch(null));
    expect(new Set(names).size).toBe(3);
  });

  it('waits for the next attempt', async () => {
    const { waits } = await run(batch(5 * MINUTE_MS), batch(null));
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThanOrEqual(5 * MINUTE_MS);
  });

  it('pauses for longer each time while there is no mail server', async () => {
    const away = batch(0, true);
    const { waits } = await run(away, away, away, away, batch(null));
    const floors = [1, 2, 5, 5].map((minutes) => minutes * MINUTE_MS);
    expect(waits).toHaveLength(4);
    waits.forEach((wait, place) => expect(wait).toBeGreaterThanOrEqual(floors[place] ?? 0));
  });

  it('looks again when a mail became due during the last batch', async () => {
    const signalled: Batch = async (handle) => {
      await handle.signal(mailDueSignal);
      return { sent: 1, unreached: false, nextInMs: null };
    };
    const { names } = await run(signalled, batch(null));
    expect(names).toHaveLength(2);
  });

  it('is woken from a wait by a mail that becomes due', async () => {
    const woken: Batch = async (handle) => {
      await handle.signal(mailDueSignal);
      return { sent: 1, unreached: false, nextInMs: 600 * MINUTE_MS };
    };
    const { waits } = await run(woken, batch(null));
    expect(waits[0]).toBeLessThan(MINUTE_MS);
  });
});
