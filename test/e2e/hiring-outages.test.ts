import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { allActivities } from '../support/all-activities.ts';
import { parseConfig } from '../../config/config.ts';
import { createContext, type AppContext } from '../../services/context.ts';
import { prepareStores } from '../../services/prepare-stores.ts';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import { postingModel } from '../../storage/hiring/posting.model.ts';
import { eventModel, type EventRecord } from '../../storage/webhooks/events/event.model.ts';
import { closeJobId } from '../../workflows/hiring/contract.ts';
import { HIRING_TASK_QUEUE, WEBHOOK_TASK_QUEUE } from '../../workflows/common/contract.ts';
import { breakages, startBreakableApi, type BreakableApi } from '../support/breakable-api.ts';
import { answer, startFeedServer, type FeedServer } from '../support/feed-server.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../support/hiring/employer.ts';
import { eventually } from '../support/processes/running-service.ts';
import { dropMarket } from '../support/market/seed-market.ts';
import { uniqueName } from '../support/servers.ts';
import { testEnvironment } from '../support/start-api.ts';
import { startTestWorker, startTimeSkipping } from '../support/workflow-env.ts';

/** Age of work that the sweep picks up. */
const A_WHILE_MS = 60_000;

/**
 * Promise: employers post and candidates apply while servers are down; pending work completes by itself when they are
 * back.
 */
describe('hiring through an outage', () => {
  const name = uniqueName('through');
  let environment: TestWorkflowEnvironment;
  let ctx: AppContext;
  let api: BreakableApi;
  let employer: Employer;
  let receiver: FeedServer;
  let stopWorkers: () => Promise<void>;
  let applicants = 0;

  beforeAll(async () => {
    environment = await startTimeSkipping();
    const TEMPORAL_ADDRESS = environment.address;
    ctx = createContext(parseConfig({ ...testEnvironment(name), TEMPORAL_ADDRESS }), 'test');
    await prepareStores(ctx.stores);
    stopWorkers = await startWorkers();
    api = await startBreakableApi(name, TEMPORAL_ADDRESS);
    await eventually('all three', async () => (await fetch(`${api.url}/readyz`)).ok, 10_000);
    employer = await buildEmployer(api);
    receiver = await startFeedServer();
    receiver.on('/crm', answer(''));
    await call(api, employer.key, {
      method: 'POST',
      path: '/webhooks',
      body: { url: `${receiver.url}/crm`, event_kinds: ['*'] },
    });
  }, 60_000);
  afterAll(async () => {
    await api.stop();
    await receiver.close();
    await stopWorkers();
    await dropMarket(ctx.stores);
    await ctx.stores.mongo.dropDatabase();
    await ctx.close();
    await environment.teardown();
  });

  async function startWorkers(): Promise<() => Promise<void>> {
    const activities = allActivities(ctx);
    const queues = [HIRING_TASK_QUEUE, WEBHOOK_TASK_QUEUE];
    const workers = await Promise.all(
      queues.map((queue) => startTestWorker(environment, queue, activities)),
    );
    const running = Promise.all(workers.map((worker) => worker.run()));
    return async () => {
      for (const worker of workers) worker.shutdown();
      await running;
    };
  }

  const apply = (jobId: string, email: string, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/job-boards/${employer.slug}/jobs/${jobId}/apply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'Signe Holm', email }),
    });
  const newEmail = () => `signe-${++applicants}@example.com`;
  const boardShows = async (title: string) => {
    const answer = await fetch(`${api.url}/job-boards/${employer.slug}/jobs`);
    return answer.status === 200 && (await answer.text()).includes(title);
  };
  const searchFinds = async (title: string) => {
    const path = `/jobs?title=${encodeURIComponent(title)}`;
    const { body } = await call<{ data: Json[] }>(api, employer.key, { path });
    return body.data.length === 1;
  };
  const receivedOf = (id: string) => receiver.requests.filter(({ body }) => body.includes(id));
  /** The workflows that schedules start every minute, once the work of the outage is old enough. */
  async function sweep(): Promise<void> {
    const past = new Date(Date.now() - A_WHILE_MS);
    const { mongo } = ctx.stores;
    const due = { projectionDueAt: { $exists: true } };
    await postingModel(mongo).updateMany(due, { $set: { projectionDueAt: past } });
    for (const model of [postingModel(mongo), candidateModel(mongo)]) {
      const waiting = { 'outbox.0': { $exists: true } };
      await model.collection.updateMany(waiting, { $set: { 'outbox.$[].createdAt': past } });
    }
    for (const [workflow, taskQueue] of [
      ['sweepPostings', HIRING_TASK_QUEUE],
      ['sweepOutbox', WEBHOOK_TASK_QUEUE],
    ] as const) {
      const options = { taskQueue, workflowId: workflow };
      const sweeping = await environment.client.workflow.start(workflow, options);
      // Waiting for its result would skip days, and the role's deadline with them.
      await eventually(`the end of ${workflow}`, async () => {
        const { status } = await sweeping.describe();
        return status.name === 'COMPLETED';
      });
    }
  }

  it.each(breakages)(
    'Elasticsearch and Temporal %s: board, posting and applying work, and pending work completes later',
    async (breakage) => {
      const title = `Lighthouse Keeper ${breakage}`;
      await api.break('elasticsearch', breakage);
      await api.break('temporal', breakage);
      const { id } = await buildPosting(api, employer, {
        title,
        closes_at: new Date(Date.now() + 86_400_000).toISOString(),
      });
      await eventually('the role on its board', () => boardShows(title), 5_000);
      const email = newEmail();
      expect((await apply(id, email)).status).toBe(201);
      expect((await apply(id, email)).status).toBe(400);
      const { body } = await call(api, employer.key, { path: `/jobs/post/${id}/applications` });
      expect(body.data).toHaveLength(1);
      // The api sends first attempts itself.
      await eventually('both events at their receiver', () => receivedOf(id).length === 2, 10_000);

      await api.restore('elasticsearch');
      await api.restore('temporal');
      await sweep();
      await eventually('the role in the market', () => searchFinds(title), 10_000);
      const timer = environment.client.workflow.getHandle(closeJobId(id));
      expect((await timer.describe()).status.name).toBe('RUNNING');
      const events = await eventModel(ctx.stores.mongo).find().lean<EventRecord[]>();
      const ofThis = events.filter(({ data }) => JSON.stringify(data).includes(id));
      const kinds = ['candidate.application_submitted', 'job.published'];
      expect(ofThis.map(({ kind }) => kind).sort()).toEqual(kinds);
      await eventually(
        'every event at its receiver',
        () => events.every(({ _id }) => receivedOf(_id).length > 0),
        10_000,
      );
    },
  );

  it.each(breakages)(
    'MongoDB %s: an application is refused, and accepted once when it is sent again',
    async (breakage) => {
      const { id } = await buildPosting(api, employer, { title: `Ferryman ${breakage}` });
      const email = newEmail();
      const headers = { 'idempotency-key': `again-${breakage}` };
      await api.break('mongodb', breakage);
      expect((await apply(id, email, headers)).status).toBe(503);
      await api.restore('mongodb');
      await eventually(
        'the application',
        async () => (await apply(id, email, headers)).status === 201,
        15_000,
      );
      const stored = await candidateModel(ctx.stores.mongo).find({ 'applications.jobId': id });
      expect(stored).toHaveLength(1);
    },
  );
});
