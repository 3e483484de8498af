import { fileURLToPath } from 'node:url';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { bundleWorkflowCode, Worker } from '@temporalio/worker';
import type { Activities } from '../../../../activities/index.ts';
import { workflowsPath } from '../../../../worker/bundle.ts';

/** A worker as `startTestWorker` starts it, in whose workflows a turn of a session has a moment instead of hours. */
export async function startShortTurnWorker(
  { nativeConnection: connection }: TestWorkflowEnvironment,
  taskQueue: string,
  activities: Partial<Activities>,
): Promise<Worker> {
  const workflowBundle = await bundleWorkflowCode({
    workflowsPath: workflowsPath(),
    workflowInterceptorModules: [fileURLToPath(new URL('./interceptors.ts', import.meta.url))],
  });
  return Worker.create({ connection, taskQueue, workflowBundle, activities });
}
