import { randomBytes } from 'node:crypto';
import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { Worker } from '@temporalio/worker';
import { createAccountActivities } from '../../../activities/accounts/index.ts';
import { createWebhookActivities } from '../../../activities/webhooks/index.ts';
import { parseConfig } from '../../../config/config.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { eventRegistry, type EventKind } from '../../../domain/webhooks/events/registry.ts';
import { createContext, type AppContext } from '../../../services/context.ts';
import { ensureMongoIndexes } from '../../../storage/mongo-indexes.ts';
import { deliveryModel, type DeliveryRecord } from '../../../storage/webhooks/delivery.model.ts';
import { newEvent } from '../../../storage/webhooks/events/new-event.ts';
import type { StoredEvents } from '../../../storage/webhooks/events/outboxes.ts';
import { insertWebhook, type WebhookRecord } from '../../../storage/webhooks/webhooks.ts';
import { WEBHOOK_TASK_QUEUE } from '../../../workflows/common/contract.ts';
import { startFeedServer, type FeedServer } from '../feed-server.ts';
import { uniqueName } from '../servers.ts';
import { testEnvironment } from '../start-api.ts';
import { startTestWorker, startTimeSkipping } from '../workflow-env.ts';

/** An endpoint with the secret as its owner saw it. */
export type TestEndpoint = WebhookRecord & { shownSecret: string };

/** The real activities on MongoDB, and receivers on loopback. */
export interface WebhookStores {
  ctx: AppContext;
  receiver: FeedServer;
  accountId: string;
  /** An enabled endpoint of the account at a path of the receiver; by default with every kind. */
  addEndpoint(path: string, kinds?: (EventKind | '*')[]): Promise<TestEndpoint>;
  /** A document with events in its outbox, as a write of the service leaves it. */
  storeEvents(...kinds: EventKind[]): Promise<StoredEvents>;
  outboxOf(stored: StoredEvents): Promise<OutboxEvent[]>;
  deliveries(): Promise<DeliveryRecord[]>;
  close(): Promise<void>;
}

interface StoresOptions {
  temporal?: AppContext['temporal'];
  settings?: Record<string, string>;
}

export async function startWebhookStores(
  label: string,
  { temporal, settings }: StoresOptions = {},
): Promise<WebhookStores> {
  const environment = { ...testEnvironment(uniqueName(label)), ...settings };
  const opened = createContext(parseConfig(environment), 'test');
  const ctx = temporal === undefined ? opened : { ...opened, temporal };
  await ensureMongoIndexes(ctx.stores);
  const receiver = await startFeedServer();
  const accountId = `acc_${randomBytes(6).toString('hex')}`;
  const candidates = ctx.stores.mongo.collection<{ _id: string; outbox: OutboxEvent[] }>(
    'candidates',
  );
  return {
    ctx,
    receiver,
    accountId,
    async addEndpoint(path, eventKinds = ['*']) {
      const url = receiver.url + path;
      const endpoint = { accountId, url, description: null, eventKinds };
      const { webhook, secret } = await insertWebhook(ctx.stores, endpoint);
      return { ...webhook, shownSecret: secret };
    },
    async storeEvents(...kinds) {
      const events = kinds.map((kind) => exampleEvent(kind, accountId));
      const documentId = `cand_${randomBytes(6).toString('hex')}`;
      await candidates.insertOne({ _id: documentId, outbox: events });
      return { collection: 'candidates', documentId, events };
    },
    outboxOf: async ({ documentId }) =>
      (await candidates.findOne({ _id: documentId }))?.outbox ?? [],
    deliveries: () =>
      deliveryModel(ctx.stores.mongo).find().sort({ _id: 1 }).lean<DeliveryRecord[]>(),
    async close() {
      await receiver.close();
      await ctx.stores.mongo.dropDatabase();
      await opened.close();
    },
  };
}

export function exampleEvent(kind: EventKind, accountId: string): OutboxEvent {
  return newEvent({ kind, accountId, organizationId: null, data: eventRegistry[kind].example });
}

/** The same with the real workflows, on a time-skipping server. */
export interface WebhookBench extends WebhookStores {
  environment: TestWorkflowEnvironment;
}

export async function startWebhookBench(label: string): Promise<WebhookBench> {
  const environment = await startTimeSkipping();
  const temporal = {
    client: environment.client,
    ping: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
  const stores = await startWebhookStores(label, { temporal });
  // `sweepOutbox` moves audit rows too.
  const activities = {
    ...createWebhookActivities(stores.ctx),
    ...createAccountActivities(stores.ctx),
  };
  const worker = await startTestWorker(environment, WEBHOOK_TASK_QUEUE, activities);
  const running = worker.run();
  return {
    ...stores,
    environment,
    close: () => closeBench(stores, environment, { worker, running }),
  };
}

async function closeBench(
  stores: WebhookStores,
  environment: TestWorkflowEnvironment,
  { worker, running }: { worker: Worker; running: Promise<void> },
): Promise<void> {
  worker.shutdown();
  await running;
  await environment.teardown();
  await stores.close();
}
