import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { NativeConnection } from '@temporalio/worker';
import { createWebhookActivities } from '../../../activities/webhooks/index.ts';
import { createContext, type AppContext } from '../../../services/context.ts';
import { announceEvents } from '../../../services/webhooks/announce-events.ts';
import type { StoredEvents } from '../../../storage/webhooks/events/outboxes.ts';
import { WEBHOOK_TASK_QUEUE } from '../../../workflows/common/contract.ts';
import { eventually } from '../../support/eventually.ts';
import { answer } from '../../support/feed-server.ts';
import { startWebhookBench, type WebhookBench } from '../../support/webhooks/webhook-bench.ts';
import { startWorkerOn } from '../../support/workflow-env.ts';

const KINDS = ['candidate.created', 'candidate.updated', 'job.updated'] as const;

/** Three api processes and, with that of the bench, two workers. */
describe('several processes that announce at once', () => {
  let bench: WebhookBench;
  let processes: AppContext[];
  let endWorker: () => Promise<void>;

  beforeAll(async () => {
    bench = await startWebhookBench('several');
    processes = [openProcess(), openProcess(), openProcess()];
    const activities = createWebhookActivities(openProcess());
    const { address } = bench.environment;
    const nativeConnection = await NativeConnection.connect({ address });
    const worker = await startWorkerOn(nativeConnection, WEBHOOK_TASK_QUEUE, activities);
    const running = worker.run();
    endWorker = async () => {
      worker.shutdown();
      await running;
      await nativeConnection.close();
    };
  });
  afterAll(async () => {
    await endWorker();
    for (const close of closing) await close();
    await bench.close();
  });

  const closing: (() => Promise<void>)[] = [];

  /** Its own connections, gate and batches. */
  function openProcess(): AppContext {
    const opened = createContext(bench.ctx.config, 'test');
    closing.push(() => opened.close());
    return { ...opened, temporal: bench.ctx.temporal };
  }

  async function allDelivered(count: number): Promise<void> {
    await eventually('every delivery', async () => {
      const deliveries = await bench.deliveries();
      return (
        deliveries.length === count && deliveries.every(({ status }) => status === 'succeeded')
      );
    });
  }

  it('send each event once to each endpoint', async () => {
    const refused = new Set<string>();
    bench.receiver.on('/*', answer('ok'));
    bench.receiver.on('/moody', (request, response) => {
      const id = String(request.headers['webhook-id']);
      const isRefused = !refused.has(id) && refused.size < 5;
      if (isRefused) refused.add(id);
      answer('', { status: isRefused ? 500 : 200 })(request, response);
    });
    for (const path of ['/a', '/b', '/c', '/moody']) await bench.addEndpoint(path);
    const stored: StoredEvents[] = [];
    for (let write = 0; write < 10; write += 1) stored.push(await bench.storeEvents(...KINDS));

    // One writes; the others are a sweep, or calls that found the same outbox.
    await Promise.all(
      processes.flatMap((process) => stored.map((one) => announceEvents(process, [one]))),
    );
    await Promise.all(processes.map(({ sender }) => sender.drain()));
    await allDelivered(4 * stored.length * KINDS.length);
    const sent = new Map<string, number>();
    for (const { path, headers } of bench.receiver.requests) {
      const key = `${path} ${String(headers['webhook-id'])}`;
      sent.set(key, (sent.get(key) ?? 0) + 1);
    }
    const webhooks = await bench.ctx.stores.mongo
      .collection<{ _id: string; url: string }>('webhooks')
      .find()
      .toArray();
    const paths = new Map(webhooks.map(({ _id, url }) => [_id, new URL(url).pathname]));
    // No request without its note: none was made by two processes.
    const noted = (await bench.deliveries()).map(
      ({ webhookId, eventId, attemptCount }) =>
        [`${paths.get(webhookId)} ${eventId}`, attemptCount] as const,
    );
    expect(new Map([...sent].sort())).toEqual(new Map([...noted].sort()));
    for (const one of stored) expect(await bench.outboxOf(one)).toEqual([]);
  }, 120_000);

  it('send the first attempts of one announcement in its order', async () => {
    for (const name of ['webhooks', 'events', 'webhook_deliveries']) {
      await bench.ctx.stores.mongo.collection(name).deleteMany({});
    }
    bench.receiver.reset();
    bench.receiver.on('/*', answer('ok'));
    await bench.addEndpoint('/ordered');
    const orders = await Promise.all(
      processes.map(async (process) => {
        const kinds = Array.from({ length: 30 }, () => 'job.updated' as const);
        const stored = await bench.storeEvents(...kinds);
        const request = jest.spyOn(process.sender.safeFetch, 'request');
        await announceEvents(process, [stored]);
        await process.sender.drain();
        const sent = request.mock.calls.map(([, { headers } = {}]) => headers?.['webhook-id']);
        const announced = stored.events.map(({ id }) => id);
        // Attempts without room within a second are left to a worker.
        return { sent, inOrder: announced.filter((id) => sent.includes(id)) };
      }),
    );
    for (const { sent, inOrder } of orders) {
      expect(sent.length).toBeGreaterThan(0);
      expect(sent).toEqual(inOrder);
    }
    await allDelivered(90);
  }, 120_000);
});
