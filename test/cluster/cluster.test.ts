import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../config/config.ts';
import { createContext } from '../../services/context.ts';
import { openCluster, type Cluster } from '../../tools/cluster/cluster.ts';
import {
  apiNames,
  publicUrl,
  serviceEnvironment,
  workerNames,
  workerQueues,
} from '../../tools/cluster/services.ts';
import { table } from '../../tools/terminal/table.ts';
import {
  startModelProcess,
  type ModelProcess,
} from '../support/agent/model-server/model-process.ts';
import { modelSettings } from '../support/agent/model-server/model-server.ts';
import { eventually } from '../support/eventually.ts';
import { buildKey } from '../support/factories.ts';
import { answer, startFeedServer } from '../support/feed-server.ts';
import { requiredEnvironment } from '../support/servers.ts';
import { call, type Call } from './call.ts';
import { run, type Caller, type Running } from './caller.ts';
import { applicants, importers, mailers, readers, sessions, type Town } from './callers.ts';
import { drained, killed, migrated, paused, replaced, toMaster, type Fault } from './faults.ts';

const COURSE = requiredEnvironment('CLUSTER_COURSE');
/** The folder of the release that is upgraded; null in the other courses. */
const BEFORE = process.env['CLUSTER_BEFORE'] ?? null;
const START_MS = 1_200_000;
const COURSE_MS = 3_600_000;

/** One death of each kind. */
const short: Fault[] = [
  drained('api-1'),
  killed('api-2'),
  toMaster(killed),
  killed('temporal-history-1'),
  killed('postgresql'),
  killed('worker-2'),
];

const full: Fault[] = [
  drained('api-1'),
  ...['api-2', 'worker-1', 'worker-2', 'elasticsearch-1', 'elasticsearch-2'].flatMap(both),
  toMaster(killed),
  toMaster(paused),
  ...['frontend', 'history', 'matching', 'worker']
    .map((name) => `temporal-${name}-1`)
    .flatMap(both),
  ...both('postgresql'),
];

/** docs/upgrade.md: the workers, the apis, the migrations; and one of each back. */
const upgrade: Fault[] = [
  ...['worker-1', 'worker-2', 'api-1', 'api-2'].map((name) => replaced(name, null)),
  migrated,
  ...['worker-2', 'api-1'].flatMap((name) => [replaced(name, BEFORE), replaced(name, null)]),
];

const courses: Record<string, Fault[]> = { short, full, upgrade };

const applicationFields = [
  { key: 'email', label: 'E-mail', type: 'email', required: true, category: 'standard' },
  { key: 'motto', label: 'Your motto', type: 'text', required: true },
];

let cluster: Cluster;
let model: ModelProcess;
let town: Town | undefined;
let running: Running[] = [];

function both(name: string): Fault[] {
  return [killed(name), paused(name)];
}

beforeAll(async () => {
  model = await startModelProcess();
  cluster = await openCluster(requiredEnvironment('CLUSTER_HOME'), {
    ...modelSettings(model),
    LOG_LEVEL: 'warn',
    // The test names the applicants' addresses, as a proxy in front of HAProxy would.
    TRUST_PROXY: '2',
    // Workers of both releases take tasks from the same queues.
    ...(BEFORE !== null && { WORKER_QUEUES: Object.values(workerQueues).flat().join(',') }),
  });
  if (BEFORE !== null) {
    for (const name of [...apiNames, ...workerNames]) cluster.ground.sources.set(name, BEFORE);
  }
  await cluster.up();
  town = await buildTown();
}, START_MS);

afterAll(async () => {
  for (const one of running) one.abandon();
  await Promise.all([town?.ctx.close(), town?.receiver.close(), model.stop()]);
}, START_MS);

/** An employer with two open roles and an endpoint for its events. */
async function buildTown(): Promise<Town> {
  const environment = await serviceEnvironment(cluster.ground);
  const ctx = createContext(parseConfig({ ...environment, LOG_LEVEL: 'silent' }), 'cluster');
  const apiUrl = publicUrl(cluster.ground);
  const owner = await buildKey(ctx.stores);
  const post = async (path: string, body: object) => {
    const { status, data } = await ask({ method: 'POST', path, body, headers: owner.headers });
    expect(status).toBe(201);
    return data as Record<string, string>;
  };
  const ask = (one: Call) => call(apiUrl, one);
  const { slug: board = '' } = await post('/company-organizations', { name: 'Harbour Clockworks' });
  const role = { title: 'Bell Founder', description_text: 'You cast bells.', publish: true };
  const { id: jobId = '' } = await post('/jobs/post', role);
  const asking = { ...role, title: 'Bell Hanger', application_fields: applicationFields };
  const { id: askingJobId = '' } = await post('/jobs/post', asking);
  const receiver = await startFeedServer();
  receiver.on('/events', answer(''));
  await post('/webhooks', {
    url: `${receiver.url}/events`,
    event_kinds: ['candidate.application_submitted'],
  });
  const mailDirectory = environment['MAIL_DIR'] ?? '';
  return { apiUrl, ctx, owner, board, jobId, askingJobId, mailDirectory, receiver };
}

function callersOf(place: Town | undefined): Caller[] {
  if (place === undefined) throw new Error('The cluster did not start.');
  return [
    ...readers(place),
    ...[applicants, importers, mailers, sessions].map((make) => make(place)),
  ];
}

/** Waits until each caller has been acknowledged since now, so that faults do not overlap. */
async function settled(callers: readonly Running[]): Promise<void> {
  const before = callers.map(({ acknowledged }) => acknowledged.length);
  const late = () => callers.filter(({ acknowledged }, at) => acknowledged.length === before[at]);
  await eventually(
    () =>
      `an answer for ${late()
        .map(({ caller }) => caller.name)
        .join(', ')}`,
    () => late().length === 0,
  );
}

/**
 * Promise (docs/scaling.md): whichever part ends or stands still, nothing acknowledged is lost and nothing is done
 * twice. The gaps are printed, not judged.
 */
describe('a cluster whose parts die', () => {
  it(
    'loses nothing and does nothing twice',
    async () => {
      const callers = callersOf(town);
      running = callers.map(run);
      await settled(running);
      const rows: (string | number)[][] = [];
      for (const fault of courses[COURSE] ?? []) {
        for (const one of running) one.forget();
        await fault.happen(cluster);
        await settled(running);
        const gaps = running.map((one) => (one.longestGap() / 1_000).toFixed(1));
        const refused = running.map((one) => one.refused()).reduce((sum, count) => sum + count, 0);
        rows.push([fault.name, ...gaps, refused]);
        process.stderr.write(`${fault.name}: ${gaps.join(' ')} s, ${refused} refused\n`);
      }
      await Promise.all(running.map((one) => one.end()));
      const header = ['Fault', ...callers.map(({ name }) => name), 'refused reads'];
      process.stderr.write(`Longest seconds without an acknowledgement\n${table(header, rows)}\n`);
      for (const { caller, acknowledged } of running) {
        expect(acknowledged.length).toBeGreaterThan(0);
        await caller.verify(acknowledged);
      }
    },
    COURSE_MS,
  );
});
