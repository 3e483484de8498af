import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AppContext } from '../../../services/context.ts';
import { attemptDue } from '../../../services/webhooks/attempt-due.ts';
import { deliveryModel } from '../../../storage/webhooks/delivery.model.ts';
import { insertEvents } from '../../../storage/webhooks/events/events.ts';
import { newId } from '../../../storage/new-id.ts';
import { answer } from '../../support/feed-server.ts';
import {
  exampleEvent,
  startWebhookStores,
  type WebhookStores,
} from '../../support/webhooks/webhook-bench.ts';

const AWAY = new Error('MongoDB is away.');

let bench: WebhookStores;
beforeAll(async () => {
  bench = await startWebhookStores('look');
});
afterAll(() => bench.close());

/** A context whose reads of events fail, as while MongoDB is away. */
function withoutEvents(ctx: AppContext): AppContext {
  const refuse = { get: (models: object, name: string) => modelOf(models, name) };
  const mongo = new Proxy(ctx.stores.mongo, {
    get(target, property) {
      if (property === 'models') return new Proxy(target.models, refuse);
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...ctx, stores: { ...ctx.stores, mongo } };
}

function modelOf(models: object, name: string): unknown {
  if (name === 'Event') throw AWAY;
  return Reflect.get(models, name);
}

/** Promise: an outage of the database delays deliveries, and no endpoint stays closed afterwards. */
it('delivers after looks that could not read the events', async () => {
  bench.receiver.on('/*', answer('ok'));
  const { _id: webhookId } = await bench.addEndpoint('/crm');
  const events = Array.from({ length: 5 }, () =>
    exampleEvent('candidate.created', bench.accountId),
  );
  await insertEvents(bench.ctx.stores, events);
  const now = new Date();
  await deliveryModel(bench.ctx.stores.mongo).insertMany(
    events.map(({ id: eventId, kind: eventKind }) => ({
      ...{ _id: newId('delivery'), accountId: bench.accountId, webhookId, eventId, eventKind },
      ...{ status: 'pending', nextAttemptAt: now, attempts: [], attemptCount: 0 },
      ...{ earlierAttempts: 0, createdAt: now },
    })),
  );
  const endpoint = { accountId: bench.accountId, id: webhookId };
  const never = () => undefined;
  for (let look = 0; look < 3; look += 1) {
    await expect(attemptDue(withoutEvents(bench.ctx), endpoint, never)).rejects.toThrow(AWAY);
  }
  const { attempted, received } = await attemptDue(bench.ctx, endpoint, never);
  expect({ attempted, received }).toEqual({ attempted: 5, received: 5 });
});
