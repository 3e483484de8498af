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
import { sweepAlerts } from '../../../../services/market/alerts/sweep-alerts.ts';
import { announceEvents } from '../../../../services/webhooks/announce-events.ts';
import { findWaitingEvents } from '../../../../storage/webhooks/events/outboxes.ts';
import { killAt, type KilledWrite, type WriteMethod } from '../../../support/kill-at.ts';
import { startAlertBench, type AlertBench } from '../../../support/market/alert-bench.ts';
import { settleJobs, storeJob } from '../../../support/market/stored-jobs.ts';

let bench: AlertBench;
beforeAll(async () => {
  bench = await startAlertBench();
});
beforeEach(() => bench.reset());
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => bench.close());

async function publish(title: string): Promise<string> {
  await bench.timePasses();
  const id = await storeJob(bench.ctx.stores, { title });
  await settleJobs(bench.ctx.stores);
  await bench.timePasses();
  return id;
}

const sweep = () => sweepAlerts(bench.ctx);

/** Announces events that could not be announced, as `sweep-outbox` does. */
async function announceLeft(): Promise<void> {
  const soon = { before: new Date(Date.now() + 60_000), limit: 100 };
  await announceEvents(bench.ctx, await findWaitingEvents(bench.ctx.stores, 'job_alerts', soon));
}

/** Promise: a job is reported once, whichever write a process dies at. */
describe('a worker that is killed', () => {
  it.each<[string, WriteMethod, KilledWrite]>([
    ['storing matches', 'insertMany', 'alert_matches'],
    ['making alerts due', 'updateMany', 'job_alerts'],
    ['moving the watermark', 'updateOne', 'alert_progress'],
    ['deciding on a digest', 'updateMany', { collection: 'job_alerts', nth: 2 }],
    ['storing events', 'insertMany', 'events'],
    ['storing deliveries', 'insertMany', 'webhook_deliveries'],
    ['marking matches', 'updateMany', 'alert_matches'],
    ['ending a digest', 'updateMany', { collection: 'job_alerts', nth: 4 }],
  ])('while %s', async (...[, method, collection]) => {
    for (const moment of ['before', 'after'] as const) {
      await bench.reset();
      const instant = await bench.addAlert();
      const daily = await bench.addAlert({ cadence: 'daily' });
      const job = await publish('Kiln Operator');
      const wasKilled = killAt(method, collection, moment);
      await sweep().catch(() => undefined);
      expect(wasKilled()).toBe(true);
      jest.restoreAllMocks();
      await sweep();
      await bench.digestIsDue(daily);
      await sweep();
      await announceLeft();
      for (const id of [instant, daily]) {
        expect(await bench.told(id)).toEqual([[job]]);
        expect((await bench.alert(id)).matched).toBe(1);
      }
    }
  });
});

/** Promise: sweeps at the same time report each job once. */
describe('sweeps at the same time', () => {
  it('send one digest', async () => {
    const alerts = await Promise.all(
      (['instant', 'daily', 'weekly'] as const).map((cadence) => bench.addAlert({ cadence })),
    );
    const job = await publish('Kiln Operator');
    await Promise.all([sweep(), sweep(), sweep()]);
    for (const id of alerts) await bench.digestIsDue(id);
    await Promise.all([sweep(), sweep(), sweep()]);
    for (const id of alerts) {
      expect(await bench.told(id)).toEqual([[job]]);
      expect((await bench.alert(id)).matched).toBe(1);
    }
  });

  it('leave no match pending that comes while another one is reported', async () => {
    const id = await bench.addAlert();
    const first = await publish('Kiln Operator');
    const second = await publish('Glaze Chemist');
    await Promise.all([sweep(), sweep()]);
    await sweep();
    const told = (await bench.told(id)).flat();
    expect([...told].sort()).toEqual([first, second].sort());
  });
});
