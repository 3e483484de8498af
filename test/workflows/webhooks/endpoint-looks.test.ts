import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { activityInfo } from '@temporalio/activity';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { WebhookActivities } from '../../../activities/webhooks/index.ts';
import {
  lookSignal,
  type DeliverToEndpointWorkflow,
  type EndpointLook,
} from '../../../workflows/webhooks/contract.ts';
import { eventually } from '../../support/eventually.ts';
import { startShortHistories, startTestWorker } from '../../support/workflow-env.ts';

/** Number of events after which a run continues as new. */
const FEW_EVENTS = 40;

const nothing: EndpointLook = {
  host: 'hooks.example.com',
  state: 'delivering',
  attempted: 0,
  received: 0,
  answer: null,
  failingSince: null,
  waiting: 0,
  nextInMs: null,
};
const silent: EndpointLook = {
  ...nothing,
  state: 'silent',
  attempted: 2,
  answer: 'timeout',
  failingSince: '2026-11-26T13:40:00.000Z',
  waiting: 60,
  nextInMs: 60_000,
};

let environment: TestWorkflowEnvironment;
beforeAll(async () => {
  environment = await startShortHistories(FEW_EVENTS);
}, 240_000);
afterAll(async () => {
  await environment.teardown();
});

/** A workflow of one endpoint with these looks. */
async function withWorkflow(
  attemptDue: WebhookActivities['attemptDue'],
  run: (endpoint: { wake: () => Promise<unknown>; id: string }) => Promise<void>,
): Promise<void> {
  const taskQueue = `test-${randomUUID()}`;
  const id = `endpoint:${taskQueue}`;
  const worker = await startTestWorker(environment, taskQueue, { attemptDue });
  const wake = () =>
    environment.client.workflow.signalWithStart<DeliverToEndpointWorkflow>('deliverToEndpoint', {
      taskQueue,
      workflowId: id,
      signal: lookSignal,
      args: [{ accountId: 'acc_1', webhookId: 'whk_1' }],
    });
  await worker.runUntil(() => run({ wake, id }));
}

describe('the workflow of an endpoint', () => {
  it('runs again when a signal arrives while it completes', async () => {
    let woken = 0;
    let seen = 0;
    const runs = new Set<string>();
    const look = () => {
      seen = woken;
      runs.add(activityInfo().workflowExecution?.runId ?? '');
      return Promise.resolve(nothing);
    };
    await withWorkflow(look, async ({ wake }) => {
      for (let round = 0; round < 40; round += 1) {
        // Bursts that end around the time at which the run completes.
        for (let signal = 0; signal < 6; signal += 1) {
          woken += 1;
          await wake();
        }
        const sent = woken;
        await eventually(`a look after signal ${sent}`, () => seen === sent);
      }
    });
    expect(runs.size).toBeGreaterThan(5);
  }, 120_000);

  it('waits until the next attempt, and looks at once when it is woken', async () => {
    let looks = 0;
    const look = () => {
      looks += 1;
      return Promise.resolve(looks < 3 ? silent : nothing);
    };
    await withWorkflow(look, async ({ wake, id }) => {
      await wake();
      const handle = environment.client.workflow.getHandle(id);
      await eventually('the first look', () => looks === 1);
      // The signal of the start may have led to a second look.
      await wake();
      await eventually('the next looks', () => looks === 2 || looks === 3);
      if (looks === 2) await wake();
      expect(await handle.result()).toEqual(nothing);
    });
  });

  it('shows the state of a silent endpoint, also after a look that sends nothing', async () => {
    let looks = 0;
    const look = () => {
      looks += 1;
      const idle = { ...silent, state: 'failing' as const, attempted: 0, answer: null };
      return Promise.resolve(looks === 1 ? silent : { ...idle, waiting: 61 });
    };
    await withWorkflow(look, async ({ wake, id }) => {
      const handle = environment.client.workflow.getHandle(id);
      const shown = async () => {
        const metadata = await handle.query<{ currentDetails: string }>(
          '__temporal_workflow_metadata',
        );
        return metadata.currentDetails;
      };
      await wake();
      await eventually('the first look', async () => (await shown()) !== '');
      await wake();
      await eventually('the second look', async () => (await shown()).includes('61 waiting'));
      expect(await shown()).toMatch(
        /^silent: hooks\.example\.com received 0 of 2, last answer timeout\. Failing since 2026-11-26T13:40:00\.000Z\. 61 waiting, the next at 20\S+Z\.$/u,
      );
      expect((await handle.describe()).searchAttributes).toMatchObject({
        ProcessStatus: ['silent'],
      });
      await handle.terminate();
    });
  });

  it('continues as new, however often it looks', async () => {
    let looks = 0;
    const runs = new Set<string>();
    const look = () => {
      looks += 1;
      runs.add(activityInfo().workflowExecution?.runId ?? '');
      return Promise.resolve(looks < 60 ? { ...silent, nextInMs: 0 } : nothing);
    };
    await withWorkflow(look, async ({ wake, id }) => {
      await wake();
      const handle = environment.client.workflow.getHandle(id);
      expect(await handle.result()).toEqual(nothing);
      expect((await handle.describe()).historyLength).toBeLessThan(3 * FEW_EVENTS);
    });
    expect(runs.size).toBeGreaterThan(2);
  });
});
