import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MockActivityEnvironment } from '@temporalio/testing';
import { createActivities } from '../../activities/index.ts';
import { pathsOf } from '../../api/paths.ts';
import type { Route } from '../../api/route.ts';
import { routes } from '../../api/routes.ts';
import { createChatTools } from '../../api/tools/chat-tools.ts';
import { ensureMongoIndexes } from '../../storage/mongo-indexes.ts';
import { buildEmployer } from '../support/hiring/employer.ts';
import { dropMarket, seedMarket } from '../support/market/seed-market.ts';
import { monitoredUrl, recordLookUps, type LookUp } from '../support/queries/look-ups.ts';
import { samples } from '../support/samples/index.ts';
import { sendSample, type World } from '../support/samples/sample-call.ts';
import { uniqueName } from '../support/servers.ts';
import { startWorkedApi, type WorkedApi } from '../support/worked-api.ts';
import { makeJob } from './market/market-fixture.ts';

const byType =
  'MongoDB finds them by an index that is partial by `$type`; the development server does not';

/** Look-ups that may read a whole collection, each with the reason. */
const wholeCollections: Record<string, string> = {
  'attendance_heads {pendingSince{$type,$lte}} {pendingSince}': byType,
  'job_alerts {nextDueAt{$type,$lte},enabled,digest{$exists}} {nextDueAt}': byType,
  'postings {closesAt{$type,$lte},status} {closesAt}': byType,
  'jobs {searchableAt{$exists},groupDue{$exists},indexedRevision{$gt},clusterPrimary} ':
    'the first sweep of an installation marks the jobs that are older than its alerts',
};

const job = makeJob({ title: 'Software Engineer' });

let worked: WorkedApi;
let world: World;
beforeAll(async () => {
  const name = uniqueName('plans');
  const settings = { MONGODB_URL: monitoredUrl(name), TRUST_PROXY: '1' };
  worked = await startWorkedApi({ name, settings });
  const { api } = worked;
  await ensureMongoIndexes(api.ctx.stores);
  await seedMarket(api.ctx.stores, [job, makeJob({ title: 'Data Engineer' })]);
  world = { api, employer: await buildEmployer(api), job };
});
afterAll(async () => {
  const { stores } = worked.api.ctx;
  await dropMarket(stores);
  await stores.mongo.dropDatabase();
  await worked.close();
});

/** Calls a route once with its sample; returns the status. */
async function call({ declaration }: Route, path: string, lookUps: Map<string, LookUp>) {
  const sample = (await samples[declaration.name]?.(world)) ?? {};
  const stop = recordLookUps(world.api.ctx.stores.mongo, lookUps);
  const { headers } = world.employer.key;
  const answer = await sendSample(world.api, { method: declaration.method, path, sample, headers });
  await answer.arrayBuffer();
  stop();
  return answer.status;
}

/** Runs what the schedules run, over the records of the calls. */
async function runSweeps(lookUps: Map<string, LookUp>): Promise<number> {
  const { ctx } = world.api;
  const sweeps = Object.values(createActivities(ctx, createChatTools(ctx)))
    .map((activity) => activity as () => Promise<unknown>)
    .filter(({ length }) => length === 0);
  const stop = recordLookUps(ctx.stores.mongo, lookUps);
  for (const sweep of sweeps) await new MockActivityEnvironment().run(sweep);
  stop();
  return sweeps.length;
}

async function readsWholeCollection({ collection, filter, sort }: LookUp): Promise<boolean> {
  const found = world.api.ctx.stores.mongo.collection(collection).find(filter);
  const plan = await (sort === undefined ? found : found.sort(sort)).explain('queryPlanner');
  const { winningPlan } = plan['queryPlanner'] as { winningPlan: unknown };
  return JSON.stringify(winningPlan).includes('COLLSCAN');
}

/** Promise: no call and no sweep reads a whole collection, however many records other accounts have. */
it('every look-up of the routes and sweeps has an index', async () => {
  const lookUps = new Map<string, LookUp>();
  for (const route of routes) {
    const { name, status = 200 } = route.declaration;
    for (const path of pathsOf(route)) {
      expect([name, await call(route, path, lookUps)]).toEqual([name, status]);
    }
  }
  expect(await runSweeps(lookUps)).toBeGreaterThan(20);
  expect(lookUps.size).toBeGreaterThan(200);
  const scanning: string[] = [];
  for (const [shape, lookUp] of lookUps) {
    if (await readsWholeCollection(lookUp)) scanning.push(shape);
  }
  expect(Object.keys(wholeCollections)).toEqual(expect.arrayContaining(scanning));
});
