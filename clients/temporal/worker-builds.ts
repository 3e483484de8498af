import type { TemporalSettings } from './index.ts';
import { withConnection } from './with-connection.ts';

/** gRPC status NOT_FOUND. */
const NOT_FOUND = 5;
/** By the numbers of Temporal's WorkerDeploymentVersionStatus. */
const STATES = ['unknown', 'waiting', 'current', 'ramping', 'draining', 'drained'] as const;

/** `waiting`: polls and gets no work. `draining`: workflows that it began have not ended. */
export type BuildState = (typeof STATES)[number];

/** A build of the workers. */
export interface WorkerBuild {
  id: string;
  state: BuildState;
}

/** The builds of a Worker Deployment that Temporal knows, the newest first; none while no worker has a build id. */
export async function listBuilds(
  settings: TemporalSettings,
  deploymentName: string,
): Promise<WorkerBuild[]> {
  return withConnection(settings, async ({ workflowService }) => {
    const { namespace } = settings;
    const found = await workflowService
      .describeWorkerDeployment({ namespace, deploymentName })
      .catch(unlessUnknown);
    const versions = found?.workerDeploymentInfo?.versionSummaries ?? [];
    return versions.map(({ deploymentVersion, status }) => ({
      id: deploymentVersion?.buildId ?? '',
      state: (STATES as readonly BuildState[])[status ?? 0] ?? 'unknown',
    }));
  });
}

/**
 * Gives all new work, and the next task of every workflow, to a build; `null`: to the workers without a build id.
 * Idempotent.
 * @throws when no worker of the build polls, or when it does not serve a task queue that has work.
 */
export async function setCurrentBuild(
  settings: TemporalSettings,
  { deploymentName, buildId }: { deploymentName: string; buildId: string | null },
): Promise<void> {
  await withConnection(settings, ({ workflowService }) =>
    workflowService.setWorkerDeploymentCurrentVersion({
      namespace: settings.namespace,
      deploymentName,
      buildId: buildId ?? '',
    }),
  );
}

function unlessUnknown(error: unknown): null {
  if ((error as { code?: unknown }).code === NOT_FOUND) return null;
  throw error;
}
