import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { allActivities } from '../../support/all-activities.ts';
import type { Job } from '../../../domain/market/job.ts';
import type { JobDetail } from '../../../domain/market/job-row.ts';
import { usagePeriod } from '../../../domain/accounts/meters.ts';
import { createAccount } from '../../../services/billing/create-account.ts';
import { createApiKey } from '../../../services/accounts/create-api-key.ts';
import { jobModel } from '../../../storage/market/job.model.ts';
import { findMoney } from '../../../storage/billing/account-money.ts';
import { setQuota } from '../../../storage/accounts/quotas.ts';
import { AGENT_TASK_QUEUE } from '../../../workflows/common/contract.ts';
import { jobSummaryId } from '../../../workflows/market/contract.ts';
import { makeJob } from '../../storage/market/market-fixture.ts';
import {
  modelSettings,
  startModelServer,
  type ModelServer,
} from '../../support/agent/model-server/model-server.ts';
import { deniesKey, refuses, says } from '../../support/agent/model-server/replies.ts';
import { dropMarket, seedMarket } from '../../support/market/seed-market.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import { startTestWorker, startTimeSkipping } from '../../support/workflow-env.ts';

const CREDIT = 1_000_000;
/** 100 tokens at 2 and 50 at 8 micro-USD. */
const COST = 600;
const FREE_A_DAY = 3;
const written = {
  summary: 'Spanwell looks for a bridge engineer.',
  responsibilities: ['Build bridges'],
  requirements: ['Steel'],
  benefits: [],
};

const newJob = (): Job =>
  makeJob({
    title: 'Bridge Engineer',
    descriptionText: '**What you will do**\n- Build bridges\n\n**Requirements**\n- Steel',
  });
const unused = Array.from({ length: 30 }, newJob);
const unusedJob = (): Job => unused.pop() ?? newJob();

interface Asker {
  accountId: string;
  headers: { authorization: string };
  read(job: Job, query?: string): Promise<{ status: number; data: JobDetail; error: unknown }>;
}

/**
 * Promise: an account's first 20 summaries of a day are free for the first caller, later ones are billed (decision
 * 0018).
 */
describe('GET /jobs/{id}?summary=true', () => {
  let environment: TestWorkflowEnvironment;
  let api: TestApi;
  let model: ModelServer;
  let stopWorker: () => Promise<void>;
  beforeAll(async () => {
    model = await startModelServer();
    environment = await startTimeSkipping();
    const { address = '' } = environment.connection.options;
    const settings = { TEMPORAL_ADDRESS: address, AI_SUMMARIES_PER_DAY: String(FREE_A_DAY) };
    api = await startApi({ settings: { ...settings, ...modelSettings(model) } });
    await seedMarket(api.ctx.stores, unused);
    const worker = await startTestWorker(environment, AGENT_TASK_QUEUE, allActivities(api.ctx));
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
    await model.close();
  });
  beforeEach(() => {
    model.calls.length = 0;
    model.behave(says(written, { input: 100, output: 50 }));
  });

  async function asker(creditUsdMicros = CREDIT, usedUp = false): Promise<Asker> {
    const { stores } = api.ctx;
    const email = `reader-${Math.random()}@example.com`;
    const { account } = await createAccount(stores, { email, creditUsdMicros });
    const accountId = account.id;
    if (usedUp) await setQuota(stores, accountId, { meter: 'ai_summaries', quota: 0 });
    const { text } = await createApiKey(stores, {
      accountId,
      name: 'test',
      requestsPerMinute: 1_000,
    });
    const headers = { authorization: `Bearer ${text}` };
    return {
      accountId,
      headers,
      async read(job, query = '?summary=true') {
        const answer = await fetch(`${api.url}/jobs/${job.id}${query}`, { headers });
        const body = (await answer.json()) as { data: JobDetail; error: unknown };
        return { status: answer.status, ...body };
      },
    };
  }

  async function spent({ accountId }: Asker): Promise<number> {
    await api.ctx.money.flush();
    const money = await findMoney(api.ctx.stores, accountId);
    expect(money?.holds).toEqual([]);
    return CREDIT - (money?.balanceUsdMicros ?? 0);
  }

  /** The error as the account sees it. */
  async function counted({ headers }: Asker): Promise<number> {
    const answer = await fetch(`${api.url}/usage`, { headers });
    const { data } = (await answer.json()) as {
      data: { meters: { meter: string; used: number; quota: number }[] };
    };
    return data.meters.find(({ meter }) => meter === 'ai_summaries')?.used ?? NaN;
  }

  it('writes a summary once for concurrent readers, and stores it', async () => {
    const [job, reader] = [unusedJob(), await asker()];
    expect((await reader.read(job, '')).data).toMatchObject({
      ai_summary: null,
      ai_summary_status: null,
    });
    const asked = await Promise.all([1, 2, 3].map(() => reader.read(job)));
    const first = asked[0]?.data.ai_summary;
    expect(first).toMatchObject({ ...written, model: 'writer-1' });
    for (const { data } of asked) {
      expect(data).toMatchObject({ ai_summary: first, ai_summary_status: 'ready' });
    }
    const run = environment.client.workflow.getHandle(jobSummaryId(job.id));
    expect((await run.describe()).status.name).toBe('COMPLETED');
    expect((await reader.read(job, '')).data.ai_summary).toEqual(first);
    expect(model.calls).toHaveLength(1);
    expect(await counted(reader)).toBe(1);
    expect(await spent(reader)).toBe(0);
  });

  it('is free for a number per day, then billed once each; an existing summary is free', async () => {
    const reader = await asker();
    const read = Array.from({ length: FREE_A_DAY + 2 }, unusedJob);
    for (const job of read) expect((await reader.read(job)).status).toBe(200);
    expect(await spent(reader)).toBe(2 * COST);
    expect(await counted(reader)).toBe(FREE_A_DAY + 2);
    const other = await asker(0, true);
    for (const job of read) {
      for (const each of [reader, other]) {
        expect((await each.read(job)).data.ai_summary?.summary).toBe(written.summary);
      }
    }
    expect(await spent(reader)).toBe(2 * COST);
    expect(await counted(other)).toBe(0);
  });

  it('is charged to one account when two ask concurrently', async () => {
    const job = unusedJob();
    const both = [await asker(CREDIT, true), await asker(CREDIT, true)];
    const answers = await Promise.all(both.map((reader) => reader.read(job)));
    for (const { data } of answers) expect(data.ai_summary?.summary).toBe(written.summary);
    const bills = await Promise.all(both.map(spent));
    expect(bills.sort((a, b) => a - b)).toEqual([0, COST]);
    expect(model.calls).toHaveLength(1);
  });

  it('is 402 PAYMENT_REQUIRED without funds beyond the free ones, never 429; with funds it works', async () => {
    const job = unusedJob();
    const [poor, rich] = [await asker(0, true), await asker(CREDIT, true)];
    const [refused, served] = await Promise.all([poor.read(job), rich.read(job)]);
    expect(served.data.ai_summary?.summary).toBe(written.summary);
    expect(await spent(rich)).toBe(COST);
    // If the other account was first, its summary is free.
    if (refused.status !== 200) expect(refused).toMatchObject(paymentRequired);
    expect(await poor.read(unusedJob())).toMatchObject(paymentRequired);
    expect([await counted(poor), await counted(rich)]).toEqual([0, 1]);
  });
  const paymentRequired = {
    status: 402,
    error: { code: 'PAYMENT_REQUIRED', details: [{ path: 'balance' }] },
  };

  it('is counted and billed once when it is written again after a crash', async () => {
    const reader = await asker(CREDIT, true);
    const { accountId } = reader;
    const job = unusedJob();
    const { writeJobSummary } = allActivities(api.ctx);
    const askedBy = { accountId, day: usagePeriod('ai_summaries', new Date()) };
    await writeJobSummary({ jobId: job.id, askedBy });
    await jobModel(api.ctx.stores.mongo).updateOne({ _id: job.id }, { $set: { aiSummary: null } });
    await writeJobSummary({ jobId: job.id, askedBy });
    expect(await counted(reader)).toBe(1);
    expect(await spent(reader)).toBe(COST);
  });

  const jobs = () => jobModel(api.ctx.stores.mongo);
  const change = ({ id }: Job, changes: object) =>
    jobs().collection.updateOne({ _id: id as never }, { $set: changes });
  const ofTunnels = { ...written, summary: 'Spanwell looks for a tunnel engineer.' };

  it.each([
    ['title', { title: 'Tunnel Engineer' }],
    ['description', { descriptionText: '**What you will do**\n- Build tunnels' }],
  ])('is rewritten, counted and billed once, for another %s', async (_member, changes) => {
    const [job, reader] = [unusedJob(), await asker(CREDIT, true)];
    expect((await reader.read(job)).data.ai_summary).toMatchObject(written);
    await change(job, changes);
    expect((await reader.read(job, '')).data.ai_summary).toBeNull();
    model.behave(says(ofTunnels, { input: 100, output: 50 }));
    const answers = await Promise.all([1, 2].map(() => reader.read(job)));
    for (const { data } of answers) expect(data.ai_summary).toMatchObject(ofTunnels);
    expect(await spent(reader)).toBe(2 * COST);
    expect(await counted(reader)).toBe(2);
  });

  it('is kept for any other change', async () => {
    const [job, reader] = [unusedJob(), await asker()];
    await reader.read(job);
    await change(job, { department: 'Tunnels', revision: 7 });
    expect((await reader.read(job, '')).data).toMatchObject({
      department: 'Tunnels',
      ai_summary: written,
    });
  });

  it('is not stored when the text changed while it was written', async () => {
    const [job, reader] = [unusedJob(), await asker()];
    const updateOne = jobs().updateOne.bind(jobs());
    jest.spyOn(jobs(), 'updateOne').mockImplementationOnce((async (
      filter: object,
      kept: object,
    ) => {
      await change(job, { title: 'Tunnel Engineer' });
      return updateOne(filter, kept);
    }) as never);
    expect((await reader.read(job)).data).toMatchObject({
      ai_summary: null,
      ai_summary_status: 'pending',
    });
    model.behave(says(ofTunnels));
    expect((await reader.read(job)).data.ai_summary).toMatchObject(ofTunnels);
  });

  it('uses the offline writer when the model refuses, and bills nothing', async () => {
    model.behave(refuses());
    const reader = await asker(CREDIT, true);
    const { data } = await reader.read(unusedJob());
    expect(data.ai_summary).toMatchObject({
      model: 'offline',
      responsibilities: ['Build bridges'],
    });
    expect([await spent(reader), await counted(reader)]).toEqual([0, 1]);
  });

  it('is 503 with Retry-After when the provider rejects our requests, and bills nothing', async () => {
    model.behave(deniesKey('sk-1'));
    const reader = await asker(CREDIT, true);
    expect(await reader.read(unusedJob())).toMatchObject({
      status: 503,
      error: { code: 'unavailable' },
    });
    expect(await spent(reader)).toBe(0);
  });
});
