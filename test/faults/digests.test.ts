import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createRandom } from '../../tools/seed/random.ts';
import { alertModel } from '../../storage/market/alerts/alert.model.ts';
import { matchModel } from '../../storage/market/alerts/match.model.ts';
import { SWEEP_ALERTS_SCHEDULE_ID } from '../../workflows/market/contract.ts';
import { settleJobs, storeJob } from '../support/market/stored-jobs.ts';
import {
  eventually,
  startService,
  type RunningService,
} from '../support/processes/running-service.ts';

/** Fewer than the calls that a key may make in a minute. */
const ALERTS = 50;
/** How often the worker is killed, at moments derived from the seed. `FAULTS_SEED` repeats a run. */
const DEATHS = 3;
const SEED = process.env['FAULTS_SEED'] ?? randomUUID().slice(0, 8);

let service: RunningService;
beforeAll(async () => {
  service = await startService({ MAIL_PER_SECOND: '200' });
  await service.ready();
}, 960_000);

afterAll(() => service.stop(), 120_000);

async function addAlert(place: number): Promise<void> {
  const { api_url: url, api_key: key } = service.local();
  const alert = { name: `Kilns ${place}.`, filters: {}, cadence: 'daily', channel: 'email' };
  const answer = await fetch(`${url}/job-alerts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(alert),
  });
  expect(answer.status).toBe(201);
}

const sweepNow = () =>
  service.ctx.temporal.client.schedule.getHandle(SWEEP_ALERTS_SCHEDULE_ID).trigger();

/** The names of the alerts whose digest is in the maildir, one per mail. */
async function mailed(): Promise<string[]> {
  const folder = join(service.local().mail_dir, 'new');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.flatMap((mail) => /^Subject: 1 new job: (Kilns \d+\.)/m.exec(mail)?.[1] ?? []);
}

/** Promise: each digest is mailed once, whenever the worker is killed. */
describe('kill -9 of the worker during a pass over job alerts', () => {
  it('mails every digest once', async () => {
    process.stderr.write(`FAULTS_SEED=${SEED}\n`);
    const { stores } = service.ctx;
    for (let place = 0; place < ALERTS; place += 1) await addAlert(place);
    await storeJob(stores, { title: 'Kiln Operator' });
    await settleJobs(stores);
    await eventually('the matches', async () => {
      await sweepNow();
      return (await matchModel(stores.mongo).countDocuments()) === ALERTS;
    });

    await alertModel(stores.mongo).updateMany({}, { $set: { nextDueAt: new Date() } });
    await sweepNow();
    const random = createRandom(SEED);
    const moments = Array.from({ length: DEATHS }, () => random.int(1, ALERTS - 1));
    const sends = stores.mongo.collection('email_sends');
    for (const moment of moments.sort((a, b) => a - b)) {
      await eventually(`${moment} sends`, async () => (await sends.countDocuments()) >= moment);
      await service.kill('worker');
    }
    await eventually('the mails', async () => (await mailed()).length >= ALERTS, 300_000);
    await eventually(
      'the end of every send',
      async () => (await sends.countDocuments({ status: 'sent' })) === ALERTS,
      300_000,
    );
    const names = Array.from({ length: ALERTS }, (_, place) => `Kilns ${place}.`);
    expect((await mailed()).sort()).toEqual(names.sort());
    const alerts = await alertModel(stores.mongo).find().lean();
    for (const alert of alerts) expect(alert).toMatchObject({ matched: 1, outbox: [] });
  }, 900_000);
});
