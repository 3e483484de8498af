import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { Worker, type WorkflowBundleOption } from '@temporalio/worker';
import { roleClosedSignal, type ApplySessionWorkflow } from '../../workflows/agent/contract.ts';
import { fakeSession, type FakeSession } from '../support/agent/fake-session.ts';
import { eventually } from '../support/eventually.ts';
import { bundleReleaseBefore } from '../support/run/release-before.ts';
import { workflowBundle } from '../support/run/workflow-bundle.ts';
import { startTimeSkipping } from '../support/workflow-env.ts';

let environment: TestWorkflowEnvironment;
let before: WorkflowBundleOption;
let after: WorkflowBundleOption;

beforeAll(async () => {
  [environment, before, after] = await Promise.all([
    startTimeSkipping(),
    bundleReleaseBefore(),
    workflowBundle(),
  ]);
}, 120_000);
afterAll(async () => {
  await environment.teardown();
});

type Handle = WorkflowHandle<ApplySessionWorkflow>;

interface Course {
  session: FakeSession;
  taskQueue: string;
}

/** A worker that keeps no workflow between two tasks, so that each task replays the history. */
function startWorker(
  workflows: WorkflowBundleOption,
  course: Course,
  identity = 'worker',
): Promise<Worker> {
  return Worker.create({
    connection: environment.nativeConnection,
    identity,
    taskQueue: course.taskQueue,
    workflowBundle: workflows,
    activities: course.session.activities,
    maxCachedWorkflows: 0,
  });
}

function startSession({ taskQueue }: Course): Promise<Handle> {
  return environment.client.workflow.start<ApplySessionWorkflow>('applySession', {
    taskQueue,
    workflowId: `apply:${taskQueue}`,
    args: [{ accountId: 'acc_1', sessionId: 'ses_1', jobId: 'job_1', seen: [] }],
  });
}

const courseOf = (session: FakeSession): Course => ({ session, taskQueue: `test-${randomUUID()}` });
const now = () => environment.currentTimeMs();

const stands = ({ session }: Course, status: string) =>
  eventually(status, () => session.state.status === status);

async function send(handle: Handle, step: string, { session }: Course): Promise<void> {
  const { version } = session.state;
  await handle.executeUpdate(step, { args: [{ id: `msg_${version}`, version }] });
}

/** The workflow tasks that a worker has taken, and those that it has completed. */
async function tasksOf(handle: Handle, worker: string): Promise<{ taken: number; done: number }> {
  const events = (await handle.fetchHistory()).events ?? [];
  const count = (
    ofEvent: (event: (typeof events)[number]) => { identity?: string | null } | null | undefined,
  ) => events.filter((event) => ofEvent(event)?.identity === worker).length;
  return {
    taken: count((event) => event.workflowTaskStartedEventAttributes),
    done: count((event) => event.workflowTaskCompletedEventAttributes),
  };
}

/** Promise (docs/upgrade.md): workflows go on while workers are replaced by those of another release. */
describe('a session whose worker is replaced by one of another release', () => {
  it('goes on in the next release', async () => {
    const course = courseOf(fakeSession(now, 'ask', 'complete'));
    const handle = await startSession(course);
    const old = await startWorker(before, course);
    await old.runUntil(() => stands(course, 'needs_input'));
    const next = await startWorker(after, course);
    await next.runUntil(async () => {
      await send(handle, 'continue', course);
      await stands(course, 'awaiting_approval');
      await send(handle, 'approve_submit', course);
      expect(await handle.result()).toBe('submitted');
    });
    expect(course.session.log.filter((step) => step === 'submit')).toEqual(['submit']);
  });

  it('waits in the release before for the one that began it, and loses nothing', async () => {
    const course = courseOf(fakeSession(now, 'ask'));
    const handle = await startSession(course);
    const next = await startWorker(after, course);
    await next.runUntil(() => stands(course, 'needs_input'));
    const old = await startWorker(before, course, 'before');
    await old.runUntil(async () => {
      await handle.signal(roleClosedSignal);
      await eventually('a task is taken', async () => (await tasksOf(handle, 'before')).taken > 0);
    });
    expect(await tasksOf(handle, 'before')).toMatchObject({ done: 0 });
    expect(course.session.log).toEqual(['draft']);
    const again = await startWorker(after, course);
    await again.runUntil(async () => expect(await handle.result()).toBe('failed'));
    expect(course.session.log).toEqual(['draft', 'close_role']);
  });
});
