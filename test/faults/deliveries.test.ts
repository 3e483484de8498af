import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRandom } from '../../tools/seed/random.ts';
import { deliveryModel } from '../../storage/webhooks/delivery.model.ts';
import { eventModel } from '../../storage/webhooks/events/event.model.ts';
import {
  answer,
  startFeedServer,
  type FeedHandler,
  type FeedServer,
} from '../support/feed-server.ts';
import { applyUntilKnown, openRole } from '../support/hiring/applicants.ts';
import { postAsOwner } from '../support/processes/post-as-owner.ts';
import {
  eventually,
  startService,
  type RunningService,
  type Victim,
} from '../support/processes/running-service.ts';

/** To 20 endpoints each, so 3,000 deliveries. `FAULTS_EVENTS` makes a longer run: 2,000 take seven minutes. */
const EVENTS = Number(process.env['FAULTS_EVENTS'] ?? 150);
const CALLERS = 16;
const HEALTHY = Array.from({ length: 17 }, (_, place) => `/healthy-${place}`);
const PATHS = [...HEALTHY, '/moody', '/slow', '/dead'];
const VICTIMS: Victim[] = ['api', 'worker', 'mongodb', 'temporal', 'api', 'worker'];
/** The victims die after so many requests to receivers at most, at moments derived from the seed. */
const LAST_DEATH = 10 * EVENTS;
const SLOW_MS = 1_500;
/** 150 s by decision 0016, and twice as long on a machine that does much else. */
const RECOVERED_MS = 300_000;
/** `FAULTS_SEED` repeats a run. */
const SEED = process.env['FAULTS_SEED'] ?? randomUUID().slice(0, 8);
const SUBMITTED = 'candidate.application_submitted';
const RUNNING = `WorkflowType = 'deliverToEndpoint' AND ExecutionStatus = 'Running'`;

let service: RunningService;
let receiver: FeedServer;

beforeAll(async () => {
  // Every applicant has an own address.
  service = await startService({ TRUST_PROXY: '1' });
  await service.ready();
  receiver = await startFeedServer();
}, 960_000);

afterAll(async () => {
  await receiver.close();
  await service.stop();
}, 120_000);

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const { ok, data } = await postAsOwner(service, { path, body });
  expect(ok).toBe(true);
  return data;
}

/** The bodies that an endpoint has accepted, by the id of their event. */
class Taken {
  readonly bodies = new Map<string, string>();
  /** Ids that came with two bodies. */
  readonly changed: string[] = [];

  readonly take: FeedHandler = (request, response) => {
    const id = String(request.headers['webhook-id']);
    if ((this.bodies.get(id) ?? request.body) !== request.body) this.changed.push(id);
    this.bodies.set(id, request.body);
    answer('')(request, response);
  };
}

function slow(take: FeedHandler): FeedHandler {
  return (request, response) => {
    setTimeout(() => take(request, response), SLOW_MS).unref();
  };
}

/** Refuses half of all events once. */
function moody(take: FeedHandler): FeedHandler {
  const seen = new Set<string>();
  const random = createRandom(`${SEED} moody`);
  return (request, response) => {
    const id = String(request.headers['webhook-id']);
    const isRefused = !seen.has(id) && random.chance(0.5);
    seen.add(id);
    (isRefused ? answer('', { status: 500 }) : take)(request, response);
  };
}

/** Accepts requests without a response until it is revived. */
function dead(take: FeedHandler) {
  let held: Parameters<FeedHandler>[] | null = [];
  const handler: FeedHandler = (...request) => {
    if (held === null) take(...request);
    else held.push(request);
  };
  const revive = () => {
    for (const request of held ?? []) take(...request);
    held = null;
  };
  return { handler, revive };
}

async function applyAll(): Promise<void> {
  const role = await openRole(() => service.local().api_url, post);
  let next = 0;
  async function caller(): Promise<void> {
    for (let applicant = next++; applicant < EVENTS; applicant = next++) {
      await applyUntilKnown(role, applicant);
    }
  }
  await Promise.all(Array.from({ length: CALLERS }, caller));
}

async function killAll(): Promise<void> {
  const random = createRandom(SEED);
  const moments = VICTIMS.map(() => random.int(1, LAST_DEATH)).sort((a, b) => a - b);
  for (const [place, victim] of random.sample(VICTIMS, VICTIMS.length).entries()) {
    const moment = moments[place] ?? 0;
    await eventually(`${moment} requests`, () => receiver.requests.length >= moment, 300_000);
    await service.kill(victim);
  }
  await service.ready();
}

/** As by an operator. */
async function terminateEndpoints(): Promise<void> {
  const { workflow } = service.ctx.temporal.client;
  for await (const { workflowId } of workflow.list({ query: RUNNING })) {
    // It may have ended meanwhile.
    await workflow
      .getHandle(workflowId)
      .terminate()
      .catch(() => undefined);
  }
}

/** Promise: after any crash every endpoint receives every event within 150 s, and nothing twice under two ids. */
describe('kill -9 of all processes during deliveries', () => {
  it('loses no delivery', async () => {
    process.stderr.write(`FAULTS_SEED=${SEED}\n`);
    const endpoints = new Map(PATHS.map((path) => [path, new Taken()]));
    const takeOf = (path: string) => endpoints.get(path)?.take ?? answer('');
    const late = dead(takeOf('/dead'));
    for (const path of HEALTHY) receiver.on(path, takeOf(path));
    receiver.on('/slow', slow(takeOf('/slow')));
    receiver.on('/moody', moody(takeOf('/moody')));
    receiver.on('/dead', late.handler);
    const ids = new Map<string, string>();
    for (const path of PATHS) {
      const webhook = await post('/webhooks', {
        url: receiver.url + path,
        event_kinds: [SUBMITTED],
      });
      ids.set(path, webhook['id'] as string);
    }

    const began = new Date();
    await Promise.all([applyAll(), killAll()]);
    await terminateEndpoints();
    const recovered = Date.now();
    const counts = () =>
      [...endpoints].map(([path, { bodies }]) => `${bodies.size} at ${path}`).join(', ');
    const haveAll = (paths: string[]) =>
      eventually(
        () => `${EVENTS} events at each endpoint, not ${counts()}`,
        () => paths.every((path) => endpoints.get(path)?.bodies.size === EVENTS),
        RECOVERED_MS,
      );
    for (const last of ['/slow', '/dead']) {
      const paths = PATHS.slice(0, PATHS.indexOf(last));
      await haveAll(paths);
      const seconds = Math.round((Date.now() - recovered) / 1000);
      process.stderr.write(`received by all before ${last} ${seconds} s after the end\n`);
    }

    const { mongo } = service.ctx.stores;
    const toDead = { webhookId: ids.get('/dead') ?? '', status: 'pending' as const };
    expect(await deliveryModel(mongo).countDocuments(toDead)).toBe(EVENTS);
    late.revive();
    await post(`/webhooks/${ids.get('/dead')}/recover`, { since: began.toISOString() });
    await haveAll(['/dead']);

    const events = await eventModel(mongo).find({ kind: SUBMITTED }).lean();
    const eventIds = events.map(({ _id }) => _id).sort();
    expect(eventIds).toHaveLength(EVENTS);
    for (const { bodies, changed } of endpoints.values()) {
      expect([...bodies.keys()].sort()).toEqual(eventIds);
      expect(changed).toEqual([]);
    }
    const waiting = () => deliveryModel(mongo).countDocuments({ status: { $ne: 'succeeded' } });
    await eventually('the note of each', async () => (await waiting()) === 0, RECOVERED_MS);
    expect(await deliveryModel(mongo).countDocuments()).toBe(EVENTS * PATHS.length);
  }, 1_800_000);

  it('repeats an attempt when the worker is killed inside a look', async () => {
    const held: ServerResponse[] = [];
    let isKilled = false;
    receiver.on('/look', (request, response) => {
      const isFirst = receiver.requests.filter(({ path }) => path === '/look').length === 1;
      if (isFirst) answer('', { status: 500 })(request, response);
      else if (isKilled) answer('')(request, response);
      else held.push(response);
    });
    const url = `${receiver.url}/look`;
    const { id: webhookId } = await post('/webhooks', { url, event_kinds: ['job.published'] });
    await post('/jobs/post', { title: 'Bell Tuner', description_text: 'You tune.', publish: true });
    await eventually('the attempt of the workflow', () => held.length > 0, RECOVERED_MS);
    isKilled = true;
    await service.kill('worker');
    const toIt = { webhookId: webhookId as string, status: 'succeeded' as const };
    const { mongo } = service.ctx.stores;
    await eventually(
      'its repetition',
      async () => (await deliveryModel(mongo).countDocuments(toIt)) === 1,
      // On a slow machine the held request is noted as failed before the worker dies.
      2 * RECOVERED_MS,
    );
    const requests = receiver.requests.filter(({ path }) => path === '/look');
    expect(requests.length).toBeGreaterThanOrEqual(3);
    expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  }, 900_000);
});
