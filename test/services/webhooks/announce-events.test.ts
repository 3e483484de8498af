import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { mongo } from 'mongoose';
import type { EventKind } from '../../../domain/webhooks/events/registry.ts';
import { announceEvents } from '../../../services/webhooks/announce-events.ts';
import { announceSoon } from '../../../services/webhooks/announce-soon.ts';
import { eventModel } from '../../../storage/webhooks/events/event.model.ts';
import { webhookModel } from '../../../storage/webhooks/webhook.model.ts';
import type { StoredEvents } from '../../../storage/webhooks/events/outboxes.ts';
import { saveWebhook, type WebhookRecord } from '../../../storage/webhooks/webhooks.ts';
import { endpointWorkflowId } from '../../../workflows/webhooks/contract.ts';
import { WEBHOOK_TASK_QUEUE } from '../../../workflows/common/contract.ts';
import { answer } from '../../support/feed-server.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { killAt } from '../../support/kill-at.ts';
import { startWebhookBench, type WebhookBench } from '../../support/webhooks/webhook-bench.ts';

interface Step {
  what: string;
  collection: string;
  method: 'insertMany' | 'updateMany';
}

const steps: Step[] = [
  { what: 'storing the events', collection: 'events', method: 'insertMany' },
  { what: 'storing the deliveries', collection: 'webhook_deliveries', method: 'insertMany' },
  { what: 'emptying the outbox', collection: 'candidates', method: 'updateMany' },
];

describe('announcing events', () => {
  let bench: WebhookBench;
  let sweeps = 0;
  let release = (): void => undefined;

  beforeAll(async () => {
    bench = await startWebhookBench('announce');
  });
  beforeEach(async () => {
    bench.receiver.reset();
    bench.receiver.on('/*', answer('ok'));
    const { mongo: connection } = bench.ctx.stores;
    for (const name of ['webhooks', 'events', 'webhook_deliveries', 'candidates']) {
      await connection.collection(name).deleteMany({});
    }
  });
  /** Processes started by a test end with it, since their attempts would be counted in the next test. */
  afterEach(async () => {
    jest.restoreAllMocks();
    await bench.ctx.sender.drain();
    await bench.ctx.wakeUps.flush();
    const { workflow } = bench.environment.client;
    const ids = (await bench.deliveries()).map(({ webhookId }) => endpointWorkflowId(webhookId));
    await Promise.allSettled([...new Set(ids)].map((id) => workflow.getHandle(id).result()));
  });
  afterAll(() => bench.close());

  /** The sweep that the schedule starts every minute. */
  function sweep(): Promise<{ announced: number; started: number }> {
    sweeps += 1;
    return bench.environment.client.workflow.execute('sweepOutbox', {
      taskQueue: WEBHOOK_TASK_QUEUE,
      workflowId: `sweep-${sweeps}`,
    });
  }

  /** Makes the events old enough for the sweep. */
  const age = (documentId: string) => date(documentId, new Date(Date.now() - 60_000));

  async function date(documentId: string, createdAt: Date): Promise<void> {
    await bench.ctx.stores.mongo
      .collection<{ _id: string }>('candidates')
      .updateOne({ _id: documentId }, { $set: { 'outbox.$[].createdAt': createdAt } });
  }

  const pending = async () =>
    (await bench.deliveries()).filter(({ status }) => status === 'pending');

  async function allDelivered(): Promise<void> {
    await eventually('no pending delivery', async () => (await pending()).length === 0);
  }

  /** The minute has passed in which the announcer makes first attempts, and half a minute more. */
  async function endLeases(): Promise<void> {
    await bench.ctx.stores.mongo
      .collection('webhook_deliveries')
      .updateMany(
        { status: 'pending' },
        { $set: { nextAttemptAt: new Date(Date.now() - 31_000) } },
      );
  }

  /** Both endpoints received both events, each with its own id, in exactly one delivery. */
  async function expectEachOnce(ids: string[], webhooks: WebhookRecord[]): Promise<void> {
    await allDelivered();
    const deliveries = await bench.deliveries();
    const pairs = ids.flatMap((id) => webhooks.map(({ _id }) => `${id} ${_id}`));
    expect(deliveries.map(({ eventId, webhookId }) => `${eventId} ${webhookId}`).sort()).toEqual(
      pairs.sort(),
    );
    expect(deliveries.map(({ status }) => status)).toEqual(pairs.map(() => 'succeeded'));
    expect(await eventModel(bench.ctx.stores.mongo).countDocuments()).toBe(ids.length);
    const received = bench.receiver.requests.map(
      ({ path, body }) => `${(JSON.parse(body) as { id: string }).id} ${path}`,
    );
    const expected = ids.flatMap((id) => ['/a', '/b'].map((path) => `${id} ${path}`));
    expect([...new Set(received)].sort()).toEqual(expected.sort());
  }

  const kills = steps.flatMap((step) =>
    (['before', 'after'] as const).map((moment) => ({ ...step, step, moment })),
  );

  it.each(kills)(
    'loses and duplicates nothing when killed $moment $what',
    async ({ step, moment }) => {
      const webhooks = [await bench.addEndpoint('/a'), await bench.addEndpoint('/b')];
      const stored = await bench.storeEvents(
        'candidate.created',
        'candidate.application_submitted',
      );
      killAt(step.method, step.collection, moment);
      await expect(announceEvents(bench.ctx, [stored])).rejects.toThrow('killed');
      jest.restoreAllMocks();
      await age(stored.documentId);
      await sweep();
      expect(await bench.outboxOf(stored)).toEqual([]);
      await bench.ctx.sender.drain();
      await bench.ctx.wakeUps.flush();
      await endLeases();
      await sweep();
      await expectEachOnce(
        stored.events.map(({ id }) => id),
        webhooks,
      );
    },
  );

  it('starts the first event of every write before the second of any', async () => {
    await bench.addEndpoint('/a');
    const kinds = ['candidate.created', 'candidate.application_submitted'] as const;
    const writes = [await bench.storeEvents(...kinds), await bench.storeEvents(...kinds)];
    await announceEvents(bench.ctx, writes);
    await allDelivered();
    const sent = bench.receiver.requests.map(
      ({ body }) => (JSON.parse(body) as { kind: string }).kind,
    );
    // An untried endpoint gets two requests at a time.
    expect(sent).toEqual([kinds[0], kinds[0], kinds[1], kinds[1]]);
  });

  it('is idempotent, also concurrently', async () => {
    const webhooks = [await bench.addEndpoint('/a'), await bench.addEndpoint('/b')];
    const stored = await bench.storeEvents('job.published', 'job.updated');
    await Promise.all([1, 2, 3, 4].map(() => announceEvents(bench.ctx, [stored])));
    await announceEvents(bench.ctx, [stored]);
    await expectEachOnce(
      stored.events.map(({ id }) => id),
      webhooks,
    );
    expect(bench.receiver.requests).toHaveLength(4);
  });

  it('skips young events, which their writers announce', async () => {
    await bench.addEndpoint('/a');
    const stored = await bench.storeEvents('job.published');
    // However late the sweep comes.
    await date(stored.documentId, new Date(Date.now() + 60_000));
    expect(await sweep()).toEqual({ announced: 0, started: 0 });
    expect(await bench.outboxOf(stored)).toHaveLength(1);
  });

  it('stores an event without a subscriber for the feed, and delivers nothing', async () => {
    await bench.addEndpoint('/a', ['job.closed']);
    const stored = await bench.storeEvents('job.published');
    await announceEvents(bench.ctx, [stored]);
    expect(await bench.outboxOf(stored)).toEqual([]);
    expect(await bench.deliveries()).toEqual([]);
    expect(await eventModel(bench.ctx.stores.mongo).countDocuments()).toBe(1);
  });

  it('announces to every account its own events, also in one batch', async () => {
    const other = await bench.addEndpoint('/b');
    await webhookModel(bench.ctx.stores.mongo).updateOne(
      { _id: other._id },
      { $set: { accountId: 'acc_other' } },
    );
    const stored = await bench.storeEvents('job.published');
    await announceEvents(bench.ctx, [stored]);
    expect(await bench.deliveries()).toEqual([]);
    const own = await bench.addEndpoint('/a');
    const [mine, theirs] = [await bench.storeEvents('job.updated'), await others('job.closed')];
    await announceEvents(bench.ctx, [mine, theirs]);
    const told = (await bench.deliveries()).map(({ eventId, webhookId, accountId }) => [
      eventId,
      webhookId,
      accountId,
    ]);
    const pairs = [
      [mine.events[0]?.id, own._id, bench.accountId],
      [theirs.events[0]?.id, other._id, 'acc_other'],
    ];
    expect(told.sort()).toEqual(pairs.sort());
    expect([await bench.outboxOf(mine), await bench.outboxOf(theirs)]).toEqual([[], []]);
  });

  /** Events of another account in a separate outbox. */
  async function others(kind: EventKind): Promise<StoredEvents> {
    const { documentId, events, ...rest } = await bench.storeEvents(kind);
    const outbox = events.map((event) => ({ ...event, accountId: 'acc_other' }));
    await bench.ctx.stores.mongo
      .collection<{ _id: string }>('candidates')
      .updateOne({ _id: documentId }, { $set: { outbox } });
    return { ...rest, documentId, events: outbox };
  }

  it('batches events of a busy process, and leaves failures to the sweep', async () => {
    await bench.addEndpoint('/a');
    const documents = await Promise.all(
      Array.from({ length: 20 }, () => bench.storeEvents('job.published')),
    );
    const emptied = outboxesEmptied();
    for (const stored of documents) announceSoon(bench.ctx, stored);
    await eventually('everything is announced', () => bench.ctx.announcements.size === 0);
    expect(emptied()).toBe(1);
    expect(await bench.deliveries()).toHaveLength(20);
    await allDelivered();
    jest
      .spyOn(mongo.Collection.prototype, 'insertMany')
      .mockRejectedValueOnce(new Error('unreachable'));
    const [failed, next] = [await bench.storeEvents('job.updated'), await others('job.closed')];
    announceSoon(bench.ctx, failed);
    await eventually('the first has failed', () => bench.ctx.announcements.size === 0);
    announceSoon(bench.ctx, next);
    await eventually('both have had their turn', () => bench.ctx.announcements.size === 0);
    expect(await bench.outboxOf(failed)).toHaveLength(1);
    expect(await bench.outboxOf(next)).toEqual([]);
  });

  /** Counts writes that empty outboxes of candidates. */
  function outboxesEmptied(): () => number {
    const writes = jest.spyOn(mongo.Collection.prototype, 'updateMany');
    return () =>
      writes.mock.contexts.filter(
        (collection) => (collection as { collectionName: string }).collectionName === 'candidates',
      ).length;
  }

  it('the sweep announces everything, a hundred at a time, and one failure does not stop the others', async () => {
    const { mongo: connection } = bench.ctx.stores;
    const documents = await Promise.all(
      Array.from({ length: 250 }, () => bench.storeEvents('job.published')),
    );
    await connection
      .collection('candidates')
      .updateMany({}, { $set: { 'outbox.$[].createdAt': new Date(Date.now() - 60_000) } });
    const broken = documents[0]?.documentId ?? '';
    await connection
      .collection<{ _id: string }>('candidates')
      .updateOne(
        { _id: broken },
        { $set: { 'outbox.0.accountId': 'acc_broken', 'outbox.0.createdAt': new Date(0) } },
      );
    await bench.addEndpoint('/a', ['job.closed']);
    failAnnouncing('acc_broken');
    const emptied = outboxesEmptied();
    expect(await sweep()).toMatchObject({ announced: 249 });
    // The batch of a hundred with the broken event is announced one by one.
    expect(emptied()).toBe(99 + 2);
    const left = connection.collection('candidates').find({ 'outbox.0': { $exists: true } });
    expect((await left.toArray()).map(({ _id }) => String(_id))).toEqual([broken]);
  });

  /** Announcing fails for events of this account and for batches with them. */
  function failAnnouncing(accountId: string): void {
    const prototype = mongo.Collection.prototype as unknown as Record<
      'find',
      (this: unknown, ...args: unknown[]) => unknown
    >;
    const original = prototype.find;
    jest.spyOn(prototype, 'find').mockImplementation(function (this: unknown, ...args) {
      if (JSON.stringify(args[0]).includes(accountId)) throw new Error('broken');
      return original.apply(this, args);
    });
  }

  it('a busy process remembers a thousand events while MongoDB hangs, and leaves the rest to the sweep', async () => {
    await bench.addEndpoint('/a');
    const hang = new Promise<never>((_resolve, reject) => {
      release = () => reject(new Error('unreachable'));
    });
    jest.spyOn(mongo.Collection.prototype, 'insertMany').mockReturnValue(hang);
    const first = await bench.storeEvents('job.published');
    const many = { ...first, documentId: 'cand_many', events: [] };
    announceSoon(bench.ctx, first);
    for (let made = 0; made < 1_500; made += 1) announceSoon(bench.ctx, many);
    expect(bench.ctx.announcements.size).toBe(1_000);
    release();
    await eventually('all have had their turn', () => bench.ctx.announcements.size === 0);
    announceSoon(bench.ctx, many);
    await eventually('there is room again', () => bench.ctx.announcements.size === 0);
    expect(bench.ctx.announcements.size).toBe(0);
  });

  it('events that have waited for a minute are left to the sweep, which reads their current state', async () => {
    await bench.addEndpoint('/a');
    const hang = new Promise<never>((_resolve, reject) => {
      release = () => reject(new Error('unreachable'));
    });
    const [first, late, next] = [
      await bench.storeEvents('job.published'),
      await bench.storeEvents('job.updated'),
      await bench.storeEvents('job.closed'),
    ];
    const [event] = late.events;
    if (event === undefined) throw new Error('There is an event.');
    const store = jest.spyOn(mongo.Collection.prototype, 'insertMany');
    store.mockReturnValueOnce(hang);
    announceSoon(bench.ctx, first);
    await eventually('MongoDB hangs', () => store.mock.calls.length === 1);
    const createdAt = new Date(Date.now() - 61_000);
    announceSoon(bench.ctx, { ...late, events: [{ ...event, createdAt }] });
    announceSoon(bench.ctx, next);
    release();
    await eventually('all have had their turn', () => bench.ctx.announcements.size === 0);
    expect(await bench.outboxOf(late)).toHaveLength(1);
    expect(await bench.outboxOf(next)).toEqual([]);
    const stored = bench.ctx.stores.mongo.collection<{ _id: string }>('events');
    expect(await stored.findOne({ _id: event.id })).toBeNull();
  });

  it('records missed deliveries of a disabled endpoint, and sends nothing', async () => {
    const webhook = await bench.addEndpoint('/a');
    await saveWebhook(bench.ctx.stores, webhook, { status: 'disabled' });
    const stored = await bench.storeEvents('job.published');
    await announceEvents(bench.ctx, [stored]);
    expect(await bench.deliveries()).toMatchObject([{ status: 'cancelled', nextAttemptAt: null }]);
    expect(bench.receiver.requests).toEqual([]);
  });
});
