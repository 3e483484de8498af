import { fileURLToPath } from 'node:url';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { bundleWorkflowCode, Worker } from '@temporalio/worker';
import type { Activities } from '../../../../activities/index.ts';
import { workflowsPath } from '../../../../worker/bundle.ts';

/** A worker as `startTestWorker` starts it, with short timeouts for turns of sessions. */
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
