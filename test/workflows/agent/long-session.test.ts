import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { DefaultLogger, Runtime } from '@temporalio/worker';
import { findOrFetch } from '../../../local/fetch/find-or-fetch.ts';
import { searchAttributes, temporal } from '../../../local/servers/temporal.ts';
import type { applySession } from '../../../workflows/agent/apply-session.ts';
import { fakeSession } from '../../support/fake-session.ts';
import { eventually } from '../../support/running-service.ts';
import { startTestWorker } from '../../support/workflow-env.ts';

/** Temporal suggests to continue as new after so many events, where it usually takes 4,096. */
const FEW_EVENTS = 60;
const ROUNDS = 20;

let environment: TestWorkflowEnvironment;
beforeAll(async () => {
  Runtime.install({ logger: new DefaultLogger('ERROR') });
  const { path } = await findOrFetch(temporal);
  const setting = `limit.historyCount.suggestContinueAsNew=${FEW_EVENTS}`;
  environment = await TestWorkflowEnvironment.createLocal({
    server: {
      executable: { type: 'existing-path', path },
      extraArgs: [
        ...['--dynamic-config-value', setting],
        ...searchAttributes.flatMap((name) => ['--search-attribute', `${name}=Keyword`]),
      ],
    },
  });
}, 240_000);
afterAll(async () => {
  await environment.teardown();
});

/** A history does not grow for ever (durable execution: continue as new carries what was seen). */
describe('a long session', () => {
  it('continues as new again and again, and no command is lost or taken twice', async () => {
    const session = fakeSession(() => Promise.resolve(Date.now()), 'ask');
    const taskQueue = `test-${randomUUID()}`;
    const workflowId = `apply:${taskQueue}`;
    const { workflow } = environment.client;
    const latest = () => workflow.getHandle<typeof applySession>(workflowId);
    const say = (step: string, id: string, version: number) =>
      latest().executeUpdate(step, { args: [{ id, version }], updateId: id });
    const runs = new Set<string>();
    const worker = await startTestWorker(environment, taskQueue, session.activities);
    await worker.runUntil(async () => {
      await workflow.start<typeof applySession>('applySession', {
        taskQueue,
        workflowId,
        args: [{ accountId: 'acc_1', sessionId: 'ses_1', jobId: 'job_1', seen: [] }],
      });
      for (let round = 1; round <= ROUNDS; round += 1) {
        await eventually('a question', () => session.state.version === 2 * round, 20_000);
        await say('continue', `msg_${round}`, 2 * round);
        // A client that heard nothing says it again, to whichever run is there by now.
        await say('continue', `msg_${round}`, 2 * round);
        runs.add((await latest().describe()).runId);
      }
      await eventually('a question', () => session.state.version === 2 * ROUNDS + 2, 20_000);
      await say('stop', 'stop', session.state.version);
      expect(await latest().result()).toBe('stopped');
    });
    expect(runs.size).toBeGreaterThan(2);
    const said = session.log.filter((entry) => entry.startsWith('continue'));
    expect(said).toEqual(Array.from({ length: ROUNDS }, (_, round) => `continue msg_${round + 1}`));
  }, 120_000);
});
