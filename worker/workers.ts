import type { NativeConnection } from '@temporalio/worker';
import { Worker, type WorkerOptions } from '@temporalio/worker';
import { createActivities } from '../activities/index.ts';
import type { AppContext } from '../services/context.ts';
import { MARKET_TASK_QUEUE } from '../workflows/market/contract.ts';
import { WEBHOOK_TASK_QUEUE } from '../workflows/platform/contract.ts';
import { workflowsPath } from './bundle.ts';
import { failureMessages } from './failure-messages.ts';

/** What each task queue may do at once in one process. */
const queues: Record<string, Pick<WorkerOptions, 'maxConcurrentActivityTaskExecutions'>> = {
  // A read holds a batch of postings in memory, and two cores enrich no faster with more of them.
  [MARKET_TASK_QUEUE]: { maxConcurrentActivityTaskExecutions: 8 },
  // An attempt is mostly waiting for a receiver; the gate bounds what one of them takes.
  [WEBHOOK_TASK_QUEUE]: { maxConcurrentActivityTaskExecutions: 500 },
};

/** One worker per task queue that this process serves. */
export async function createWorkers(
  ctx: AppContext,
  connection: NativeConnection,
): Promise<Worker[]> {
  const { queues: served, bundle } = ctx.config.worker;
  const activities = createActivities(ctx);
  const workflows = bundle
    ? { workflowBundle: { codePath: bundle } }
    : { workflowsPath: workflowsPath() };
  return Promise.all(
    served.map((taskQueue) =>
      Worker.create({
        connection,
        namespace: ctx.config.temporal.namespace,
        taskQueue,
        activities,
        ...workflows,
        ...queues[taskQueue],
        interceptors: { activity: [failureMessages] },
        shutdownGraceTime: ctx.config.shutdownGraceMs,
        shutdownForceTime: ctx.config.shutdownGraceMs * 2,
        maxHeartbeatThrottleInterval: '2 seconds',
        defaultHeartbeatThrottleInterval: '2 seconds',
      }),
    ),
  );
}
