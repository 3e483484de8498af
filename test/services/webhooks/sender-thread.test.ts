import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { announceEvents } from '../../../services/webhooks/announce-events.ts';
import { answer } from '../../support/feed-server.ts';
import { eventually } from '../../support/eventually.ts';
import { startWebhookStores, type WebhookStores } from '../../support/webhooks/webhook-bench.ts';

/** Promise (decision 0016): with `WEBHOOK_FIRST_ATTEMPT=sender`, first attempts leave the thread that serves. */
describe('first attempts by the thread of the sender', () => {
  let bench: WebhookStores;
  const posted = jest.spyOn(Worker.prototype, 'postMessage');
  const threads = () => [...new Set(posted.mock.contexts as Worker[])];

  beforeAll(async () => {
    const settings = { WEBHOOK_FIRST_ATTEMPT: 'sender' };
    bench = await startWebhookStores('thread', { settings });
  });
  beforeEach(async () => {
    bench.receiver.reset();
    bench.receiver.on('/*', answer('ok'));
    for (const name of ['webhooks', 'events', 'webhook_deliveries', 'candidates']) {
      await bench.ctx.stores.mongo.collection(name).deleteMany({});
    }
  });
  afterAll(async () => {
    posted.mockRestore();
    await bench.close();
  });

  const statuses = async () => (await bench.deliveries()).map(({ status }) => status);
  const updates = (count: number) => Array.from({ length: count }, () => 'job.updated' as const);

  it('sends, signs and notes all before it has drained', async () => {
    await bench.addEndpoint('/a');
    await announceEvents(bench.ctx, [await bench.storeEvents(...updates(30))]);
    await bench.ctx.sender.drain();
    expect(await statuses()).toEqual(updates(30).map(() => 'succeeded'));
    expect(bench.receiver.requests).toHaveLength(30);
    for (const { headers } of bench.receiver.requests) {
      expect(headers['webhook-signature']).toMatch(/^v1,/);
    }
    expect(threads()).toHaveLength(1);
  });

  it('leaves to the sweep what a thread that died had not sent, and goes on with another', async () => {
    await bench.addEndpoint('/a');
    let arrived = false;
    bench.receiver.on('/*', () => (arrived = true));
    await announceEvents(bench.ctx, [await bench.storeEvents(...updates(1))]);
    await eventually('a request in flight', () => arrived);
    await threads().at(-1)?.terminate();
    expect(await statuses()).toEqual(['pending']);
    bench.receiver.on('/*', answer('ok'));
    await announceEvents(bench.ctx, [await bench.storeEvents(...updates(1))]);
    await bench.ctx.sender.drain();
    expect((await statuses()).toSorted()).toEqual(['pending', 'succeeded']);
  });

  it('announces that an endpoint is gone', async () => {
    await bench.addEndpoint('/gone');
    await bench.addEndpoint('/stays');
    bench.receiver.on('/gone', answer('', { status: 410 }));
    await announceEvents(bench.ctx, [await bench.storeEvents(...updates(1))]);
    await bench.ctx.sender.drain();
    const kinds = bench.receiver.requests.map(({ body }) => JSON.parse(body) as { kind: string });
    expect(kinds.map(({ kind }) => kind)).toContain('webhook.disabled');
  });
});
