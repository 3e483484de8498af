import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createAttemptDue } from '../../../activities/webhooks/attempt-due.ts';
import { insertDeliveries, newDelivery } from '../../../storage/webhooks/deliveries.ts';
import { postponeDelivery } from '../../../storage/webhooks/due-deliveries.ts';
import { insertEvents } from '../../../storage/webhooks/events/events.ts';
import {
  exampleEvent,
  startWebhookStores,
  type WebhookStores,
} from '../../support/webhooks/webhook-bench.ts';

let bench: WebhookStores;
beforeAll(async () => {
  bench = await startWebhookStores('look');
});
afterAll(() => bench.close());

/** Promise: an endpoint with many retries costs at most one look per second. */
it('waits at least a second, so that retries due within it are made together', async () => {
  const { ctx, accountId } = bench;
  const webhook = await bench.addEndpoint('/later');
  const event = exampleEvent('candidate.created', accountId);
  const delivery = newDelivery(event, webhook);
  await insertEvents(ctx.stores, [event]);
  await insertDeliveries(ctx.stores, [delivery]);
  await postponeDelivery(ctx.stores, delivery._id, new Date(Date.now() + 900));
  const look = await createAttemptDue(ctx)({ accountId, webhookId: webhook._id });
  expect(look).toMatchObject({ attempted: 0, waiting: 1, nextInMs: 1_000 });
});
