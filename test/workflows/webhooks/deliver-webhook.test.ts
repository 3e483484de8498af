import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import { MockActivityEnvironment } from '@temporalio/testing';
import { createStartOverdueDeliveries } from '../../../activities/webhooks/sweep-outbox.ts';
import { announceEvents } from '../../../services/webhooks/announce-events.ts';
import { wakeSoon } from '../../../services/webhooks/start-deliveries.ts';
import { verifyWebhook } from '../../../sdk/webhooks/index.ts';
import { restartDelivery, type DeliveryRecord } from '../../../storage/webhooks/deliveries.ts';
import { deliveryWorkflowId } from '../../../workflows/webhooks/contract.ts';
import { answer } from '../../support/feed-server.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startWebhookBench, type WebhookBench } from '../../support/webhooks/webhook-bench.ts';

const HOUR = 3_600_000;
/** The schedule of decision 0016, in milliseconds since the first attempt. */
const OFFSETS = [0, 5_000, 300_000, 1_800_000, ...[2, 5, 10, 14, 20, 24].map((h) => h * HOUR)];

describe('a delivery over its whole life', () => {
  let bench: WebhookBench;

  beforeAll(async () => {
    bench = await startWebhookBench('deliver');
  });
  beforeEach(async () => {
    bench.receiver.reset();
    for (const name of ['webhooks', 'events', 'webhook_deliveries']) {
      await bench.ctx.stores.mongo.collection(name).deleteMany({});
    }
  });
  afterAll(() => bench.close());

  async function deliver(path: string): Promise<{ id: string; handle: WorkflowHandle }> {
    await bench.addEndpoint(path);
    await announceEvents(bench.ctx, [await bench.storeEvents('candidate.created')]);
    const [delivery] = await bench.deliveries();
    if (delivery === undefined) throw new Error('There is no delivery.');
    const handle = bench.environment.client.workflow.getHandle(deliveryWorkflowId(delivery._id));
    return { id: delivery._id, handle };
  }

  const delivery = async (): Promise<DeliveryRecord> => {
    const [only] = await bench.deliveries();
    if (only === undefined) throw new Error('There is no delivery.');
    return only;
  };

  const sweepOverdue = () =>
    new MockActivityEnvironment().run(createStartOverdueDeliveries(bench.ctx));

  /** How long the workflow waited after each attempt, in milliseconds. */
  async function waits(handle: WorkflowHandle): Promise<number[]> {
    const { events } = await handle.fetchHistory();
    return (events ?? []).flatMap(({ timerStartedEventAttributes: timer }) => {
      if (!timer) return [];
      const { seconds, nanos } = timer.startToFireTimeout ?? {};
      return [Number(seconds ?? 0) * 1_000 + (nanos ?? 0) / 1e6];
    });
  }

  /** The gap minus the duration of the attempt, with 10 % tolerance. */
  function expectWait(wait: number | undefined, gap: number, tookMs: number): void {
    expect(wait).toBeGreaterThanOrEqual(Math.floor(Math.max(0.9 * gap - tookMs, 0)));
    expect(wait).toBeLessThanOrEqual(Math.ceil(Math.max(1.1 * gap - tookMs, 0)));
  }

  it('is attempted ten times over a day at the scheduled times, with the same event, and given up', async () => {
    bench.receiver.on('/dead', answer('no', { status: 503 }));
    const { handle } = await deliver('/dead');
    expect(await handle.result()).toMatchObject({ state: 'failed', number: 10, delayMs: null });
    const stored = await delivery();
    const waited = await waits(handle);
    expect(waited).toHaveLength(OFFSETS.length - 1);
    waited.forEach((wait, index) => {
      const gap = (OFFSETS[index + 1] ?? Number.NaN) - (OFFSETS[index] ?? Number.NaN);
      expectWait(wait, gap, stored.attempts[index]?.durationMs ?? Number.NaN);
    });
    expect(stored).toMatchObject({ status: 'failed', nextAttemptAt: null, attemptCount: 10 });
    expect(stored.attempts.map(({ number, statusCode }) => [number, statusCode])).toEqual(
      OFFSETS.map((_, index) => [index + 1, 503]),
    );
    const bodies = new Set(bench.receiver.requests.map(({ body }) => body));
    const ids = new Set(bench.receiver.requests.map(({ headers }) => headers['webhook-id']));
    expect([bench.receiver.requests.length, bodies.size, ids.size]).toEqual([10, 1, 1]);
  });

  it('delays later attempts by a Retry-After, up to a day each', async () => {
    let asked = 0;
    bench.receiver.on('/later', (request, response) => {
      asked += 1;
      const headers = { 'retry-after': asked === 1 ? '100000' : '60' };
      answer('', { status: asked < 4 ? 429 : 200, headers })(request, response);
    });
    const { handle } = await deliver('/later');
    expect(await handle.result()).toMatchObject({ state: 'succeeded', number: 4 });
    const [first, ...later] = await waits(handle);
    expect(first).toBe(24 * HOUR);
    const [, ...attempts] = (await delivery()).attempts;
    expect(later).toHaveLength(2);
    expectWait(later[0], 295_000, attempts[0]?.durationMs ?? Number.NaN);
    expectWait(later[1], 1_500_000, attempts[1]?.durationMs ?? Number.NaN);
  });

  it('is received after failures, and shows so in Temporal', async () => {
    let asked = 0;
    bench.receiver.on('/flaky', (request, response) => {
      asked += 1;
      answer('', { status: asked < 3 ? 500 : 204 })(request, response);
    });
    const { handle } = await deliver('/flaky');
    expect(await handle.result()).toMatchObject({ state: 'succeeded', number: 3, answer: '204' });
    expect((await delivery()).status).toBe('succeeded');
    const seen = await handle.describe();
    expect(seen.searchAttributes).toMatchObject({
      AccountId: [bench.accountId],
      WebhookId: [(await delivery()).webhookId],
      ProcessStatus: ['succeeded'],
    });
    const { events } = await handle.fetchHistory();
    const texts = (events ?? []).flatMap(({ userMetadata }) =>
      userMetadata?.summary?.data ? [Buffer.from(userMetadata.summary.data).toString()] : [],
    );
    const { eventId, webhookId } = await delivery();
    expect(texts).toEqual([
      `"candidate.created (${eventId}) to ${webhookId}"`,
      '"First attempt, local"',
      '"First attempt"',
      '"Attempt after 500"',
      '"Attempt after 500"',
    ]);
    const { currentDetails } = await handle.query<{ currentDetails: string }>(
      '__temporal_workflow_metadata',
    );
    expect(currentDetails).toBe(
      `Attempt 3: ${new URL(bench.receiver.url).host} answered 204. The delivery is succeeded.`,
    );
  });

  it('takes one workflow task when the receiver is known to be fast', async () => {
    bench.receiver.on('/quick', answer('ok'));
    await bench.addEndpoint('/quick');
    const announced = [];
    for (const _ of [1, 2]) {
      const stored = await bench.storeEvents('candidate.created');
      await announceEvents(bench.ctx, [stored]);
      const eventId = stored.events[0]?.id;
      const sent = (await bench.deliveries()).find((one) => one.eventId === eventId);
      const { workflow } = bench.environment.client;
      const handle = workflow.getHandle(deliveryWorkflowId(sent?._id ?? ''));
      const result: unknown = await handle.result();
      const { events } = await handle.fetchHistory();
      const activities = (events ?? []).filter(
        (event) => event.activityTaskScheduledEventAttributes,
      );
      announced.push({ result, activities: activities.length });
    }
    const received = expect.objectContaining({ state: 'succeeded', number: 1, answer: '200' });
    expect(announced).toEqual([
      { result: received, activities: 1 },
      { result: received, activities: 0 },
    ]);
    expect(bench.receiver.requests).toHaveLength(2);
  });

  it('keeps nothing of the event in its history', async () => {
    bench.receiver.on('/hook', answer('Mara Lindqvist, thanks'));
    const { handle } = await deliver('/hook');
    await handle.result();
    const [request] = bench.receiver.requests;
    expect(request?.body).toContain('Mara Lindqvist');
    const history = JSON.stringify(await handle.fetchHistory());
    const payloads = history.replaceAll(/"data":"([^"]*)"/gu, (_all, data: string) =>
      Buffer.from(data, 'base64').toString(),
    );
    expect(payloads).toContain((await delivery())._id);
    expect(payloads).not.toMatch(/mara|lindqvist|whsec_/iu);
  });

  it('is restarted by a redelivery, which wakes the waiting workflow', async () => {
    bench.receiver.on('/hook', answer('', { status: 503, headers: { 'retry-after': '80000' } }));
    const { id, handle } = await deliver('/hook');
    await eventually('the first attempt', async () => (await delivery()).attemptCount === 1);
    bench.receiver.on('/hook', answer('ok'));
    const restarted = await restartDelivery(bench.ctx.stores, id);
    if (restarted !== null) wakeSoon(bench.ctx, restarted);
    await eventually('the second attempt', async () => (await delivery()).status === 'succeeded');
    expect(await handle.result()).toMatchObject({ state: 'succeeded', number: 1 });
    expect((await delivery()).attempts.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('is restarted by the sweep when its workflow was never signalled', async () => {
    bench.receiver.on('/hook', answer('', { status: 503, headers: { 'retry-after': '80000' } }));
    const { id, handle } = await deliver('/hook');
    await eventually('the first attempt', async () => (await delivery()).attemptCount === 1);
    bench.receiver.on('/hook', answer('ok'));
    // The process dies right after its write.
    await restartDelivery(bench.ctx.stores, id);
    await bench.ctx.stores.mongo
      .collection('webhook_deliveries')
      .updateMany({}, { $set: { nextAttemptAt: new Date(Date.now() - 6 * 60_000) } });
    expect(await sweepOverdue()).toBe(1);
    await eventually('the second attempt', async () => (await delivery()).status === 'succeeded');
    expect(await handle.result()).toMatchObject({ state: 'succeeded', number: 1 });
    expect(await delivery()).not.toHaveProperty('wakeAt');
  });

  it('is checked by the sweep less often the longer it waits', async () => {
    bench.receiver.on('/hook', answer('', { status: 503, headers: { 'retry-after': '80000' } }));
    const { id } = await deliver('/hook');
    await eventually('the first attempt', async () => (await delivery()).attemptCount === 1);
    const deliveries = bench.ctx.stores.mongo.collection<{ _id: string }>('webhook_deliveries');
    const lookedAtAgainIn = async (ageMinutes: number) => {
      const [due, made] = [6, ageMinutes].map((minutes) => new Date(Date.now() - minutes * 60_000));
      await deliveries.updateOne({ _id: id }, { $set: { nextAttemptAt: due, createdAt: made } });
      expect(await sweepOverdue()).toBe(1);
      expect(await sweepOverdue()).toBe(0);
      const { nextAttemptAt } = await delivery();
      return Math.round(((nextAttemptAt?.getTime() ?? 0) - Date.now()) / 60_000);
    };
    expect(await lookedAtAgainIn(6)).toBe(3);
    expect(await lookedAtAgainIn(60)).toBe(30);
    expect(await lookedAtAgainIn(600)).toBe(60);
  });

  it('is sent again under the same id when a received one is redelivered', async () => {
    bench.receiver.on('/hook', answer('ok'));
    const { id, handle } = await deliver('/hook');
    await handle.result();
    const restarted = await restartDelivery(bench.ctx.stores, id);
    if (restarted !== null) wakeSoon(bench.ctx, restarted);
    await eventually('the second request', () => bench.receiver.requests.length === 2);
    const [first, second] = bench.receiver.requests;
    expect(second?.body).toBe(first?.body);
    await eventually('its end', async () => (await delivery()).status === 'succeeded');
  });

  it('does not take slots from others when its receiver never responds', async () => {
    const webhook = await bench.addEndpoint('/alive');
    bench.receiver.on('/alive', answer('ok'));
    const open = new Set<object>();
    let mostOpen = 0;
    bench.receiver.on('/dead', (_request, response) => {
      open.add(response);
      mostOpen = Math.max(mostOpen, open.size);
      response.once('close', () => open.delete(response));
    });
    await bench.addEndpoint('/dead');
    const kinds = Array.from({ length: 60 }, () => 'job.updated' as const);
    await announceEvents(bench.ctx, [await bench.storeEvents(...kinds)]);
    const toAlive = async () =>
      (await bench.deliveries()).filter(({ webhookId }) => webhookId === webhook._id);
    await eventually('all deliveries to the living', async () =>
      (await toAlive()).every(({ status }) => status === 'succeeded'),
    );
    expect((await toAlive()).map(({ attemptCount }) => attemptCount)).toEqual(kinds.map(() => 1));
    // Two at a time, 15 s each: there are far more requests to the dead endpoint than time allows.
    expect(mostOpen).toBe(2);
    expect((await bench.deliveries()).filter(({ status }) => status === 'pending')).toHaveLength(
      60,
    );
    for (const { body, headers } of bench.receiver.requests.filter(
      ({ path }) => path === '/alive',
    )) {
      expect(
        verifyWebhook({
          signature: String(headers['service-webhook-signature']),
          timestamp: String(headers['service-webhook-timestamp']),
          body,
          secret: webhook.shownSecret,
        }).kind,
      ).toBe('job.updated');
    }
  });
});
