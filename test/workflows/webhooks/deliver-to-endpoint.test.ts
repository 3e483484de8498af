import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { createAttemptDue } from '../../../activities/webhooks/attempt-due.ts';
import { createStartOverdueDeliveries } from '../../../activities/webhooks/sweep-outbox.ts';
import { announceEvents } from '../../../services/webhooks/announce-events.ts';
import { wakeEndpointSoon } from '../../../services/webhooks/wake-endpoint.ts';
import { verifyWebhook } from '../../../sdk/webhooks/index.ts';
import { restartDelivery, type DeliveryRecord } from '../../../storage/webhooks/deliveries.ts';
import type { DeliverWebhookWorkflow } from '../../../workflows/webhooks/contract.ts';
import { endpointWorkflowId } from '../../../workflows/webhooks/contract.ts';
import { WEBHOOK_TASK_QUEUE } from '../../../workflows/common/contract.ts';
import { answer } from '../../support/feed-server.ts';
import { eventually } from '../../support/processes/running-service.ts';
import {
  startWebhookBench,
  type TestEndpoint,
  type WebhookBench,
} from '../../support/webhooks/webhook-bench.ts';

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
  /** The time of the test server passes faster than the time in MongoDB, so no workflow may be left waiting. */
  afterEach(async () => {
    await bench.ctx.sender.drain();
    await bench.ctx.wakeUps.flush();
    const { workflow } = bench.environment.client;
    const ended = (await bench.deliveries()).map(({ webhookId }) =>
      workflow.getHandle(endpointWorkflowId(webhookId)).terminate(),
    );
    await Promise.allSettled(ended);
  });
  afterAll(() => bench.close());

  const delivery = async (): Promise<DeliveryRecord> => {
    const [only] = await bench.deliveries();
    if (only === undefined) throw new Error('There is no delivery.');
    return only;
  };

  const deliveries = () => bench.ctx.stores.mongo.collection<DeliveryRecord>('webhook_deliveries');

  /** A look of the endpoint's workflow, without the workflow. */
  const look = ({ _id: webhookId }: TestEndpoint) =>
    createAttemptDue(bench.ctx)({ accountId: bench.accountId, webhookId });

  const sweepOverdue = () =>
    new MockActivityEnvironment().run(createStartOverdueDeliveries(bench.ctx));

  const makeDue = (now = new Date()) =>
    deliveries().updateMany({ status: 'pending' }, { $set: { nextAttemptAt: now } });

  async function announce(...kinds: ('candidate.created' | 'job.updated')[]): Promise<void> {
    await announceEvents(bench.ctx, [await bench.storeEvents(...kinds)]);
    await bench.ctx.sender.drain();
    await bench.ctx.wakeUps.flush();
  }

  /** The gap minus the duration of the attempt, with 10 % tolerance. */
  function expectWait(wait: number | null | undefined, gap: number, tookMs: number): void {
    // Between the note and the look some time has passed.
    expect(wait).toBeGreaterThanOrEqual(Math.floor(Math.max(0.9 * gap - tookMs - 2_000, 0)));
    expect(wait).toBeLessThanOrEqual(Math.ceil(Math.max(1.1 * gap - tookMs, 0)));
  }

  it('is attempted ten times over a day at the scheduled times, with the same event, and given up', async () => {
    bench.receiver.on('/dead', answer('no', { status: 503 }));
    const webhook = await bench.addEndpoint('/dead');
    // The workflow of the test server would make the attempts all at once.
    const webhooks = { ...bench.ctx.config.webhooks, firstAttempt: 'worker' as const };
    const { wakeUps } = bench.ctx;
    const quiet = { ...bench.ctx, config: { ...bench.ctx.config, webhooks } };
    const add = wakeUps.add.bind(wakeUps);
    wakeUps.add = () => undefined;
    await announceEvents(quiet, [await bench.storeEvents('candidate.created')]);
    wakeUps.add = add;
    for (let attempt = 1; attempt < OFFSETS.length; attempt += 1) {
      await makeDue();
      const { nextInMs, state, waiting } = await look(webhook);
      expect([state, waiting]).toEqual(['failing', 1]);
      const gap = (OFFSETS[attempt] ?? Number.NaN) - (OFFSETS[attempt - 1] ?? Number.NaN);
      expectWait(nextInMs, gap, (await delivery()).attempts.at(-1)?.durationMs ?? Number.NaN);
    }
    await makeDue();
    expect(await look(webhook)).toMatchObject({ attempted: 1, waiting: 0, nextInMs: null });
    const stored = await delivery();
    expect(stored).toMatchObject({ status: 'failed', nextAttemptAt: null, attemptCount: 10 });
    expect(stored.attempts.map(({ number, statusCode }) => [number, statusCode])).toEqual(
      OFFSETS.map((_, index) => [index + 1, 503]),
    );
    const bodies = new Set(bench.receiver.requests.map(({ body }) => body));
    const ids = new Set(bench.receiver.requests.map(({ headers }) => headers['webhook-id']));
    expect([bench.receiver.requests.length, bodies.size, ids.size]).toEqual([10, 1, 1]);
  });

  it('waits for a Retry-After, up to a day', async () => {
    const webhook = await bench.addEndpoint('/later');
    bench.receiver.on('/later', answer('', { status: 429, headers: { 'retry-after': '100000' } }));
    await announce('candidate.created');
    const { nextInMs } = await look(webhook);
    expect(nextInMs).toBeGreaterThan(24 * HOUR - 5_000);
    expect(nextInMs).toBeLessThanOrEqual(24 * HOUR);
  });

  it('is received after a failure, and shows so in Temporal', async () => {
    let asked = 0;
    bench.receiver.on('/flaky', (request, response) => {
      asked += 1;
      answer('', { status: asked === 1 ? 500 : 204 })(request, response);
    });
    const webhook = await bench.addEndpoint('/flaky');
    await announce('candidate.created');
    await eventually('the second attempt', async () => (await delivery()).status === 'succeeded');
    const handle = bench.environment.client.workflow.getHandle(endpointWorkflowId(webhook._id));
    expect(await handle.result()).toMatchObject({ failingSince: null, waiting: 0 });
    const seen = await handle.describe();
    expect(seen.searchAttributes).toMatchObject({
      AccountId: [bench.accountId],
      WebhookId: [webhook._id],
      ProcessStatus: ['delivering'],
    });
    const { currentDetails } = await handle.query<{ currentDetails: string }>(
      '__temporal_workflow_metadata',
    );
    expect(currentDetails).toBe(
      `delivering: ${new URL(bench.receiver.url).host} received 1 of 1, last answer 204. None waits.`,
    );
  }, 60_000);

  it('keeps nothing of the event in the history', async () => {
    const webhook = await bench.addEndpoint('/hook');
    bench.receiver.on('/hook', answer('Mara Lindqvist, thanks', { status: 500 }));
    await announce('candidate.created');
    bench.receiver.on('/hook', answer('Mara Lindqvist, thanks'));
    await makeDue();
    const handle = bench.environment.client.workflow.getHandle(endpointWorkflowId(webhook._id));
    await handle.result();
    const [request] = bench.receiver.requests;
    expect(request?.body).toContain('Mara Lindqvist');
    const history = JSON.stringify(await handle.fetchHistory());
    const payloads = history.replaceAll(/"data":"([^"]*)"/gu, (_all, data: string) =>
      Buffer.from(data, 'base64').toString(),
    );
    expect(payloads).toContain(webhook._id);
    expect(payloads).not.toMatch(/mara|lindqvist|whsec_/iu);
  }, 60_000);

  it('is restarted by a redelivery, which wakes the endpoint', async () => {
    const webhook = await bench.addEndpoint('/hook');
    bench.receiver.on('/hook', answer('', { status: 503, headers: { 'retry-after': '80000' } }));
    await announce('candidate.created');
    expect((await delivery()).attemptCount).toBe(1);
    bench.receiver.on('/hook', answer('ok'));
    await restartDelivery(bench.ctx.stores, (await delivery())._id);
    wakeEndpointSoon(bench.ctx, { accountId: bench.accountId, id: webhook._id });
    await eventually('the second attempt', async () => (await delivery()).status === 'succeeded');
    expect((await delivery()).attempts.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('is sent again under the same id when a received one is redelivered', async () => {
    const webhook = await bench.addEndpoint('/hook');
    bench.receiver.on('/hook', answer('ok'));
    await announce('candidate.created');
    expect((await delivery()).status).toBe('succeeded');
    await restartDelivery(bench.ctx.stores, (await delivery())._id);
    wakeEndpointSoon(bench.ctx, { accountId: bench.accountId, id: webhook._id });
    await eventually('the second request', () => bench.receiver.requests.length === 2);
    const [first, second] = bench.receiver.requests;
    expect(second?.body).toBe(first?.body);
    await eventually('its end', async () => (await delivery()).status === 'succeeded');
  });

  it('is found by the sweep when its endpoint was never woken or its workflow was terminated', async () => {
    const webhook = await bench.addEndpoint('/hook');
    bench.receiver.on('/hook', answer('', { status: 503, headers: { 'retry-after': '80000' } }));
    await announce('candidate.created');
    const handle = bench.environment.client.workflow.getHandle(endpointWorkflowId(webhook._id));
    await handle.terminate();
    bench.receiver.on('/hook', answer('ok'));
    await makeDue(new Date(Date.now() - 29_000));
    expect(await sweepOverdue()).toBe(0);
    await makeDue(new Date(Date.now() - 31_000));
    expect(await sweepOverdue()).toBe(1);
    await eventually('the second attempt', async () => (await delivery()).status === 'succeeded');
    expect(await sweepOverdue()).toBe(0);
  });

  it('survives an event that is stored late, and ends when its event has expired', async () => {
    const webhook = await bench.addEndpoint('/hook');
    bench.receiver.on('/hook', answer('', { status: 503 }));
    await announce('candidate.created');
    await bench.ctx.stores.mongo.collection('events').deleteMany({});
    await makeDue();
    await look(webhook);
    expect(await delivery()).toMatchObject({ status: 'pending', attemptCount: 1 });
    const createdAt = new Date(Date.now() - 2 * HOUR);
    await deliveries().updateMany({}, { $set: { createdAt, nextAttemptAt: new Date() } });
    await look(webhook);
    expect(await delivery()).toMatchObject({ status: 'cancelled', attemptCount: 1 });
  });

  it('of a version with a workflow per delivery is handed over to the endpoint, and its workflow ends', async () => {
    const webhook = await bench.addEndpoint('/hook');
    bench.receiver.on('/hook', answer('', { status: 503 }));
    await announce('candidate.created');
    bench.receiver.on('/hook', answer('ok'));
    await makeDue();
    const { _id: deliveryId, accountId, eventId } = await delivery();
    const outcome = await bench.environment.client.workflow.execute<DeliverWebhookWorkflow>(
      'deliverWebhook',
      {
        taskQueue: WEBHOOK_TASK_QUEUE,
        workflowId: `webhook:${deliveryId}`,
        args: [{ accountId, deliveryId, webhookId: webhook._id, eventId }],
      },
    );
    expect(outcome).toMatchObject({ state: 'pending', delayMs: null });
    await eventually('its attempt', async () => (await delivery()).status === 'succeeded');
  });

  it('gives a silent endpoint two requests and a pause, and ends the pause when it responds', async () => {
    const webhook = await bench.addEndpoint('/silent');
    let open = 0;
    bench.receiver.on('/silent', () => void (open += 1));
    const kinds = Array.from({ length: 6 }, () => 'job.updated' as const);
    const webhooks = { ...bench.ctx.config.webhooks, firstAttempt: 'worker' as const };
    const { wakeUps } = bench.ctx;
    const add = wakeUps.add.bind(wakeUps);
    wakeUps.add = () => undefined;
    const config = { ...bench.ctx.config, webhooks };
    await announceEvents({ ...bench.ctx, config }, [await bench.storeEvents(...kinds)]);
    wakeUps.add = add;
    const paused = await look(webhook);
    expect(open).toBe(2);
    expect(paused).toMatchObject({ state: 'silent', attempted: 2, received: 0, waiting: 6 });
    expect(paused.answer).toBe('timeout');
    const others = (await bench.deliveries()).filter(({ isPostponed }) => isPostponed);
    expect(others.length).toBeGreaterThanOrEqual(4);
    for (const { nextAttemptAt } of others) {
      const wait = (nextAttemptAt?.getTime() ?? 0) - Date.now();
      expect(wait).toBeGreaterThan(4_000);
      expect(wait).toBeLessThan(5 * 60_000);
    }
    bench.receiver.on('/silent', answer('ok'));
    await deliveries().updateOne(
      { _id: others[0]?._id ?? '' },
      { $set: { nextAttemptAt: new Date() } },
    );
    expect(await look(webhook)).toMatchObject({ received: 1, nextInMs: 0 });
    await look(webhook);
    const received = (await bench.deliveries()).filter(({ status }) => status === 'succeeded');
    expect(received.length).toBeGreaterThanOrEqual(others.length);
  }, 60_000);

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
  }, 60_000);
});
