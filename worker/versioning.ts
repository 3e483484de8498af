import type { WorkerOptions } from '@temporalio/worker';
import { WORKER_DEPLOYMENT } from '../workflows/common/contract.ts';

/**
 * Makes a worker a member of its build in Temporal's Worker Versioning, if it has a build id. A workflow moves on to
 * the current build with its next task, because workflow code replays the histories of the build before.
 */
export function versionedAs(
  buildId: string | undefined,
): Pick<WorkerOptions, 'workerDeploymentOptions'> {
  if (buildId === undefined) return {};
  return {
    workerDeploymentOptions: {
      version: { deploymentName: WORKER_DEPLOYMENT, buildId },
      useWorkerVersioning: true,
      defaultVersioningBehavior: 'AUTO_UPGRADE',
    },
  };
}
