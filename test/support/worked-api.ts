import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { Worker } from '@temporalio/worker';
import { createActivities } from '../../activities/index.ts';
import { createApiContext, type ApiContext } from '../../api/context.ts';
import { createChatTools } from '../../api/tools/chat-tools.ts';
import { createContext } from '../../services/context.ts';
import { AGENT_TASK_QUEUE } from '../../workflows/common/contract.ts';
import { startApi, type TestApi, type TestApiOptions } from './start-api.ts';
import { startTestWorker, startTimeSkipping } from './workflow-env.ts';

/** The real API and a worker of the agent queue with their own Temporal, which may skip time. */
export interface WorkedApi {
  api: TestApi;
  /** Services of the worker. */
  ctx: ApiContext;
  environment: TestWorkflowEnvironment;
  startWorker(): Promise<void>;
  stopWorker(): Promise<void>;
  close(): Promise<void>;
}

export async function startWorkedApi(options: TestApiOptions = {}): Promise<WorkedApi> {
  const environment = await startTimeSkipping();
  const settings = { ...options.settings, TEMPORAL_ADDRESS: environment.address };
  const api = await startApi({ ...options, settings });
  const ctx = createApiContext(createContext(api.ctx.config, 'worker'));
  const activities = createActivities(ctx, createChatTools(ctx));
  let running: { worker: Worker; ended: Promise<void> } | undefined;
  const worked: WorkedApi = {
    ...{ api, ctx, environment },
    async startWorker() {
      const worker = await startTestWorker(environment, AGENT_TASK_QUEUE, activities);
      running = { worker, ended: worker.run() };
    },
    async stopWorker() {
      running?.worker.shutdown();
      await running?.ended;
      running = undefined;
    },
    async close() {
      await worked.stopWorker();
      await ctx.usage.flush();
      await ctx.close();
      await api.close();
      await environment.teardown();
    },
  };
  await worked.startWorker();
  return worked;
}
