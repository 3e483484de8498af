import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mongo } from 'mongoose';
import { Webhook } from 'standardwebhooks';
import { createAttemptDue } from '../../../activities/webhooks/attempt-due.ts';
import {
  attemptDelivery,
  type AttemptOutcome,
} from '../../../services/webhooks/attempt-delivery.ts';
import { endDisabled } from '../../../services/webhooks/webhook-health.ts';
import {
  insertDeliveries,
  newDelivery,
  restartDelivery,
} from '../../../storage/webhooks/deliveries.ts';
import { insertEvents } from '../../../storage/webhooks/events/events.ts';
import { webhookModel } from '../../../storage/webhooks/webhook.model.ts';
import {
  saveWebhook,
  findWebhook,
  noteFailure,
  noteSuccesses,
  rotateSecret,
  type WebhookRecord,
} from '../../../storage/webhooks/webhooks.ts';
import { verifyWebhook } from '../../../sdk/webhooks/index.ts';
import { eventually } from '../../support/eventually.ts';
import { answer } from '../../support/feed-server.ts';
import {
  exampleEvent,
  startWebhookStores,
  type TestEndpoint,
  type WebhookStores,
} from '../../support/webhooks/webhook-bench.ts';

/** A gate with two requests per endpoint. */
const SLOW_ENDPOINTS = 60;
const DAY = 24 * 60 * 60 * 1000;

describe('one attempt of a delivery', () => {
  let bench: WebhookStores;
  let paths = 0;

  beforeAll(async () => {
    bench = await startWebhookStores('attempt');
  });
  beforeEach(() => bench.receiver.reset());
  afterAll(() => bench.close());

  /** A delivery to a new endpoint, and a function that attempts it. */
  async function deliveryTo(webhook: WebhookRecord) {
    const event = exampleEvent('candidate.created', bench.accountId);
    const delivery = newDelivery(event, webhook);
    await insertEvents(bench.ctx.stores, [event]);
    await insertDeliveries(bench.ctx.stores, [delivery]);
    const attempt = async (): Promise<AttemptOutcome> => {
      const [now, pass] = [await reload(webhook), await bench.ctx.sender.gate.enter(webhook._id)];
      if (now === null || pass === null) throw new Error('Nothing can be sent.');
      const made = { event, webhook: now, delivery: await stored() };
      const outcome = await attemptDelivery(bench.ctx, made, pass);
      const { disabled } = outcome;
      if (disabled !== null) await endDisabled(bench.ctx, webhook._id, disabled);
      return outcome;
    };
    const stored = async () => {
      const found = (await bench.deliveries()).find(({ _id }) => _id === delivery._id);
      if (found === undefined) throw new Error('The delivery is gone.');
      return found;
    };
    return { event, attempt, stored };
  }

  function addEndpoint(): Promise<TestEndpoint> {
    paths += 1;
    return bench.addEndpoint(`/hook-${paths}`);
  }

  /** A look of the endpoint's workflow. */
  const look = ({ _id: webhookId }: WebhookRecord) =>
    createAttemptDue(bench.ctx)({ accountId: bench.accountId, webhookId });

  const pathOf = ({ url }: WebhookRecord) => new URL(url).pathname;
  const reload = (webhook: WebhookRecord) =>
    findWebhook(bench.ctx.stores, { accountId: bench.accountId, id: webhook._id });

  it('is verified by verifyWebhook and by the stock Standard Webhooks library', async () => {
    const webhook = await addEndpoint();
    bench.receiver.on(pathOf(webhook), answer('thanks', { status: 202 }));
    const { event, attempt, stored } = await deliveryTo(webhook);
    expect(await attempt()).toEqual({
      state: 'succeeded',
      number: 1,
      answer: '202',
      delayMs: null,
      disabled: null,
    });
    const [seen] = bench.receiver.requests;
    if (seen === undefined) throw new Error('Nothing was sent.');
    const headers = seen.headers as Record<string, string>;
    expect(headers['service-webhook-id']).toBe(event.id);
    const received = {
      signature: headers['service-webhook-signature'] ?? '',
      timestamp: headers['service-webhook-timestamp'] ?? '',
      body: seen.body,
      secret: webhook.shownSecret,
    };
    expect(verifyWebhook(received)).toEqual(JSON.parse(seen.body));
    expect(verifyWebhook({ ...received, body: Buffer.from(seen.body) }).id).toBe(event.id);
    expect(() => verifyWebhook({ ...received, body: `${seen.body} ` })).toThrow(
      'signature_mismatch',
    );
    expect(new Webhook(webhook.shownSecret).verify(seen.body, headers)).toEqual(
      JSON.parse(seen.body),
    );
    expect(await stored()).toMatchObject({
      status: 'succeeded',
      nextAttemptAt: null,
      attempts: [{ number: 1, statusCode: 202, error: null, responseExcerpt: 'thanks' }],
    });
  });

  it('is also signed with the old secret for exactly a day after a rotation', async () => {
    const webhook = await addEndpoint();
    bench.receiver.on(pathOf(webhook), answer('ok'));
    const rotated = await rotateSecret(bench.ctx.stores, webhook);
    expect(rotated?.secret).not.toBe(webhook.shownSecret);
    await (await deliveryTo(webhook)).attempt();
    await webhookModel(bench.ctx.stores.mongo).updateOne(
      { _id: webhook._id },
      { $set: { 'previousSecret.validUntil': new Date() } },
    );
    await (await deliveryTo(webhook)).attempt();
    const verdicts = bench.receiver.requests.map(({ body, headers }) =>
      [rotated?.secret ?? '', webhook.shownSecret].map((secret) => {
        try {
          new Webhook(secret).verify(body, headers as Record<string, string>);
          verifyWebhook({
            signature: String(headers['service-webhook-signature']),
            timestamp: String(headers['service-webhook-timestamp']),
            body,
            secret,
          });
          return true;
        } catch {
          return false;
        }
      }),
    );
    expect(verdicts).toEqual([
      [true, true],
      [true, false],
    ]);
  });

  it('is made at once while other endpoints of the same host are waiting', async () => {
    const held: ServerResponse[] = [];
    bench.receiver.on('/hook-*', (_request, response) => held.push(response));
    const slow = await Promise.all(
      Array.from({ length: SLOW_ENDPOINTS }, async () => {
        const webhook = await addEndpoint();
        const deliveries = await Promise.all([deliveryTo(webhook), deliveryTo(webhook)]);
        return deliveries.map(({ attempt }) => attempt());
      }),
    );
    await eventually('the slow ones', () => held.length >= 100);
    const webhook = await addEndpoint();
    bench.receiver.on(pathOf(webhook), answer('ok'));
    expect((await (await deliveryTo(webhook)).attempt()).state).toBe('succeeded');
    for (const response of held) response.end();
    const states = (await Promise.all(slow.flat())).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(['succeeded']));
  });

  const failures: [what: string, status: number, headers: Record<string, string>][] = [
    ['500', 500, {}],
    ['404', 404, {}],
    ['a redirect, which is not followed', 302, { location: '/elsewhere' }],
    ['304', 304, {}],
  ];

  it.each(failures)('%s is a failure with a next attempt', async (_what, status, headers) => {
    const webhook = await addEndpoint();
    bench.receiver.on(pathOf(webhook), answer('', { status, headers }));
    const { attempt, stored } = await deliveryTo(webhook);
    expect(await attempt()).toMatchObject({ state: 'pending', number: 1, answer: String(status) });
    const delivery = await stored();
    expect(delivery).toMatchObject({ status: 'pending', attempts: [{ statusCode: status }] });
    const wait = (delivery.nextAttemptAt?.getTime() ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(3_000);
    expect(wait).toBeLessThan(5_500);
    expect(bench.receiver.requests).toHaveLength(1);
  });

  it('is retried at the time of Retry-After', async () => {
    const webhook = await addEndpoint();
    const headers = { 'retry-after': '3600' };
    bench.receiver.on(pathOf(webhook), answer('', { status: 429, headers }));
    const { attempt } = await deliveryTo(webhook);
    expect((await attempt()).delayMs).toBe(3_600_000);
  });

  it('reads 64 KiB of an endless response, stores 1 KiB of whole characters, and counts it as received', async () => {
    const webhook = await addEndpoint();
    let sent = 0;
    let closed: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (closed = resolve));
    bench.receiver.on(pathOf(webhook), (_request, response) => {
      response.writeHead(200);
      response.once('close', closed);
      const more = () => {
        while (!response.destroyed && sent < 64 * 1024 * 1024) {
          sent += 3_000;
          if (!response.write('€'.repeat(1_000))) {
            response.once('drain', more);
            return;
          }
        }
      };
      more();
    });
    const { attempt, stored } = await deliveryTo(webhook);
    expect((await attempt()).state).toBe('succeeded');
    await left;
    expect(sent).toBeLessThan(16 * 1024 * 1024);
    const [noted] = (await stored()).attempts;
    expect(noted?.responseExcerpt).toBe('€'.repeat(341));
  });

  it('counts a 2xx with a truncated body as received', async () => {
    const webhook = await addEndpoint();
    bench.receiver.on(pathOf(webhook), (_request, response) => {
      response.writeHead(200, { 'content-length': '5000000' });
      response.write('half', () => response.destroy());
    });
    const { attempt, stored } = await deliveryTo(webhook);
    expect((await attempt()).state).toBe('succeeded');
    expect((await stored()).attempts[0]).toMatchObject({
      statusCode: 200,
      responseExcerpt: 'half',
    });
  });

  it('fails when the receiver does not respond within 15 s', async () => {
    const webhook = await addEndpoint();
    bench.receiver.on(pathOf(webhook), () => undefined);
    const { attempt, stored } = await deliveryTo(webhook);
    expect(await attempt()).toMatchObject({ state: 'pending', answer: 'timeout', delayMs: 0 });
    const [noted] = (await stored()).attempts;
    expect(noted).toMatchObject({ statusCode: null, error: 'timeout', responseExcerpt: null });
    expect(noted?.durationMs).toBeGreaterThanOrEqual(14_900);
    expect(noted?.durationMs).toBeLessThan(17_000);
  }, 30_000);

  it('reports a forbidden address without connecting', async () => {
    const webhook = await bench.addEndpoint('/');
    await saveWebhook(bench.ctx.stores, webhook, { url: 'https://10.0.0.1/hook' });
    const { attempt, stored } = await deliveryTo(webhook);
    expect(await attempt()).toMatchObject({ state: 'pending', answer: 'address_not_allowed' });
    expect((await stored()).attempts[0]).toMatchObject({
      statusCode: null,
      error: 'address_not_allowed',
    });
  });

  it("disables the endpoint on 410, cancels its deliveries and announces it to the account's other endpoints", async () => {
    const webhook = await addEndpoint();
    bench.receiver.on(pathOf(webhook), answer('', { status: 410 }));
    const waiting = await deliveryTo(webhook);
    const { attempt, stored } = await deliveryTo(webhook);
    expect(await attempt()).toMatchObject({ state: 'failed', answer: '410', delayMs: null });
    expect((await stored()).status).toBe('failed');
    expect(await reload(webhook)).toMatchObject({
      status: 'disabled',
      disabledReason: 'gone',
      outbox: [],
    });
    expect((await waiting.stored()).status).toBe('cancelled');
    expect(await look(webhook)).toMatchObject({ host: null, attempted: 0, nextInMs: null });
    const told = (await bench.deliveries()).filter(
      ({ eventKind }) => eventKind === 'webhook.disabled',
    );
    expect(told.length).toBeGreaterThan(0);
    expect(told.map(({ webhookId }) => webhookId)).not.toContain(webhook._id);
    expect(new Set(told.map(({ eventId }) => eventId)).size).toBe(1);
  });

  it('disables an endpoint after five days with only failures', async () => {
    const failingFor = async (days: number, success: boolean) => {
      const webhook = await addEndpoint();
      const failingSince = new Date(Date.now() - days * DAY);
      await saveWebhook(bench.ctx.stores, webhook, { failingSince });
      if (success) {
        bench.receiver.on(pathOf(webhook), answer('ok'));
        await (await deliveryTo(webhook)).attempt();
      }
      bench.receiver.on(pathOf(webhook), answer('', { status: 500 }));
      await (await deliveryTo(webhook)).attempt();
      return reload(webhook);
    };
    expect(await failingFor(5.01, false)).toMatchObject({
      status: 'disabled',
      disabledReason: 'failing',
    });
    expect(await failingFor(4.99, false)).toMatchObject({ status: 'enabled' });
    expect(await failingFor(5.01, true)).toMatchObject({ status: 'enabled' });
  });

  it('does not disable an endpoint that has succeeded since it was judged', async () => {
    const webhook = await addEndpoint();
    const since = (days: number) => new Date(Date.now() - days * DAY);
    await saveWebhook(bench.ctx.stores, webhook, { failingSince: since(6) });
    bench.receiver.on(pathOf(webhook), (_request, response) => {
      void noteSuccesses(bench.ctx.stores, [{ id: webhook._id, at: since(0) }])
        .then(() => noteFailure(bench.ctx.stores, webhook._id, since(0)))
        .then(() => response.writeHead(500).end());
    });
    await (await deliveryTo(webhook)).attempt();
    expect(await reload(webhook)).toMatchObject({ status: 'enabled', outbox: [] });
  });

  it('does not disable an endpoint whose URL changed from the one that is gone', async () => {
    const webhook = await addEndpoint();
    const moved = `${webhook.url}-moved`;
    bench.receiver.on(pathOf(webhook), (_request, response) => {
      void saveWebhook(bench.ctx.stores, webhook, { url: moved }).then(() =>
        response.writeHead(410).end(),
      );
    });
    bench.receiver.on(new URL(moved).pathname, answer('ok'));
    const { attempt } = await deliveryTo(webhook);
    expect(await attempt()).toMatchObject({ state: 'pending', answer: '410' });
    expect(await reload(webhook)).toMatchObject({ status: 'enabled', outbox: [] });
    expect(await attempt()).toMatchObject({ state: 'succeeded' });
  });

  it('resets failures on success, even if another attempt failed meanwhile', async () => {
    const webhook = await addEndpoint();
    bench.receiver.on(pathOf(webhook), (_request, response) => {
      void noteFailure(bench.ctx.stores, webhook._id, new Date()).then(() =>
        response.writeHead(200).end(),
      );
    });
    await (await deliveryTo(webhook)).attempt();
    expect(await reload(webhook)).toMatchObject({ failingSince: null });
  });

  it.each([
    ['a success ends the failures', 200, { status: 'enabled', failingSince: null }],
    ['410 disables', 410, { status: 'disabled', disabledReason: 'gone' }],
  ])('%s, even if the worker dies right after recording it', async (_what, status, after) => {
    const webhook = await addEndpoint();
    const failingSince = new Date(Date.now() - DAY);
    await saveWebhook(bench.ctx.stores, webhook, { failingSince });
    bench.receiver.on(pathOf(webhook), answer('', { status }));
    const { attempt } = await deliveryTo(webhook);
    dieAfterTheNote();
    await expect(attempt()).rejects.toThrow('killed');
    jest.restoreAllMocks();
    await look(webhook);
    expect(await reload(webhook)).toMatchObject(after);
  });

  /** The worker is killed once the attempt is recorded in the delivery. */
  function dieAfterTheNote(): void {
    const prototype = mongo.Collection.prototype as unknown as Record<
      'updateMany',
      (this: unknown, ...args: unknown[]) => Promise<unknown>
    >;
    const original = prototype.updateMany;
    let isDead = false;
    jest.spyOn(prototype, 'updateMany').mockImplementation(async function (this: unknown, ...args) {
      if (isDead) throw new Error('killed');
      const result = await original.apply(this, args);
      isDead = (this as { collectionName: string }).collectionName === 'webhook_deliveries';
      if (isDead) throw new Error('killed');
      return result;
    });
  }

  it('is not made for a delivery that was received or whose endpoint was removed', async () => {
    const webhook = await addEndpoint();
    bench.receiver.on(pathOf(webhook), answer('ok'));
    const { attempt } = await deliveryTo(webhook);
    await attempt();
    expect(await look(webhook)).toMatchObject({ attempted: 0, nextInMs: null });
    expect(bench.receiver.requests).toHaveLength(1);
    const orphan = await deliveryTo(webhook);
    await webhookModel(bench.ctx.stores.mongo).deleteOne({ _id: webhook._id });
    expect(await look(webhook)).toMatchObject({ host: null, attempted: 0, nextInMs: null });
    expect((await orphan.stored()).status).toBe('cancelled');
    expect(bench.receiver.requests).toHaveLength(1);
  });

  it('does not revive a delivery that was cancelled during the attempt', async () => {
    const webhook = await addEndpoint();
    const { attempt, stored } = await deliveryTo(webhook);
    bench.receiver.on(pathOf(webhook), (_request, response) => {
      void stored()
        .then(({ _id }) =>
          bench.ctx.stores.mongo
            .collection<{ _id: string }>('webhook_deliveries')
            .updateOne({ _id }, { $set: { status: 'cancelled', nextAttemptAt: null } }),
        )
        .then(() => response.writeHead(500).end());
    });
    await attempt();
    expect(await stored()).toMatchObject({ status: 'cancelled', attempts: [{ statusCode: 500 }] });
  });

  it('restarts the schedule when that was requested during the last attempt', async () => {
    const webhook = await addEndpoint();
    const { attempt, stored } = await deliveryTo(webhook);
    const { _id } = await stored();
    await bench.ctx.stores.mongo
      .collection<{ _id: string }>('webhook_deliveries')
      .updateOne({ _id }, { $set: { attemptCount: 9 } });
    bench.receiver.on(pathOf(webhook), (_request, response) => {
      void restartDelivery(bench.ctx.stores, _id).then(() => response.writeHead(500).end());
    });
    expect(await attempt()).toMatchObject({ number: 10, delayMs: null });
    expect(await stored()).toMatchObject({ status: 'pending', attempts: [{ number: 10 }] });
    bench.receiver.on(pathOf(webhook), answer('ok'));
    expect(await attempt()).toMatchObject({ state: 'succeeded', number: 2 });
  });
});
