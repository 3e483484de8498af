import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { mongo } from 'mongoose';
import { createEraseTraces } from '../../activities/hiring/erase-traces.ts';
import { createCloseMissing } from '../../activities/market/close-missing.ts';
import { createExpireJobs } from '../../activities/market/expire-jobs.ts';
import {
  createAnnounceWaiting,
  createStartOverdueDeliveries,
} from '../../activities/webhooks/sweep-outbox.ts';
import { sweepEach } from '../../activities/sweep-each.ts';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import { ensureSource } from '../../storage/market/sources.ts';
import { buildEmployer, call, type Employer } from '../support/hiring/employer.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

type Method = 'deleteMany' | 'updateMany' | 'bulkWrite';

/** The server considers a pass dead after 30 seconds without a heartbeat and starts a second one. */
describe('a long pass', () => {
  let api: TestApi;
  let employer: Employer;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => api.close());

  /** An attempt. A heartbeat releases its one slow step. */
  function attempt() {
    const environment = new MockActivityEnvironment();
    const beaten = new Promise<void>((resolve) => environment.on('heartbeat', () => resolve()));
    return { environment, beaten };
  }

  /** Delays the first write of this method to a collection until the attempt has sent a heartbeat. */
  function slow(method: Method, collection: string, beaten: Promise<void>): () => boolean {
    const prototype = mongo.Collection.prototype as unknown as Record<
      Method,
      (this: unknown, ...args: unknown[]) => Promise<unknown>
    >;
    const original = prototype[method];
    let waited = false;
    jest.spyOn(prototype, method).mockImplementation(async function (this: unknown, ...args) {
      if ((this as { collectionName: string }).collectionName === collection && !waited) {
        await beaten;
        waited = true;
      }
      return original.apply(this, args);
    });
    return () => waited;
  }

  it('sends heartbeats during a slow step when it announces events', async () => {
    const { environment, beaten } = attempt();
    await api.ctx.stores.mongo.collection<{ _id: string }>('apply_sessions').insertOne({
      _id: 'ses_waiting',
      outbox: [{ id: 'evt_1', createdAt: new Date(0) }],
    } as never);
    const waited = slow('updateMany', 'apply_sessions', beaten);
    await environment.run(createAnnounceWaiting(api.ctx));
    expect(waited()).toBe(true);
  });

  it('sends heartbeats during a slow step when it wakes endpoints', async () => {
    const { environment, beaten } = attempt();
    await api.ctx.stores.mongo.collection<{ _id: string }>('webhook_deliveries').insertOne({
      _id: 'whd_1',
      accountId: 'acc_1',
      webhookId: 'whk_1',
      status: 'pending',
      nextAttemptAt: new Date(0),
      createdAt: new Date(),
    } as never);
    let isSlow = false;
    jest
      .spyOn(api.ctx.temporal.client.workflow, 'signalWithStart')
      .mockImplementation((async () => {
        await beaten;
        isSlow = true;
      }) as never);
    expect(await environment.run(createStartOverdueDeliveries(api.ctx))).toBe(1);
    expect(isSlow).toBe(true);
  });

  it('sends heartbeats during a slow step when it scans stored responses', async () => {
    const { environment, beaten } = attempt();
    const { accountId } = employer.key;
    const body = { name: 'Rosalind Quill', email: 'rosalind@example.com' };
    const made = await call(api, employer.key, { method: 'POST', path: '/candidates', body });
    const candidateId = made.body.data['id'] as string;
    const erasure = { fileIds: [], noteIds: [], dueAt: new Date() };
    await candidateModel(api.ctx.stores.mongo).updateOne(
      { _id: candidateId },
      { $set: { erasure } },
    );
    const waited = slow('deleteMany', 'idempotency_keys', beaten);
    await environment.run(createEraseTraces(api.ctx), { accountId, candidateId });
    expect(waited()).toBe(true);
  });

  it('sends heartbeats during a slow step when it closes missing jobs', async () => {
    const { environment, beaten } = attempt();
    const options = { companyName: null, cadenceMinutes: 60, enabled: true };
    const source = { kind: 'ashby' as const, token: 'acme', ...options };
    const { _id: sourceId } = await ensureSource(api.ctx.stores, source);
    const waited = slow('updateMany', 'jobs', beaten);
    const read = { sourceId, run: `${sourceId}:1`, notModified: true, complete: true };
    expect(await environment.run(createCloseMissing(api.ctx), read)).toBe('not_modified');
    expect(waited()).toBe(true);
  });

  it('sends heartbeats during a slow step when it closes expired jobs', async () => {
    const { environment, beaten } = attempt();
    const waited = slow('updateMany', 'jobs', beaten);
    expect(await environment.run(createExpireJobs(api.ctx))).toBe(0);
    expect(waited()).toBe(true);
  });

  it('sends heartbeats during a slow item, and ends when its retry takes over', async () => {
    const { environment, beaten } = attempt();
    const seen: string[] = [];
    const targets = [{ id: 'a' }, { id: 'b' }];
    const swept = environment.run(() =>
      sweepEach(api.ctx, targets, async ({ id }) => {
        seen.push(id);
        await beaten;
        environment.cancel();
      }),
    );
    await expect(swept).rejects.toThrow('CANCELLED');
    expect(seen).toEqual(['a']);
  });

  it('sends no heartbeats outside an activity', async () => {
    expect(await sweepEach(api.ctx, [{ id: 'a' }], () => Promise.resolve())).toBe(1);
  });
});
