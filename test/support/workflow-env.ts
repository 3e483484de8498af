import {
  TestWorkflowEnvironment,
  type TimeSkippingTestWorkflowEnvironmentOptions,
} from '@temporalio/testing';
import {
  DefaultLogger,
  IllegalStateError,
  Runtime,
  Worker,
  type NativeConnection,
} from '@temporalio/worker';
import type { Activities } from '../../activities/index.ts';
import { findOrFetch } from '../../tools/dev-servers/fetch/find-or-fetch.ts';
import { temporal } from '../../tools/dev-servers/servers/temporal.ts';
import { activityInterceptors } from '../../worker/activity-interceptors.ts';
import { searchAttributeNames } from '../../workflows/common/contract.ts';
import { workflowBundle } from './run/workflow-bundle.ts';
import { requiredEnvironment } from './servers.ts';

/** Temporal's time-skipping server: hours of timers and retries pass in moments. */
export async function startTimeSkipping(): Promise<TestWorkflowEnvironment> {
  const path = requiredEnvironment('TEMPORAL_TEST_SERVER');
  installRuntime();
  const environment = await startPatiently({ executable: { type: 'existing-path', path } });
  await environment.connection.operatorService.addSearchAttributes({
    namespace: 'default',
    searchAttributes: Object.fromEntries(searchAttributeNames.map((name) => [name, 2])),
  });
  return environment;
}

/** Files of a process share the SDK's runtime: one that fails to end its workers leaves it to the next. */
export function installRuntime(): void {
  try {
    Runtime.install({ logger: new DefaultLogger('ERROR') });
  } catch (error) {
    if (!(error instanceof IllegalStateError)) throw error;
  }
}

type Server = NonNullable<TimeSkippingTestWorkflowEnvironmentOptions['server']>;

/** The SDK waits 5 s for the server, which a busy machine can exceed. The next start is faster. */
async function startPatiently(server: Server, tries = 12): Promise<TestWorkflowEnvironment> {
  try {
    return await TestWorkflowEnvironment.createTimeSkipping({ server });
  } catch (error) {
    if (tries === 1 || !String(error).includes('did not start within')) throw error;
    return startPatiently(server, tries - 1);
  }
}

/** Temporal's development server, which suggests continue-as-new after this many events instead of 4,096. */
export async function startShortHistories(events: number): Promise<TestWorkflowEnvironment> {
  installRuntime();
  const { path } = await findOrFetch(temporal);
  const setting = `limit.historyCount.suggestContinueAsNew=${events}`;
  return TestWorkflowEnvironment.createLocal({
    server: {
      executable: { type: 'existing-path', path },
      extraArgs: [
        ...['--dynamic-config-value', setting],
        ...searchAttributeNames.flatMap((name) => ['--search-attribute', `${name}=Keyword`]),
      ],
    },
  });
}

let bundle: ReturnType<typeof workflowBundle> | undefined;

/** A worker with the real workflows and the given activities. */
export function startTestWorker(
  { nativeConnection }: TestWorkflowEnvironment,
  taskQueue: string,
  activities: Partial<Activities>,
): Promise<Worker> {
  return startWorkerOn(nativeConnection, taskQueue, activities);
}

/** The same over a connection of its own: one connection takes one worker of a queue. */
export async function startWorkerOn(
  connection: NativeConnection,
  taskQueue: string,
  activities: Partial<Activities>,
): Promise<Worker> {
  bundle ??= workflowBundle();
  return Worker.create({
    connection,
    taskQueue,
    workflowBundle: await bundle,
    activities,
    interceptors: { activity: activityInterceptors },
  });
}
