import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, Connection, type WorkflowHandle } from '@temporalio/client';
import { NativeConnection, Worker, type WorkflowBundleOption } from '@temporalio/worker';
import { versionedAs } from '../../worker/versioning.ts';
import type { ApplySessionWorkflow } from '../../workflows/agent/contract.ts';
import { fakeSession } from '../support/agent/fake-session.ts';
import { eventually } from '../support/eventually.ts';
import { runTool } from '../support/run-tool.ts';
import { workflowBundle } from '../support/run/workflow-bundle.ts';
import { requiredEnvironment } from '../support/servers.ts';
import { installRuntime } from '../support/workflow-env.ts';

const taskQueue = `test-${randomUUID()}`;
const builds = ['old', 'new'].map((name) => `${name}-${taskQueue}`) as [string, string];
const [oldBuild, newBuild] = builds;
const session = fakeSession(() => Promise.resolve(Date.now()), 'ask', 'complete');

let connection: Connection;
let natives: NativeConnection[];
let running: { worker: Worker; ended: Promise<void> }[];

beforeAll(async () => {
  installRuntime();
  const address = requiredEnvironment('TEMPORAL_ADDRESS');
  connection = await Connection.connect({ address });
  natives = await Promise.all(builds.map(() => NativeConnection.connect({ address })));
  const bundle = await workflowBundle();
  running = await Promise.all(
    builds.map((build, index) => startWorker(build, bundle, natives[index])),
  );
}, 120_000);
afterAll(async () => {
  for (const { worker } of running) worker.shutdown();
  await Promise.all(running.map(({ ended }) => ended));
  await Promise.all([connection, ...natives].map((each) => each.close()));
});

async function startWorker(
  buildId: string,
  bundle: WorkflowBundleOption,
  native: NativeConnection | undefined,
) {
  if (native === undefined) throw new Error('Each worker has a connection.');
  const worker = await Worker.create({
    ...{ connection: native, identity: buildId, taskQueue },
    workflowBundle: bundle,
    activities: session.activities,
    ...versionedAs(buildId),
  });
  return { worker, ended: worker.run() };
}

const workers = (...args: string[]) => runTool(['workers', ...args]);

/** Temporal knows a build once a worker of it polls. */
async function makeCurrent(build: string): Promise<void> {
  expect(await workers('--current', build, '--wait', '120')).toMatchObject({ code: 0 });
}

async function stateOf(build: string): Promise<string | undefined> {
  const { output } = await workers('--json');
  const listed = JSON.parse(output) as { builds: { id: string; state: string }[] };
  return listed.builds.find(({ id }) => id === build)?.state;
}

/** The workflow tasks that the workers of a build have taken. */
async function tasksOf(handle: WorkflowHandle, build: string): Promise<number> {
  const events = (await handle.fetchHistory()).events ?? [];
  return events.filter(
    ({ workflowTaskStartedEventAttributes: started }) => started?.identity === build,
  ).length;
}

/** Promise (docs/upgrade.md): of workers with a build id, those of the current build alone get work. */
describe('npm run workers', () => {
  it('moves an open workflow to the build that becomes current', async () => {
    await makeCurrent(oldBuild);
    const { workflow } = new Client({ connection });
    const handle = await workflow.start<ApplySessionWorkflow>('applySession', {
      taskQueue,
      workflowId: `apply:${taskQueue}`,
      args: [{ accountId: 'acc_1', sessionId: 'ses_1', jobId: 'job_1', seen: [] }],
    });
    const send = (step: string) => {
      const { version } = session.state;
      return handle.executeUpdate(step, { args: [{ id: `msg_${version}`, version }] });
    };
    await eventually('needs input', () => session.state.status === 'needs_input');
    expect(await tasksOf(handle, newBuild)).toBe(0);
    expect([await stateOf(oldBuild), await stateOf(newBuild)]).toEqual(['current', 'waiting']);

    await makeCurrent(newBuild);
    expect(await stateOf(newBuild)).toBe('current');
    const taken = await tasksOf(handle, oldBuild);
    await send('continue');
    await eventually('awaiting approval', () => session.state.status === 'awaiting_approval');
    await send('approve_submit');
    expect(await handle.result()).toBe('submitted');
    expect(await tasksOf(handle, oldBuild)).toBe(taken);
    expect(await tasksOf(handle, newBuild)).toBeGreaterThan(0);
    expect(session.log.filter((step) => step === 'submit')).toEqual(['submit']);
  });

  it('lists the builds for people', async () => {
    const { code, output } = await workers();
    expect(code).toBe(0);
    expect(output).toMatch(new RegExp(`${newBuild}\\s.*current`));
  });

  it('says that no worker of a build runs', async () => {
    const { code, messages } = await workers('--current', 'nobody');
    expect(code).toBe(1);
    expect(messages).toMatch(/^Build nobody did not become current: \S/);
  });

  it('takes one of both options', async () => {
    expect(await workers('--current', oldBuild, '--unversioned')).toMatchObject({ code: 2 });
  });

  it('gives the work back to workers without a build', async () => {
    expect(await workers('--unversioned')).toMatchObject({ code: 0 });
    expect(await stateOf(newBuild)).not.toBe('current');
  });
});
