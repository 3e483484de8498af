import { ScheduleAlreadyRunning, ScheduleNotFoundError, type Client } from '@temporalio/client';
import { HIRING_TASK_QUEUE } from '../../workflows/common/contract.ts';
import type { AppContext } from '../context.ts';
import { identify } from './check-keys.ts';
import { StartRefused } from './start-refused.ts';

type NamespaceContext = Pick<AppContext, 'stores' | 'config' | 'log' | 'temporal'>;

/** A schedule that never fires. Its memo names the installation that the namespace belongs to. */
const MARKER_ID = 'installation';

/** gRPC: PERMISSION_DENIED, UNIMPLEMENTED. */
const CLOSED = new Set<unknown>([7, 12]);

/**
 * Takes the Temporal namespace for this installation, unless another one holds it. A server that lets this process
 * see no schedules is not checked.
 * @throws StartRefused when it belongs to another installation.
 */
export async function holdNamespace(ctx: NamespaceContext): Promise<void> {
  const { installationId } = await identify(ctx);
  const holder = await holderOrSelf(ctx, installationId).catch((error: unknown) => {
    if (!CLOSED.has(codeOf(error))) throw error;
    ctx.log.warn(
      'Temporal shows no schedules to this process, so it is not checked whether another installation uses the namespace',
    );
    return installationId;
  });
  if (holder === installationId) return;
  throw new StartRefused(usedByAnother(ctx.config.temporal.namespace, { holder, installationId }));
}

/** Makes this installation the holder of the namespace. No process of the earlier holder may run. */
export async function claimNamespace(ctx: NamespaceContext): Promise<void> {
  const { installationId } = await identify(ctx);
  const { client } = ctx.temporal;
  const marker = client.schedule.getHandle(MARKER_ID);
  await marker.delete().catch((error: unknown) => {
    if (!(error instanceof ScheduleNotFoundError)) throw error;
  });
  await createMarker(client, installationId);
}

/** The installation that holds the namespace; null for none. */
export async function readHolder({
  temporal,
}: Pick<AppContext, 'temporal'>): Promise<string | null> {
  try {
    const { memo } = await temporal.client.schedule.getHandle(MARKER_ID).describe();
    return String(memo?.['installation']);
  } catch (error) {
    if (error instanceof ScheduleNotFoundError) return null;
    throw error;
  }
}

async function holderOrSelf(ctx: NamespaceContext, installationId: string): Promise<string> {
  const holder = await readHolder(ctx);
  if (holder !== null) return holder;
  try {
    await createMarker(ctx.temporal.client, installationId);
    return installationId;
  } catch (error) {
    if (!(error instanceof ScheduleAlreadyRunning)) throw error;
    // Another process was first.
    return (await readHolder(ctx)) ?? installationId;
  }
}

async function createMarker(client: Client, installationId: string): Promise<void> {
  await client.schedule.create({
    scheduleId: MARKER_ID,
    memo: { installation: installationId },
    spec: {},
    action: { type: 'startWorkflow', workflowType: 'sweepPostings', taskQueue: HIRING_TASK_QUEUE },
    state: {
      paused: true,
      note: `Never fires. This namespace belongs to the installation ${installationId}.`,
    },
  });
}

/** The gRPC status of an error or of one of its causes. */
function codeOf(error: unknown): unknown {
  for (let next = error; next instanceof Error; next = next.cause) {
    if ('code' in next) return next.code;
  }
  return undefined;
}

function usedByAnother(
  namespace: string,
  { holder, installationId }: { holder: string; installationId: string },
): string {
  return (
    `The Temporal namespace "${namespace}" belongs to the installation ${holder}; the records of this one belong to ${installationId}. ` +
    'Two installations on one namespace take tasks from each other. Set TEMPORAL_NAMESPACE to a namespace of its own, or MONGODB_URL to the right database. ' +
    'If the other installation is gone, run "npm run installation -- --claim-namespace". See docs/runbook.md.'
  );
}
