import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { Worker } from '@temporalio/worker';
import { createHiringActivities } from '../../../activities/hiring/index.ts';
import { parseConfig } from '../../../config/config.ts';
import { createContext, type AppContext } from '../../../services/context.ts';
import { createOrganization } from '../../../services/hiring/create-organization.ts';
import { createPosting } from '../../../services/hiring/create-posting.ts';
import { prepareStores } from '../../../services/prepare-stores.ts';
import { postingModel } from '../../../storage/hiring/posting.model.ts';
import { findPosting } from '../../../storage/hiring/postings.ts';
import { findJob } from '../../../storage/market/jobs.ts';
import { closeJobId } from '../../../workflows/hiring/contract.ts';
import { HIRING_TASK_QUEUE } from '../../../workflows/common/contract.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { dropMarket } from '../../support/market/seed-market.ts';
import { uniqueName } from '../../support/servers.ts';
import { testEnvironment } from '../../support/start-api.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

const MONTH_MS = 30 * 86_400_000;

/** The real workflow, activities and stores, on the time-skipping server. */
describe('a role with a deadline', () => {
  let environment: TestWorkflowEnvironment;
  let ctx: AppContext;
  let worker: Worker;
  let running: Promise<void>;
  beforeAll(async () => {
    environment = await startTimeSkipping();
    const opened = createContext(parseConfig(testEnvironment(uniqueName('closing'))), 'test');
    const done = () => Promise.resolve();
    ctx = { ...opened, temporal: { client: environment.client, ping: done, close: done } };
    await prepareStores(ctx.stores);
    worker = await startTestWorker(environment, HIRING_TASK_QUEUE, createHiringActivities(ctx));
    running = worker.run();
  }, 120_000);
  afterAll(async () => {
    worker.shutdown();
    await running;
    await environment.teardown();
    await dropMarket(ctx.stores);
    await ctx.stores.mongo.dropDatabase();
    await ctx.close();
  });

  it('closes by itself, on the board and in the market', async () => {
    const accountId = 'acc_closing';
    await createOrganization(ctx, { accountId, run: null }, { name: 'Harbour Clockworks' });
    const closesAt = new Date((await environment.currentTimeMs()) + MONTH_MS);
    const { id } = await createPosting(
      ctx,
      { accountId, run: null },
      {
        title: 'Clock Mechanic',
        description_text: 'You keep the harbour clock.',
        closes_at: closesAt.toISOString(),
        publish: true,
      },
    );
    const due = { _id: id, projectionDueAt: { $exists: true } };
    const settled = async () => (await postingModel(ctx.stores.mongo).exists(due)) === null;
    await eventually('market and timer follow', settled, 30_000);
    expect((await findJob(ctx.stores, id))?.closedAt).toBeNull();

    await environment.client.workflow.getHandle(closeJobId(id)).result();
    expect(await findPosting(ctx.stores, { accountId, id })).toMatchObject({ status: 'closed' });
    await eventually('the market follows', settled, 30_000);
    expect((await findJob(ctx.stores, id))?.closedAt).not.toBeNull();
  });
});
