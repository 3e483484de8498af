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
import { removeAlert } from '../../../../services/market/alerts/remove-alert.ts';
import { changeAlert } from '../../../../services/market/alerts/change-alert.ts';
import { sweepAlerts } from '../../../../services/market/alerts/sweep-alerts.ts';
import { rebuildIndexes } from '../../../../services/market/indexing/rebuild-indexes.ts';
import { jobModel } from '../../../../storage/market/job.model.ts';
import { readWatermark } from '../../../../storage/market/alerts/progress.ts';
import { newIdAt } from '../../../../storage/new-id.ts';
import { startAlertBench, type AlertBench } from '../../../support/market/alert-bench.ts';
import { changeJob, settleJobs, storeJob } from '../../../support/market/stored-jobs.ts';

let bench: AlertBench;
beforeAll(async () => {
  bench = await startAlertBench();
});
beforeEach(() => bench.reset());
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => bench.close());

const sweep = () => sweepAlerts(bench.ctx);

/** Jobs that become searchable one after the other, and are old enough for the next sweep. */
async function publish(...titles: string[]): Promise<string[]> {
  const { stores } = bench.ctx;
  await bench.timePasses();
  const ids: string[] = [];
  for (const title of titles) {
    ids.push(await storeJob(stores, { title }));
    await settleJobs(stores);
  }
  await bench.timePasses();
  return ids;
}

async function change(
  ...args: Parameters<typeof changeJob> extends [unknown, ...infer Rest] ? Rest : never
) {
  await changeJob(bench.ctx.stores, ...args);
  await settleJobs(bench.ctx.stores);
  await bench.timePasses();
}

/** Promise: an instant alert reports each new job in the next sweep, once. */
describe('an instant alert', () => {
  it('reports a new job once', async () => {
    const id = await bench.addAlert({ filters: { title: 'Kiln Operator' } });
    const [kiln = ''] = await publish('Kiln Operator', 'Glaze Chemist');
    expect(await sweep()).toMatchObject({ jobs: 2, asked: 1, told: 1 });
    expect(await bench.told(id)).toEqual([[kiln]]);
    const alert = await bench.alert(id);
    expect(alert).toMatchObject({ matched: 1, nextDueAt: null, outbox: [] });
    expect(alert.lastSentAt).toBeInstanceOf(Date);
    expect(alert).not.toHaveProperty('digest');
    expect(await sweep()).toMatchObject({ told: 0 });
    expect(await bench.told(id)).toEqual([[kiln]]);
  });

  it('says of a job what the event promises', async () => {
    const id = await bench.addAlert();
    const [job] = await publish('Kiln Operator');
    await sweep();
    const event = await bench.ctx.stores.mongo.collection('events').findOne();
    expect(event).toMatchObject({
      kind: 'job_alert.matched',
      data: {
        alert_id: id,
        alert_name: 'Everything',
        jobs: [
          {
            id: job,
            title: 'Kiln Operator',
            company_name: 'Tegula',
            location: 'Lyon, France',
            apply_url: 'https://jobs.example.com/1',
          },
        ],
      },
    });
  });

  it('splits many jobs into events of 100', async () => {
    const id = await bench.addAlert();
    await bench.timePasses();
    for (let place = 0; place < 101; place += 1)
      await storeJob(bench.ctx.stores, { title: `Kiln ${place} Operator` });
    await settleJobs(bench.ctx.stores);
    await bench.timePasses();
    await sweep();
    expect((await bench.told(id)).map((jobs) => jobs.length)).toEqual([100, 1]);
    expect((await bench.alert(id)).matched).toBe(101);
  });

  it('shares a search with alerts whose filters are equal', async () => {
    for (const q of ['kiln', ' Kiln ', 'glaze']) await bench.addAlert({ filters: { q } });
    await publish('Kiln Operator');
    const request = jest.spyOn(bench.ctx.stores.search.client.transport, 'request');
    expect(await sweep()).toMatchObject({ asked: 3, told: 2 });
    const searches = request.mock.calls.map(([{ bulkBody }]) => (bulkBody as unknown[]).length / 2);
    expect(searches).toEqual([2]);
  });
});

/** Promise: only what becomes searchable after an alert began is new to it. */
describe('a job is not reported', () => {
  it('when it was searchable before the alert', async () => {
    const [before] = await publish('Kiln Operator');
    const id = await bench.addAlert();
    const [after] = await publish('Glaze Chemist');
    await sweep();
    expect(await bench.told(id)).toEqual([[after]]);
    expect(before).not.toBe(after);
  });

  it('when it was indexed before the first sweep, and changes afterwards', async () => {
    const [old = ''] = await publish('Kiln Operator');
    await jobModel(bench.ctx.stores.mongo).updateMany({}, { $unset: { searchableAt: 1 } });
    const id = await bench.addAlert();
    await sweep();
    await change(old, { location: 'Porto' });
    await sweep();
    expect(await bench.told(id)).toEqual([]);
  });

  it('when the alert was off as it became searchable', async () => {
    const id = await bench.addAlert();
    const target = { accountId: bench.accountId, id };
    await changeAlert(bench.ctx, target, () => ({ enabled: false }));
    await publish('Kiln Operator');
    await sweep();
    await changeAlert(bench.ctx, target, () => ({ enabled: true }));
    await sweep();
    expect(await bench.told(id)).toEqual([]);
    const [next] = await publish('Glaze Chemist');
    await sweep();
    expect(await bench.told(id)).toEqual([[next]]);
  });

  it('when it closed before the digest', async () => {
    const id = await bench.addAlert({ cadence: 'daily' });
    const [closed = '', open] = await publish('Kiln Operator', 'Glaze Chemist');
    await sweep();
    await change(closed, { closedAt: new Date() });
    await bench.digestIsDue(id);
    await sweep();
    expect(await bench.told(id)).toEqual([[open]]);
    expect((await bench.alert(id)).matched).toBe(1);
  });
});

/** Promise: a digest reports what is new since the one before, when it is due. */
describe('a daily digest', () => {
  it('waits for its time, and does not repeat the one before', async () => {
    const id = await bench.addAlert({ cadence: 'daily' });
    const first = await publish('Kiln Operator', 'Glaze Chemist', 'Clay Engineer');
    await sweep();
    expect(await bench.told(id)).toEqual([]);
    await bench.digestIsDue(id);
    await sweep();
    const [fourth] = await publish('Tile Designer');
    await sweep();
    await bench.digestIsDue(id);
    await sweep();
    expect(await bench.told(id)).toEqual([[...first].reverse(), [fourth]]);
    const { nextDueAt, lastDueAt } = await bench.alert(id);
    expect(nextDueAt?.getTime()).toBeGreaterThan(Date.now());
    expect(lastDueAt).toBeInstanceOf(Date);
  });

  it('without anything new is not sent', async () => {
    const id = await bench.addAlert({ cadence: 'weekly' });
    await bench.digestIsDue(id);
    expect(await sweep()).toMatchObject({ told: 0 });
    const alert = await bench.alert(id);
    expect(alert).toMatchObject({ lastSentAt: null, matched: 0 });
    expect(alert.nextDueAt?.getTime()).toBeGreaterThan(Date.now());
  });

  it('leaves out what matched the filters of before', async () => {
    const id = await bench.addAlert({ cadence: 'daily', filters: { q: 'kiln' } });
    await publish('Kiln Operator');
    await sweep();
    const target = { accountId: bench.accountId, id };
    await changeAlert(bench.ctx, target, () => ({ filters: { q: 'glaze' } }));
    const [glaze] = await publish('Glaze Chemist');
    await sweep();
    await bench.digestIsDue(id);
    await sweep();
    expect(await bench.told(id)).toEqual([[glaze]]);
  });

  it('is not sent when the alert is switched off before it', async () => {
    const id = await bench.addAlert({ cadence: 'daily' });
    await publish('Kiln Operator');
    await sweep();
    await bench.digestIsDue(id);
    const target = { accountId: bench.accountId, id };
    await changeAlert(bench.ctx, target, () => ({ enabled: false }));
    await sweep();
    expect(await bench.told(id)).toEqual([]);
  });
});

/** Promise: a role is reported once, whichever job stands for it. */
describe('a role', () => {
  const copyOf = (title: string) => storeJob(bench.ctx.stores, { title, sourceId: 'src_2' });

  it('is reported once through edits, closing, reopening, a rebuild and a second feed', async () => {
    const id = await bench.addAlert();
    const [job = ''] = await publish('Kiln Operator');
    await sweep();
    for (const changes of [{ location: 'Porto' }, { closedAt: new Date() }, { closedAt: null }]) {
      await change(job, changes);
      await sweep();
    }
    await rebuildIndexes(
      bench.ctx.stores,
      `${bench.ctx.stores.search.jobsIndex}-2`,
      () => undefined,
    );
    await sweep();
    const copy = await copyOf('Kiln Operator');
    await change(job, { location: 'Lyon, France' });
    await sweep();
    await change(job, { closedAt: new Date() });
    const shown = await jobModel(bench.ctx.stores.mongo).findById(copy).lean();
    expect(shown).toMatchObject({ clusterPrimary: true, searchableAt: expect.any(Date) });
    await sweep();
    expect(await bench.told(id)).toEqual([[job]]);
  });

  it('is reported once when an older id takes its place', async () => {
    const id = await bench.addAlert();
    const [job = ''] = await publish('Kiln Operator');
    await sweep();
    const older = newIdAt('job', new Date(Date.now() - 86_400_000));
    await storeJob(bench.ctx.stores, { title: 'Kiln Operator', sourceId: 'src_2', id: older });
    await settleJobs(bench.ctx.stores);
    await bench.timePasses();
    expect(await sweep()).toMatchObject({ jobs: 2 });
    await change(job, { closedAt: new Date() });
    await sweep();
    expect(await bench.told(id)).toEqual([[job]]);
  });

  it('that was old under another job is old to a new alert', async () => {
    const [job = ''] = await publish('Kiln Operator');
    await copyOf('Kiln Operator');
    await settleJobs(bench.ctx.stores);
    const id = await bench.addAlert();
    await bench.timePasses();
    await change(job, { closedAt: new Date() });
    await sweep();
    expect(await bench.told(id)).toEqual([]);
  });

  it('is reported by the job that is open at the digest', async () => {
    const id = await bench.addAlert({ cadence: 'daily' });
    const [job = ''] = await publish('Kiln Operator');
    const copy = await copyOf('Kiln Operator');
    await settleJobs(bench.ctx.stores);
    await sweep();
    await change(job, { closedAt: new Date() });
    await bench.digestIsDue(id);
    await sweep();
    expect(await bench.told(id)).toEqual([[copy]]);
  });
});

/** Promise: what fails does not stop the rest. */
describe('a sweep', () => {
  it('disables an alert whose filters are no longer accepted, and goes on', async () => {
    const refused = await bench.addAlert();
    const other = await bench.addAlert();
    const alerts = bench.ctx.stores.mongo.collection<{ _id: string }>('job_alerts');
    await alerts.updateOne({ _id: refused }, { $set: { filters: { seniority_level: 'boss' } } });
    const [job] = await publish('Kiln Operator');
    await sweep();
    expect(await bench.alert(refused)).toMatchObject({
      enabled: false,
      disabledReason: 'filters_refused',
      version: 2,
    });
    expect(await bench.told(other)).toEqual([[job]]);
  });

  it('sends due digests while Elasticsearch is away, and matches afterwards', async () => {
    const daily = await bench.addAlert({ cadence: 'daily' });
    const instant = await bench.addAlert();
    const [first] = await publish('Kiln Operator');
    await sweep();
    const [second] = await publish('Glaze Chemist');
    const watermark = await readWatermark(bench.ctx.stores);
    await bench.digestIsDue(daily);
    jest
      .spyOn(bench.ctx.stores.search.client.transport, 'request')
      .mockRejectedValue(new Error('away'));
    await expect(sweep()).rejects.toThrow('away');
    expect(await readWatermark(bench.ctx.stores)).toEqual(watermark);
    expect(await bench.told(daily)).toEqual([[first]]);
    jest.restoreAllMocks();
    await sweep();
    expect(await bench.told(instant)).toEqual([[first], [second]]);
  });

  it('tells nobody of a deleted alert, and leaves no match of it', async () => {
    const id = await bench.addAlert({ cadence: 'daily' });
    await publish('Kiln Operator');
    await sweep();
    await bench.digestIsDue(id);
    await removeAlert(bench.ctx, { accountId: bench.accountId, id }, () => undefined);
    await sweep();
    expect(await bench.told(id)).toEqual([]);
    const matches = bench.ctx.stores.mongo.collection('alert_matches');
    expect(await matches.countDocuments()).toBe(0);
  });
});
