import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { Worker } from '@temporalio/worker';
import { allActivities } from '../all-activities.ts';
import { parseConfig } from '../../../config/config.ts';
import type { SourceKind } from '../../../domain/market/enums.ts';
import { createContext, type AppContext } from '../../../services/context.ts';
import { prepareStores } from '../../../services/prepare-stores.ts';
import { refreshIndexes } from '../../../storage/market/search/job-index.ts';
import { jobModel, type JobRecord } from '../../../storage/market/job.model.ts';
import { ensureSource } from '../../../storage/market/sources.ts';
import type { IngestResult, IngestSourceWorkflow } from '../../../workflows/market/contract.ts';
import { MARKET_TASK_QUEUE } from '../../../workflows/common/contract.ts';
import { uniqueName } from '../servers.ts';
import { testEnvironment } from '../start-api.ts';
import { startTestWorker, startTimeSkipping } from '../workflow-env.ts';

/** The real workflows and activities on the real stores, with names of this test. */
export interface IngestionBench {
  ctx: AppContext;
  /** The environment of a command that uses the same stores and workflows. */
  settings: Record<string, string>;
  /** Reads a source once and waits until its writes are searchable. */
  ingest(sourceId: string): Promise<IngestResult>;
  /** One tick of the schedule of that workflow. */
  tick<Result>(workflow: 'dispatchIngestion' | 'expireOverdueJobs'): Promise<Result>;
  addSource(kind: SourceKind, token: string): Promise<string>;
  jobs(): Promise<JobRecord[]>;
  close(): Promise<void>;
}

export async function startIngestionBench(
  label: string,
  own: Record<string, string> = {},
): Promise<IngestionBench> {
  const name = uniqueName(label);
  const environment = await startTimeSkipping();
  const settings = { ...testEnvironment(name), ...own, TEMPORAL_ADDRESS: environment.address };
  const ctx = createContext(parseConfig(settings), 'test');
  await prepareStores(ctx.stores);
  const worker = await startTestWorker(environment, MARKET_TASK_QUEUE, allActivities(ctx));
  const running = worker.run();
  return {
    ...{ ctx, settings },
    ingest: (sourceId) => ingestOnce(ctx, environment, sourceId),
    tick: (workflow) =>
      environment.client.workflow.execute(workflow, {
        taskQueue: MARKET_TASK_QUEUE,
        workflowId: uniqueName(workflow),
      }),
    async addSource(kind, token) {
      const options = { companyName: null, cadenceMinutes: 60, enabled: true };
      return (await ensureSource(ctx.stores, { kind, token, ...options }))._id;
    },
    jobs: () => jobModel(ctx.stores.mongo).find().sort({ _id: 1 }).lean<JobRecord[]>(),
    close: () => closeBench(ctx, environment, { worker, running }),
  };
}

async function ingestOnce(
  ctx: AppContext,
  environment: TestWorkflowEnvironment,
  sourceId: string,
): Promise<IngestResult> {
  const result = await environment.client.workflow.execute<IngestSourceWorkflow>('ingestSource', {
    taskQueue: MARKET_TASK_QUEUE,
    workflowId: `ingest:${sourceId}`,
    args: [{ sourceId }],
  });
  await refreshIndexes(ctx.stores);
  return result;
}

async function closeBench(
  ctx: AppContext,
  environment: TestWorkflowEnvironment,
  { worker, running }: { worker: Worker; running: Promise<void> },
): Promise<void> {
  worker.shutdown();
  await running;
  await environment.teardown();
  const { client, jobsIndex, companiesIndex, peopleIndex } = ctx.stores.search;
  const index = [jobsIndex, companiesIndex, peopleIndex].map((alias) => `${alias}*`);
  const indexes = await client.indices.get({ index });
  await client.indices.delete({ index: Object.keys(indexes) });
  await ctx.stores.mongo.dropDatabase();
  await ctx.close();
}
