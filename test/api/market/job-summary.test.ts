import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActivities } from '../../../activities/index.ts';
import type { JobDetail } from '../../../domain/market/job-row.ts';
import { jobSummaryId, MARKET_TASK_QUEUE } from '../../../workflows/market/contract.ts';
import { makeJob } from '../../storage/market/market-fixture.ts';
import { buildKey, type TestKey } from '../../support/factories.ts';
import { dropMarket, seedMarket } from '../../support/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

const job = makeJob({
  title: 'Bridge Engineer',
  descriptionText: '**What you will do**\n- Build bridges\n\n**Requirements**\n- Steel',
});

describe('GET /jobs/{id}?summary=true', () => {
  let environment: TestWorkflowEnvironment;
  let api: TestApi;
  let key: TestKey;
  let stopWorker: () => Promise<void>;
  beforeAll(async () => {
    environment = await startTimeSkipping();
    const { address = '' } = environment.connection.options;
    api = await startApi({ settings: { TEMPORAL_ADDRESS: address } });
    await seedMarket(api.ctx.stores, [job]);
    key = await buildKey(api.ctx.stores);
    const worker = await startTestWorker(environment, MARKET_TASK_QUEUE, createActivities(api.ctx));
    const running = worker.run();
    stopWorker = async () => {
      worker.shutdown();
      await running;
    };
  });
  afterAll(async () => {
    await stopWorker();
    await environment.teardown();
    await dropMarket(api.ctx.stores);
    await api.close();
  });
  const read = async (query: string) => {
    const answer = await fetch(`${api.url}/jobs/${job.id}${query}`, { headers: key.headers });
    return ((await answer.json()) as { data: JobDetail }).data;
  };

  it('200 with a summary written once for all who ask at the same time, kept for later reads', async () => {
    expect(await read('')).toMatchObject({ ai_summary: null, ai_summary_status: null });
    const asked = await Promise.all([1, 2, 3].map(() => read('?summary=true')));
    const [first] = asked;
    expect(first?.ai_summary?.model).toBe('offline');
    expect(first?.ai_summary_status).toBe('ready');
    for (const other of asked) expect(other.ai_summary).toEqual(first?.ai_summary);
    const runs = environment.client.workflow.getHandle(jobSummaryId(job.id));
    expect((await runs.describe()).status.name).toBe('COMPLETED');
    expect((await read('')).ai_summary).toEqual(first?.ai_summary);
  });
});
