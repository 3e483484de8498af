import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WorkflowHandle, WorkflowUpdateHandle } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import {
  paidSignal,
  roleClosedSignal,
  type Command,
  type ApplySessionWorkflow,
} from '../../../workflows/agent/contract.ts';
import { fakeSession, type FakeSession } from '../../support/agent/fake-session.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startShortHistories, startTestWorker } from '../../support/workflow-env.ts';

/** Number of events after which a run continues as new. */
const FEW_EVENTS = 60;
const ROUNDS = 20;

let environment: TestWorkflowEnvironment;
beforeAll(async () => {
  environment = await startShortHistories(FEW_EVENTS);
}, 240_000);
afterAll(async () => {
  await environment.teardown();
});

/** Promise: a history stays bounded. Continue-as-new carries the known commands over. */
describe('a long session', () => {
  it('continues as new repeatedly without losing or repeating a command', async () => {
    const session = fakeSession(() => Promise.resolve(Date.now()), 'ask');
    const runs = new Set<string>();
    await during(session, async ({ latest, say }) => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        await eventually('a question', () => session.state.version === 2 * round);
        await say('continue', `msg_${round}`, 2 * round);
        // A client without a response repeats the command, which reaches the current run.
        await say('continue', `msg_${round}`, 2 * round);
        runs.add((await latest().describe()).runId);
      }
      await eventually('a question', () => session.state.version === 2 * ROUNDS + 2);
      await say('stop', 'stop', session.state.version);
      expect(await latest().result()).toBe('stopped');
    });
    expect(runs.size).toBeGreaterThan(2);
    expect(session.log.filter(isAnswer)).toEqual(everyAnswer());
  }, 120_000);

  it('applies a command that was waiting when it would have continued as new', async () => {
    const { session, ask, isDrafting } = patientSession();
    const runs = new Set<string>();
    await during(session, async ({ latest, start, say }) => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        await eventually('a turn', () => isDrafting(round));
        // Its sender has seen a question that the workflow does not know yet.
        const command = await start('continue', `msg_${round}`, 2 * round);
        ask();
        await command.result();
        runs.add((await latest().describe()).runId);
      }
      await eventually('a turn', () => isDrafting(ROUNDS + 1));
      await say('stop', 'stop', session.state.version);
      expect(await latest().result()).toBe('stopped');
      ask();
    });
    expect(runs.size).toBeGreaterThan(2);
    expect(session.log.filter(isAnswer)).toEqual(everyAnswer());
  }, 120_000);

  it('carries unhandled signals over', async () => {
    const { session, ask, isDrafting } = patientSession();
    await during(session, async ({ latest }) => {
      await eventually('a turn', () => isDrafting(1));
      const first = await latest().describe();
      const isLong = async () => {
        await latest().signal(paidSignal);
        return (await latest().describe()).historyLength > FEW_EVENTS;
      };
      await eventually('a long history', isLong);
      await latest().signal(roleClosedSignal);
      ask();
      await eventually('an end', () => session.state.status === 'failed');
      expect((await latest().describe()).runId).not.toBe(first.runId);
    });
    expect(session.log.at(-1)).toBe('close_role');
  }, 120_000);
});

/** A session whose turns end on request of the test. */
function patientSession() {
  let end = () => {};
  const held = () => new Promise<'ask'>((resolve) => (end = () => resolve('ask')));
  const session = fakeSession(() => Promise.resolve(Date.now()), held);
  const turns = () => session.log.filter((entry) => entry === 'draft').length;
  return { session, ask: () => end(), isDrafting: (round: number) => turns() === round };
}

interface Client {
  latest: () => WorkflowHandle<ApplySessionWorkflow>;
  /** Sends a command and waits until it is applied. */
  say: (step: string, id: string, version: number) => Promise<unknown>;
  /** Sends a command and waits until it is accepted. */
  start: (step: string, id: string, version: number) => Promise<WorkflowUpdateHandle<unknown>>;
}

async function during(session: FakeSession, talk: (client: Client) => Promise<void>) {
  const taskQueue = `test-${randomUUID()}`;
  const workflowId = `apply:${taskQueue}`;
  const { workflow } = environment.client;
  const latest = () => workflow.getHandle<ApplySessionWorkflow>(workflowId);
  const update = (id: string, version: number) => {
    const args: [Command] = [{ id, version }];
    return { args, updateId: id };
  };
  const worker = await startTestWorker(environment, taskQueue, session.activities);
  await worker.runUntil(async () => {
    await workflow.start<ApplySessionWorkflow>('applySession', {
      taskQueue,
      workflowId,
      args: [{ accountId: 'acc_1', sessionId: 'ses_1', jobId: 'job_1', seen: [] }],
    });
    await talk({
      latest,
      say: (step, id, version) => latest().executeUpdate(step, update(id, version)),
      start: (step, id, version) =>
        latest().startUpdate(step, { ...update(id, version), waitForStage: 'ACCEPTED' }),
    });
  });
}

const isAnswer = (entry: string) => entry.startsWith('continue');
const everyAnswer = () => Array.from({ length: ROUNDS }, (_, round) => `continue msg_${round + 1}`);
