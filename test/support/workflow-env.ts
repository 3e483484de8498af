import { TestWorkflowEnvironment } from '@temporalio/testing';
import { bundleWorkflowCode, DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import type { Activities } from '../../activities/index.ts';
import { workflowsPath } from '../../worker/bundle.ts';
import { requiredEnvironment } from './servers.ts';

/** Search attributes that the workflows set; the test server must know them. */
const searchAttributes = [
  'AccountId',
  'OrganizationId',
  'JobId',
  'SourceId',
  'WebhookId',
  'ProcessStatus',
];

/** Temporal's time-skipping server: hours of timers and retries pass in moments. */
export async function startTimeSkipping(): Promise<TestWorkflowEnvironment> {
  const path = requiredEnvironment('TEMPORAL_TEST_SERVER');
  Runtime.install({ logger: new DefaultLogger('ERROR') });
  const environment = await TestWorkflowEnvironment.createTimeSkipping({
    server: { executable: { type: 'existing-path', path } },
  });
  await environment.connection.operatorService.addSearchAttributes({
    namespace: 'default',
    searchAttributes: Object.fromEntries(searchAttributes.map((name) => [name, 2])),
  });
  return environment;
}

let bundle: Promise<{ code: string }> | undefined;

/** A worker that runs the real workflows over the activities given. */
export async function startTestWorker(
  environment: TestWorkflowEnvironment,
  taskQueue: string,
  activities: Partial<Activities>,
): Promise<Worker> {
  bundle ??= bundleWorkflowCode({ workflowsPath: workflowsPath() });
  return Worker.create({
    connection: environment.nativeConnection,
    taskQueue,
    workflowBundle: await bundle,
    activities,
  });
}
