import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WorkflowUpdateFailedError, type WorkflowHandle } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { AppContext } from '../../../services/context.ts';
import { sendCommand } from '../../../services/agent/send-command.ts';
import {
  paidSignal,
  roleClosedSignal,
  sessionUpdates,
  type ApplySessionWorkflow,
  type Command,
} from '../../../workflows/agent/contract.ts';
import { fakeSession, abandonedTurn, type FakeSession } from '../../support/agent/fake-session.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startShortTurnWorker } from '../../support/agent/short-turns/start-worker.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

const HOUR_MS = 3_600_000;

let environment: TestWorkflowEnvironment;
beforeAll(async () => {
  environment = await startTimeSkipping();
}, 60_000);
afterAll(async () => {
  await environment.teardown();
});

const now = () => environment.currentTimeMs();
type Handle = WorkflowHandle<ApplySessionWorkflow>;
type StartWorker = typeof startTestWorker;

async function run(
  session: FakeSession,
  during: (handle: Handle) => Promise<void> = () => Promise.resolve(),
  { seen = [], startWorker = startTestWorker }: { seen?: string[]; startWorker?: StartWorker } = {},
): Promise<string> {
  const taskQueue = `test-${randomUUID()}`;
  const worker = await startWorker(environment, taskQueue, session.activities);
  return worker.runUntil(async () => {
    const handle = await environment.client.workflow.start<ApplySessionWorkflow>('applySession', {
      taskQueue,
      workflowId: `apply:${taskQueue}`,
      args: [{ accountId: 'acc_1', sessionId: 'ses_1', jobId: 'job_1', seen }],
    });
    await during(handle);
    return handle.result();
  });
}

/** Sends a command; returns whether it was accepted. */
async function send(
  handle: Handle,
  step: string,
  { version, id = `${step}-${version}` }: { version: number; id?: string },
): Promise<boolean> {
  try {
    await handle.executeUpdate(step, { args: [{ id, version }], updateId: id });
    return true;
  } catch (error) {
    if (error instanceof WorkflowUpdateFailedError) return false;
    throw error;
  }
}

/** Skips time until the promise is settled. */
async function skipUntil<Result>(promise: Promise<Result>): Promise<Result> {
  let isSettled = false;
  const settled = promise.finally(() => (isSettled = true));
  while (!isSettled) await environment.sleep('31 seconds');
  return settled;
}

const standsAt = (session: FakeSession, status: string, version?: number) =>
  eventually(
    `${status} ${version ?? ''}`,
    () => session.state.status === status && session.state.version >= (version ?? 0),
  );

/**
 * The workflow around the state machine: timers, commands, results of turns. The state machine has its own table
 * test.
 */
describe('apply-session', () => {
  it('goes from drafting to submission by commands', async () => {
    const session = fakeSession(now, 'ask', 'complete');
    const status = await run(session, async (handle) => {
      await standsAt(session, 'needs_input');
      expect(await send(handle, 'continue', { version: 2, id: 'msg_1' })).toBe(true);
      await standsAt(session, 'awaiting_approval');
      expect(await send(handle, 'approve_submit', { version: 4 })).toBe(true);
    });
    expect(status).toBe('submitted');
    expect(session.log).toEqual(['draft', 'continue msg_1', 'draft', 'approve_submit', 'submit']);
  });

  it('expires after 72 hours without input, and not before', async () => {
    const session = fakeSession(now, 'ask');
    const began = await now();
    let continued = 0;
    const status = await run(session, async (handle) => {
      await standsAt(session, 'needs_input');
      await environment.sleep(71 * HOUR_MS);
      expect(session.state.status).toBe('needs_input');
      expect(await send(handle, 'continue', { version: 2 })).toBe(true);
      continued = await now();
    });
    expect(status).toBe('expired');
    expect(continued - began).toBeGreaterThanOrEqual(71 * HOUR_MS);
    expect((await now()) - continued).toBeGreaterThanOrEqual(72 * HOUR_MS);
  });

  it('applies a repeated command once, in this run and after continue-as-new', async () => {
    const session = fakeSession(now, 'ask');
    await run(
      session,
      async (handle) => {
        await standsAt(session, 'needs_input');
        const sent = { version: 2, id: 'msg_1' };
        const all = Array.from({ length: 9 }, () => send(handle, 'continue', sent));
        expect(await Promise.all(all)).toEqual(Array(9).fill(true));
        expect(await send(handle, 'continue', { version: 1, id: 'msg_0' })).toBe(true);
        await standsAt(session, 'needs_input', 4);
        expect(await send(handle, 'stop', { version: 4 })).toBe(true);
      },
      { seen: ['msg_0'] },
    );
    expect(session.log).toEqual(['draft', 'continue msg_1', 'draft', 'stop']);
  });

  it('rejects commands for an outdated version, and those that are not allowed', async () => {
    const session = fakeSession(now, 'complete');
    await run(session, async (handle) => {
      await standsAt(session, 'awaiting_approval');
      expect(await send(handle, 'approve_submit', { version: 1 })).toBe(false);
      // Of two concurrent approvals of a draft one is applied. The other one's draft no longer exists.
      const both = [
        send(handle, 'continue', { version: 2 }),
        send(handle, 'approve_submit', { version: 2 }),
      ];
      expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
      if (session.log.includes('approve_submit')) return;
      await standsAt(session, 'awaiting_approval', 4);
      expect(await send(handle, 'stop', { version: 4 })).toBe(true);
    });
    expect(session.log.filter((entry) => entry === 'submit').length).toBeLessThanOrEqual(1);
  });

  it('takes a command once it has caught up, also if it refused that command while it was behind', async () => {
    const session = fakeSession(now, 'ask');
    await run(session, async ({ workflowId }) => {
      const ctx = { temporal: environment as unknown as AppContext['temporal'] };
      const say = (step: 'continue' | 'stop', command: Command) =>
        sendCommand(ctx, { workflowId, update: sessionUpdates[step] }, command);
      await standsAt(session, 'needs_input');
      const ahead = { id: 'stop', version: 4 };
      expect(await skipUntil(say('stop', ahead))).toBe('moved');
      expect(await say('continue', { id: 'msg_1', version: 2 })).toBe('taken');
      await standsAt(session, 'needs_input', 4);
      expect(await say('stop', ahead)).toBe('taken');
    });
    expect(session.state.status).toBe('stopped');
  });

  it('continues after a top-up is signalled', async () => {
    const told = fakeSession(now, 'run_short', 'complete');
    await run(told, async (handle) => {
      await standsAt(told, 'needs_payment');
      await handle.signal(paidSignal);
      await standsAt(told, 'awaiting_approval');
      await send(handle, 'stop', { version: told.state.version });
    });
    expect(told.log).toEqual(['draft', 'top_up', 'draft', 'stop']);
  });

  it('detects a top-up without a signal within hours', async () => {
    const session = fakeSession(now, 'run_short', 'run_short', 'complete');
    await run(session, async (handle) => {
      await standsAt(session, 'needs_payment');
      await environment.sleep(6.5 * HOUR_MS);
      await standsAt(session, 'awaiting_approval');
      await send(handle, 'stop', { version: session.state.version });
    });
    expect(session.log).toEqual(['draft', 'draft', 'draft', 'stop']);
  });

  it('expires without a top-up', async () => {
    const session = fakeSession(now, 'run_short');
    expect(await run(session)).toBe('expired');
  });

  it('ends when its role closes while it waits', async () => {
    const session = fakeSession(now, 'ask');
    const status = await run(session, async (handle) => {
      await standsAt(session, 'needs_input');
      await handle.signal(roleClosedSignal);
    });
    expect([status, session.log.at(-1)]).toEqual(['failed', 'close_role']);
  });

  it('shows its state to an operator', async () => {
    const session = fakeSession(now, 'ask');
    await run(session, async (handle) => {
      await standsAt(session, 'needs_input');
      await eventually('a status', async () => {
        const { typedSearchAttributes } = await handle.describe();
        return JSON.stringify(typedSearchAttributes).includes('needs_input');
      });
      await send(handle, 'stop', { version: 2 });
    });
  });
});

/** Runs last, because an abandoned turn prevents time skipping. */
describe('a running turn', () => {
  it('waits for a version that a client has read before the workflow knows it', async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const session = fakeSession(now, async () => {
      await gate;
      return 'ask';
    });
    const status = await run(session, async (handle) => {
      await eventually('a turn under way', () => session.log.includes('draft'));
      const ahead = send(handle, 'stop', { version: 2 });
      open();
      expect(await ahead).toBe(true);
    });
    expect(status).toBe('stopped');
  });

  it('is stopped in the middle, without a result', async () => {
    let open: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const session = fakeSession(now, async () => {
      await gate;
      return 'complete';
    });
    const status = await run(session, async (handle) => {
      await eventually('a turn under way', () => session.log.includes('draft'));
      expect(await send(handle, 'stop', { version: 1 })).toBe(true);
      open();
    });
    expect([status, session.state.status]).toEqual(['stopped', 'stopped']);
  });

  it('is taken over when its worker has died', async () => {
    const session = fakeSession(now, abandonedTurn, 'ask');
    const stop = async (handle: Handle) => {
      await standsAt(session, 'needs_input');
      await send(handle, 'stop', { version: 2 });
    };
    const status = await run(session, stop, { startWorker: startShortTurnWorker });
    expect([status, session.log]).toEqual(['stopped', ['draft', 'draft', 'stop']]);
  });
});
