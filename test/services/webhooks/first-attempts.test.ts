import type { ServerResponse } from 'node:http';
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
import { announceEvents } from '../../../services/webhooks/announce-events.ts';
import { saveWebhook } from '../../../storage/webhooks/webhooks.ts';
import { endpointWorkflowId } from '../../../workflows/webhooks/contract.ts';
import { WEBHOOK_TASK_QUEUE } from '../../../workflows/common/contract.ts';
import { answer } from '../../support/feed-server.ts';
import { eventually } from '../../support/processes/running-service.ts';
import { startWebhookBench, type WebhookBench } from '../../support/webhooks/webhook-bench.ts';

describe('first attempts by the announcer', () => {
  let bench: WebhookBench;
  let sweeps = 0;

  beforeAll(async () => {
    bench = await startWebhookBench('first');
  });
  beforeEach(async () => {
    bench.receiver.reset();
    bench.receiver.on('/*', answer('ok'));
    for (const name of ['webhooks', 'events', 'webhook_deliveries', 'candidates']) {
      await bench.ctx.stores.mongo.collection(name).deleteMany({});
    }
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => bench.close());

  function sweep(): Promise<{ announced: number; started: number }> {
    sweeps += 1;
    return bench.environment.client.workflow.execute('sweepOutbox', {
      taskQueue: WEBHOOK_TASK_QUEUE,
      workflowId: `sweep-${sweeps}`,
    });
  }

  const pending = async () =>
    (await bench.deliveries()).filter(({ status }) => status === 'pending');

  const due = async () =>
    (await pending()).filter(
      ({ nextAttemptAt }) => nextAttemptAt !== null && nextAttemptAt <= new Date(),
    );

  async function allDelivered(): Promise<void> {
    await eventually('no pending delivery', async () => (await pending()).length === 0);
  }

  /** The minute has passed in which the announcer makes first attempts, and half a minute more. */
  async function endLeases(): Promise<void> {
    const overdue = new Date(Date.now() - 31_000);
    await bench.ctx.stores.mongo
      .collection('webhook_deliveries')
      .updateMany({ status: 'pending' }, { $set: { nextAttemptAt: overdue } });
  }

  it('needs no Temporal while the endpoint responds', async () => {
    await bench.addEndpoint('/a');
    await bench.addEndpoint('/b');
    const stored = await bench.storeEvents('candidate.created', 'candidate.application_submitted');
    const signals = jest.spyOn(bench.environment.client.workflow, 'signalWithStart');
    await announceEvents(bench.ctx, [stored]);
    await allDelivered();
    expect(bench.receiver.requests).toHaveLength(4);
    expect(signals).not.toHaveBeenCalled();
  });

  it('closing waits until everything is sent and noted', async () => {
    await bench.addEndpoint('/a');
    const kinds = Array.from({ length: 30 }, () => 'job.updated' as const);
    await announceEvents(bench.ctx, [await bench.storeEvents(...kinds)]);
    await bench.ctx.sender.drain();
    await bench.ctx.wakeUps.flush();
    expect((await bench.deliveries()).map(({ status }) => status)).toEqual(
      kinds.map(() => 'succeeded'),
    );
  });

  it('leaves a failing endpoint to its workflow, and sends nothing directly', async () => {
    const webhook = await bench.addEndpoint('/a');
    await saveWebhook(bench.ctx.stores, webhook, { failingSince: new Date() });
    const signalled = signalsFail();
    await announceEvents(bench.ctx, [await bench.storeEvents('job.published', 'job.updated')]);
    await bench.ctx.sender.drain();
    await bench.ctx.wakeUps.flush();
    expect(signalled).toEqual([endpointWorkflowId(webhook._id)]);
    expect(bench.receiver.requests).toEqual([]);
    expect(await due()).toHaveLength(2);
    jest.restoreAllMocks();
    await endLeases();
    expect(await sweep()).toMatchObject({ started: 1 });
    await allDelivered();
  });

  it('only stores and wakes where workers make the first attempts', async () => {
    const webhook = await bench.addEndpoint('/a');
    const { config } = bench.ctx;
    const webhooks = { ...config.webhooks, firstAttempt: 'worker' as const };
    const signalled = signalsFail();
    const stored = await bench.storeEvents('job.published');
    await announceEvents({ ...bench.ctx, config: { ...config, webhooks } }, [stored]);
    await bench.ctx.sender.drain();
    await bench.ctx.wakeUps.flush();
    expect(signalled).toEqual([endpointWorkflowId(webhook._id)]);
    expect(bench.receiver.requests).toEqual([]);
    jest.restoreAllMocks();
    await endLeases();
    await sweep();
    await allDelivered();
    expect(bench.receiver.requests).toHaveLength(1);
  });

  it('hands over what finds no room at its endpoint within a second', async () => {
    const webhook = await bench.addEndpoint('/a');
    const held: ServerResponse[] = [];
    bench.receiver.on('/*', (_request, response) => held.push(response));
    const signalled = signalsFail();
    const kinds = Array.from({ length: 5 }, () => 'job.updated' as const);
    await announceEvents(bench.ctx, [await bench.storeEvents(...kinds)]);
    await eventually('three deliveries are due', async () => (await due()).length === 3);
    await eventually('the endpoint is woken', () => signalled.length > 0);
    await eventually('two requests arrive', () => held.length === 2);
    expect(await due()).toHaveLength(3);
    expect(new Set(signalled)).toEqual(new Set([endpointWorkflowId(webhook._id)]));
    bench.receiver.on('/*', answer('ok'));
    for (const response of held) response.end();
    jest.restoreAllMocks();
    await bench.ctx.sender.drain();
    await bench.ctx.wakeUps.flush();
    await endLeases();
    await sweep();
    await allDelivered();
    expect(bench.receiver.requests).toHaveLength(5);
  });

  /** Signals to endpoints get lost from now on. Returns the workflow ids. */
  function signalsFail(): string[] {
    const signalled: string[] = [];
    const { workflow } = bench.environment.client;
    jest.spyOn(workflow, 'signalWithStart').mockImplementation(((
      _type: unknown,
      { workflowId }: { workflowId: string },
    ) => {
      signalled.push(workflowId);
      return Promise.reject(new Error('UNAVAILABLE'));
    }) as never);
    return signalled;
  }

  it('sends again, under the same id, what was sent and not noted', async () => {
    await bench.addEndpoint('/a');
    const stored = await bench.storeEvents('job.published');
    jest.spyOn(bench.ctx.sender.notes, 'add').mockRejectedValueOnce(new Error('killed'));
    await announceEvents(bench.ctx, [stored]);
    await bench.ctx.sender.drain();
    await bench.ctx.wakeUps.flush();
    expect(await pending()).toMatchObject([{ attemptCount: 0 }]);
    expect(await sweep()).toMatchObject({ started: 0 });
    await endLeases();
    expect(await sweep()).toMatchObject({ started: 1 });
    await allDelivered();
    const sent = bench.receiver.requests.map(({ headers }) => headers['webhook-id']);
    expect(sent).toEqual([stored.events[0]?.id, stored.events[0]?.id]);
  });

  it('the sweep retries what failed and was not signalled', async () => {
    await bench.addEndpoint('/a');
    bench.receiver.on('/*', answer('', { status: 500 }));
    const signalled = signalsFail();
    await announceEvents(bench.ctx, [await bench.storeEvents('job.published')]);
    await bench.ctx.sender.drain();
    await bench.ctx.wakeUps.flush();
    expect(await pending()).toMatchObject([{ attemptCount: 1 }]);
    expect(signalled).toHaveLength(1);
    jest.restoreAllMocks();
    bench.receiver.on('/*', answer('ok'));
    await endLeases();
    expect(await sweep()).toMatchObject({ started: 1 });
    await allDelivered();
    expect((await bench.deliveries()).map(({ attemptCount }) => attemptCount)).toEqual([2]);
  });
});
