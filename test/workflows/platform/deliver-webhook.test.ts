import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { WorkflowHandle } from '@temporalio/client';
import { announceEvents } from '../../../services/platform/announce-events.ts';
import { restartSoon } from '../../../services/platform/start-deliveries.ts';
import { verifyWebhook } from '../../../services/platform/verify-webhook.ts';
import { restartDelivery, type DeliveryRecord } from '../../../storage/platform/deliveries.ts';
import { deliveryWorkflowId } from '../../../workflows/platform/contract.ts';
import { answer, silence } from '../../support/feed-server.ts';
import { eventually } from '../../support/running-service.ts';
import { startWebhookBench, type WebhookBench } from '../../support/webhook-bench.ts';

const HOUR = 3_600_000;
/** Decisions section 9, in milliseconds since the first attempt. */
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

  /** Milliseconds between the first attempt and each, by the clock of Temporal. */
  async function attemptTimes(handle: WorkflowHandle): Promise<number[]> {
    const { events = [] } = await handle.fetchHistory();
    const times = (events ?? [])
      .filter((event) => event.activityTaskScheduledEventAttributes)
      .map(
        ({ eventTime }) => Number(eventTime?.seconds ?? 0) * 1000 + (eventTime?.nanos ?? 0) / 1e6,
      );
    return times.map((time) => time - (times[0] ?? 0));
  }

  it('is attempted ten times over a day at the decided times, the same event each time, and given up', async () => {
    bench.receiver.on('/dead', answer('no', { status: 503 }));
    const { handle } = await deliver('/dead');
    expect(await handle.result()).toMatchObject({ state: 'failed', number: 10, delayMs: null });
    const times = await attemptTimes(handle);
    expect(times).toHaveLength(OFFSETS.length);
    OFFSETS.forEach((offset, index) => {
      const away = Math.abs((times[index] ?? Number.NaN) - offset);
      expect(away).toBeLessThanOrEqual(offset * 0.1 + 2_000);
    });
    const stored = await delivery();
    expect(stored).toMatchObject({ status: 'failed', nextAttemptAt: null, attemptCount: 10 });
    expect(stored.attempts.map(({ number, statusCode }) => [number, statusCode])).toEqual(
      OFFSETS.map((_, index) => [index + 1, 503]),
    );
    const bodies = new Set(bench.receiver.requests.map(({ body }) => body));
    const ids = new Set(bench.receiver.requests.map(({ headers }) => headers['webhook-id']));
    expect([bench.receiver.requests.length, bodies.size, ids.size]).toEqual([10, 1, 1]);
  });

  it('moves what comes after a Retry-After, up to a day each', async () => {
    let asked = 0;
    bench.receiver.on('/later', (request, response) => {
      asked += 1;
      const headers = { 'retry-after': asked === 1 ? '100000' : '60' };
      answer('', { status: asked < 4 ? 429 : 200, headers })(request, response);
    });
    const { handle } = await deliver('/later');
    expect(await handle.result()).toMatchObject({ state: 'succeeded', number: 4 });
    const [, second = 0, third = 0, fourth = 0] = await attemptTimes(handle);
    expect(Math.abs(second - 24 * HOUR)).toBeLessThan(2_000);
    expect(third - second).toBeGreaterThan(0.9 * 295_000 - 2_000);
    expect(third - second).toBeLessThan(1.1 * 295_000 + 2_000);
    expect(fourth - third).toBeGreaterThan(0.9 * 1_500_000 - 2_000);
  });

  it('is received after failures, and says so to whoever looks at it in Temporal', async () => {
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

  it('keeps no word of the event in its history', async () => {
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

  it('a redelivery wakes the workflow that waits, and begins the schedule anew', async () => {
    bench.receiver.on('/hook', answer('', { status: 503, headers: { 'retry-after': '80000' } }));
    const { id, handle } = await deliver('/hook');
    await eventually('the first attempt', async () => (await delivery()).attemptCount === 1);
    bench.receiver.on('/hook', answer('ok'));
    const restarted = await restartDelivery(bench.ctx.stores, id);
    restartSoon(bench.ctx, restarted === null ? [] : [restarted]);
    await eventually('the second attempt', async () => (await delivery()).status === 'succeeded');
    expect(await handle.result()).toMatchObject({ state: 'succeeded', number: 1 });
    expect((await delivery()).attempts.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('a redelivery of what was received is sent again under the same id', async () => {
    bench.receiver.on('/hook', answer('ok'));
    const { id, handle } = await deliver('/hook');
    await handle.result();
    const restarted = await restartDelivery(bench.ctx.stores, id);
    restartSoon(bench.ctx, restarted === null ? [] : [restarted]);
    await eventually('the second request', () => bench.receiver.requests.length === 2);
    const [first, second] = bench.receiver.requests;
    expect(second?.body).toBe(first?.body);
    await eventually('its end', async () => (await delivery()).status === 'succeeded');
  });

  it('a receiver that never answers takes no turn from the others', async () => {
    const webhook = await bench.addEndpoint('/alive');
    bench.receiver.on('/alive', answer('ok'));
    bench.receiver.on('/dead', silence);
    await bench.addEndpoint('/dead');
    const kinds = Array.from({ length: 60 }, () => 'job.updated' as const);
    await announceEvents(bench.ctx, [await bench.storeEvents(...kinds)]);
    const toAlive = async () =>
      (await bench.deliveries()).filter(({ webhookId }) => webhookId === webhook._id);
    await eventually(
      'all deliveries to the living',
      async () => (await toAlive()).every(({ status }) => status === 'succeeded'),
      12_000,
    );
    const waiting = bench.receiver.requests.filter(({ path }) => path === '/dead');
    expect(waiting.length).toBeLessThanOrEqual(2);
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
