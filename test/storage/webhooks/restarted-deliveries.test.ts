import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { deliveryModel } from '../../../storage/webhooks/delivery.model.ts';
import { pagesOfRestarted, restartDeliveries } from '../../../storage/webhooks/deliveries.ts';
import { newId } from '../../../storage/new-id.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: [] });
});
afterAll(() => api.close());

const attempt = { number: 1, at: new Date(), status: 500, error: null, body: 'x'.repeat(1000) };

async function failedDelivery(webhookId: string, status: string): Promise<string> {
  const id = newId('delivery');
  await deliveryModel(api.ctx.stores.mongo).collection.insertOne({
    _id: id,
    accountId: 'acc_1',
    webhookId,
    eventId: newId('event'),
    eventKind: 'job.published',
    status,
    nextAttemptAt: null,
    attempts: [attempt],
    attemptCount: 1,
    earlierAttempts: 0,
    createdAt: new Date(),
  } as never);
  return id;
}

/**
 * Promise: an endpoint that was down for a month can be recovered, and no process holds all missed deliveries at
 * once.
 */
it('restarted deliveries are read page by page, oldest first, without their attempts', async () => {
  const { stores } = api.ctx;
  const statuses = ['failed', 'cancelled', 'succeeded', 'failed', 'failed', 'failed'];
  const ids: string[] = [];
  for (const status of statuses) ids.push(await failedDelivery('whk_away', status));
  await failedDelivery('whk_other', 'failed');
  const restarted = await restartDeliveries(stores, 'whk_away', new Date(0));
  expect(restarted.count).toBe(5);
  const pages: string[][] = [];
  for await (const page of pagesOfRestarted(stores, restarted, 2)) {
    expect(page.every((delivery) => !('attempts' in delivery))).toBe(true);
    pages.push(page.map(({ _id }) => _id));
  }
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(pages.flat()).toEqual(ids.filter((_, at) => statuses[at] !== 'succeeded').sort());
});
