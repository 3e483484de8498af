import type { NativeConnection, WorkflowBundleOption } from '@temporalio/worker';
import { Worker, type WorkerOptions } from '@temporalio/worker';
import { createActivities } from '../activities/index.ts';
import type { ChatTools } from '../services/agent/chats/chat-tools.ts';
import type { AppContext } from '../services/context.ts';
import { MARKET_TASK_QUEUE, WEBHOOK_TASK_QUEUE } from '../workflows/common/contract.ts';
import { activityInterceptors } from './activity-interceptors.ts';
import { versionedAs } from './versioning.ts';

/** Concurrency limits per task queue in one process. */
const queues: Record<string, Pick<WorkerOptions, 'maxConcurrentActivityTaskExecutions'>> = {
  // A read holds a batch of postings in memory. More reads would not be faster on two cores.
  [MARKET_TASK_QUEUE]: { maxConcurrentActivityTaskExecutions: 8 },
  // An attempt mostly waits for the receiver. The gate bounds the concurrent attempts per receiver.
  [WEBHOOK_TASK_QUEUE]: { maxConcurrentActivityTaskExecutions: 500 },
};

/** Creates one worker per task queue that this process serves. */
export async function createWorkers(
  { ctx, chatTools }: { ctx: AppContext; chatTools: ChatTools },
  connection: NativeConnection,
  workflowBundle: WorkflowBundleOption,
): Promise<Worker[]> {
  const activities = createActivities(ctx, chatTools);
  return Promise.all(
    ctx.config.worker.queues.map((taskQueue) =>
      Worker.create({
        connection,
        namespace: ctx.config.temporal.namespace,
        taskQueue,
        activities,
        workflowBundle,
        ...queues[taskQueue],
        ...versionedAs(ctx.config.worker.buildId),
        interceptors: { activity: activityInterceptors },
        shutdownGraceTime: ctx.config.shutdownGraceMs,
        shutdownForceTime: ctx.config.shutdownGraceMs * 2,
        maxHeartbeatThrottleInterval: '2 seconds',
        defaultHeartbeatThrottleInterval: '2 seconds',
      }),
    ),
  );
}
