import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deliveryModel, type DeliveryRecord } from '../../../storage/webhooks/delivery.model.ts';
import { restartDeliveries } from '../../../storage/webhooks/deliveries.ts';
import { newId } from '../../../storage/new-id.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: [] });
});
afterAll(() => api.close());

const attempt = { number: 1, at: new Date(), status: 500, error: null, body: 'x'.repeat(1000) };

async function stored(changes: Partial<DeliveryRecord>): Promise<string> {
  const id = newId('delivery');
  await deliveryModel(api.ctx.stores.mongo).collection.insertOne({
    _id: id,
    accountId: 'acc_1',
    webhookId: 'whk_away',
    eventId: newId('event'),
    eventKind: 'job.published',
    nextAttemptAt: null,
    attempts: [attempt],
    attemptCount: 1,
    earlierAttempts: 0,
    createdAt: new Date(),
    ...changes,
  } as never);
  return id;
}

it('recovery restarts what failed, was cancelled or waits for a later attempt, and nothing under way', async () => {
  const { stores } = api.ctx;
  const later = new Date(Date.now() + 3_600_000);
  const restarted = [
    await stored({ status: 'failed' }),
    await stored({ status: 'cancelled' }),
    await stored({ status: 'pending', nextAttemptAt: later }),
    await stored({ status: 'pending', nextAttemptAt: later, attemptCount: 0, isPostponed: true }),
  ];
  await stored({ status: 'succeeded' });
  await stored({ status: 'pending', nextAttemptAt: later, attemptCount: 0 });
  await stored({ status: 'pending', nextAttemptAt: new Date(0) });
  await stored({ status: 'failed', webhookId: 'whk_other' });
  expect(await restartDeliveries(stores, 'whk_away', new Date(Date.now() + 60_000))).toBe(0);
  expect(await restartDeliveries(stores, 'whk_away', new Date(0))).toBe(4);
  const found = await deliveryModel(stores.mongo)
    .find({ _id: { $in: restarted } })
    .lean();
  for (const { status, nextAttemptAt, attemptCount, earlierAttempts, ...rest } of found) {
    expect([status, earlierAttempts]).toEqual(['pending', attemptCount]);
    expect(Math.abs(Date.now() - (nextAttemptAt?.getTime() ?? 0))).toBeLessThan(10_000);
    expect(rest).not.toHaveProperty('isPostponed');
  }
});
