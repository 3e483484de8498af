import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRandom } from '../../tools/seed/random.ts';
import { candidateModel } from '../../storage/hiring/candidates/candidate.model.ts';
import { eventModel } from '../../storage/webhooks/events/event.model.ts';
import {
  answer,
  startFeedServer,
  type FeedHandler,
  type FeedServer,
  type SeenRequest,
} from '../support/feed-server.ts';
import { applyUntilKnown, emailOf, openRole, type OpenRole } from '../support/hiring/applicants.ts';
import { postAsOwner } from '../support/processes/post-as-owner.ts';
import {
  eventually,
  startService,
  type RunningService,
  type Victim,
} from '../support/processes/running-service.ts';

const APPLICATIONS = 2_000;
const CALLERS = 32;
const VICTIMS: Victim[] = ['worker', 'api', 'mongodb', 'temporal'];
/** How often each process is killed, at moments derived from the seed. `FAULTS_SEED` repeats a run. */
const DEATHS = 2;
const SEED = process.env['FAULTS_SEED'] ?? randomUUID().slice(0, 8);
const SUBMITTED = 'candidate.application_submitted';

/** The endpoints by path, and the events that each has accepted. */
const taken = new Map(['/crm', '/mail', '/moody'].map((path) => [path, new Set<string>()]));

let service: RunningService;
let receiver: FeedServer;
let role: OpenRole;

/** An endpoint that records the ids of accepted events. */
function taking(events: Set<string>): FeedHandler {
  return (request, response) => {
    events.add(eventIdOf(request));
    answer('')(request, response);
  };
}

/** An endpoint that rejects every third event once. */
function moody(take: FeedHandler): FeedHandler {
  const seen = new Set<string>();
  return (request, response) => {
    const id = eventIdOf(request);
    const isNew = !seen.has(id);
    seen.add(id);
    const isRefused = isNew && seen.size % 3 === 0;
    (isRefused ? answer('', { status: 500 }) : take)(request, response);
  };
}

function eventIdOf({ body }: SeenRequest): string {
  return (JSON.parse(body) as { id: string }).id;
}

beforeAll(async () => {
  // Every applicant has an own address.
  service = await startService({ TRUST_PROXY: '1' });
  await service.ready();
  receiver = await startFeedServer();
  role = await openRole(() => service.local().api_url, post);
  for (const [path, events] of taken) {
    receiver.on(path, path === '/moody' ? moody(taking(events)) : taking(events));
    await post('/webhooks', { url: receiver.url + path, event_kinds: [SUBMITTED] });
  }
}, 960_000);

afterAll(async () => {
  await receiver.close();
  await service.stop();
}, 120_000);

async function post(path: string, body: object): Promise<Record<string, unknown>> {
  const { status, data } = await postAsOwner(service, { path, body });
  expect(status).toBe(201);
  return data;
}

/** Waits until each endpoint has received every application. */
async function everyEndpointHasAll(): Promise<void> {
  const counts = () => [...taken].map(([path, { size }]) => `${size} at ${path}`);
  await eventually(
    () => `${APPLICATIONS} events at each endpoint, not ${counts().join(', ')}`,
    () => [...taken.values()].every(({ size }) => size === APPLICATIONS),
    1_200_000,
  );
}

describe('kill -9 during applications', () => {
  it('keeps every application once, with one event for every endpoint', async () => {
    const accepted: number[] = [];
    let next = 0;
    async function caller(): Promise<void> {
      for (let applicant = next++; applicant < APPLICATIONS; applicant = next++) {
        if (await applyUntilKnown(role, applicant)) accepted.push(applicant);
      }
    }
    process.stderr.write(`FAULTS_SEED=${SEED}\n`);
    const random = createRandom(SEED);
    async function killer(victim: Victim): Promise<void> {
      const moments = Array.from({ length: DEATHS }, () => random.int(1, APPLICATIONS - 1));
      for (const moment of moments.sort((a, b) => a - b)) {
        await eventually(`${moment} applications`, () => next > moment, 300_000);
        await service.kill(victim);
      }
    }
    await Promise.all([...VICTIMS.map(killer), ...Array.from({ length: CALLERS }, caller)]);
    expect(new Set(accepted).size).toBe(accepted.length);

    const { mongo } = service.ctx.stores;
    const candidates = await candidateModel(mongo)
      .find({ 'applications.jobId': role.jobId })
      .lean();
    expect(candidates.map(({ email }) => email).sort()).toEqual(
      Array.from({ length: APPLICATIONS }, (_, applicant) => emailOf(applicant)).sort(),
    );
    const applications = candidates.flatMap((candidate) => candidate.applications);
    expect(applications).toHaveLength(APPLICATIONS);

    await everyEndpointHasAll();
    const events = await eventModel(mongo).find({ kind: SUBMITTED }).lean();
    const told = events.map(({ data }) => (data as { application: { id: string } }).application.id);
    expect(told.sort()).toEqual(applications.map(({ id }) => id).sort());
    const eventIds = events.map(({ _id }) => _id).sort();
    for (const ids of taken.values()) expect([...ids].sort()).toEqual(eventIds);
    await eventually('empty outboxes', async () => {
      const waiting = await candidateModel(mongo).countDocuments({ 'outbox.0': { $exists: true } });
      return waiting === 0;
    });
  }, 2_400_000);
});
