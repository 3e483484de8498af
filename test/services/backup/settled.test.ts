import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { restoreBackup } from '../../../services/backup/restore-backup.ts';
import { takeBackup } from '../../../services/backup/take-backup.ts';
import { findLedgerDifference } from '../../../services/billing/check-ledger.ts';
import { announceEvents } from '../../../services/webhooks/announce-events.ts';
import { sweepAlerts } from '../../../services/market/alerts/sweep-alerts.ts';
import { findWaitingEvents } from '../../../storage/webhooks/events/outboxes.ts';
import type { Stores } from '../../../storage/stores.ts';
import { eventually } from '../../support/eventually.ts';
import { buildKey } from '../../support/factories.ts';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import { buildEmployer, buildPosting, call, type Employer } from '../../support/hiring/employer.ts';
import { startAlertBench, type AlertBench } from '../../support/market/alert-bench.ts';
import { settleJobs, storeJob } from '../../support/market/stored-jobs.ts';

const quiet = () => undefined;

let bench: AlertBench;
let stores: Stores;
let employer: Employer;
let parent: string;
beforeAll(async () => {
  bench = await startAlertBench();
  ({ stores } = bench.api.ctx);
  employer = await buildEmployer(bench.api);
  parent = await mkdtemp(join(tmpdir(), 'backups-'));
});
afterAll(async () => {
  await bench.close();
  await rm(parent, { recursive: true });
});

let backups = 0;
/** Takes a backup, lets the world go on, and restores it. */
async function loseAfterBackup(goOn: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  backups += 1;
  const folder = join(parent, String(backups));
  await takeBackup(stores, { folder, release: '1.0.0', isStopped: false }, quiet);
  await goOn();
  await restoreBackup(stores, { folder, replaces: true }, quiet);
}

const documents = (name: string) => stores.mongo.collection<Record<string, unknown>>(name);

async function publish(title: string): Promise<string> {
  const id = await storeJob(stores, { title });
  await settleJobs(stores);
  await bench.timePasses();
  return id;
}

/** Promise: after a restore no alert reports a job that it may have reported before. */
it('reports new jobs only', async () => {
  const alert = await bench.addAlert();
  await bench.timePasses();
  await publish('Kiln Operator');
  await loseAfterBackup(async () => {
    await sweepAlerts(bench.ctx);
    expect(await bench.told(alert)).toHaveLength(1);
  });
  // The source is read again: what was posted before the restore comes back under another id.
  const again = await storeJob(stores, { title: 'Glaze Chemist' });
  const yesterday = new Date(Date.now() - 86_400_000);
  await documents('jobs').updateOne({ _id: again as never }, { $set: { postedAt: yesterday } });
  await settleJobs(stores);
  await bench.timePasses();
  const fresh = await publish('Bell Founder');
  await sweepAlerts(bench.ctx);
  expect(await bench.told(alert)).toEqual([[fresh]]);
});

/** Promise: a mail that may have gone out is not sent again; one of a later time is sent when it is due. */
it('cancels mails that were due, and keeps the later ones', async () => {
  const send = async (body: object) => {
    const path = '/email/send';
    const to = ['reader@example.com'];
    const request = { method: 'POST', path, body: { subject: 'x', body_text: 'x', to, ...body } };
    return (await call(bench.api, employer.key, request)).body.data['id'] as string;
  };
  const due = await send({});
  const later = await send({ send_at: new Date(Date.now() + 86_400_000).toISOString() });
  await loseAfterBackup();
  const statusOf = async (id: string) => {
    const { body } = await call(bench.api, employer.key, { path: `/email/sends/${id}` });
    return { status: body.data['status'], counts: body.data['counts'] };
  };
  expect(await statusOf(due)).toMatchObject({ status: 'cancelled', counts: { cancelled: 1 } });
  expect(await statusOf(later)).toMatchObject({ status: 'scheduled', counts: { queued: 1 } });
});

/** Promise: an event that the backup holds unannounced reaches endpoints under its old ids, and sends no mail again. */
it('announces restored events under the same ids, without mails', async () => {
  const webhook = { url: 'https://crm.example/', event_kinds: ['candidate.application_submitted'] };
  await call(bench.api, employer.key, { method: 'POST', path: '/webhooks', body: webhook });
  const { id: jobId } = await buildPosting(bench.api, employer);
  const body = { name: 'Ida Berg', email: 'ida@example.com' };
  const application = await applyOnBoard(bench.api, employer, { jobId, body, headers: {} });
  expect(application.body).not.toHaveProperty('error');
  const kind = 'candidate.application_submitted';
  const delivered = () => documents('webhook_deliveries').find({ eventKind: kind }).toArray();
  const confirmations = () => documents('email_sends').countDocuments({ kind: 'confirmation' });
  await eventually('the delivery', async () => (await delivered()).length === 1);
  await eventually('the confirmation', async () => (await confirmations()) === 1);
  const [before] = await delivered();
  await eventually('an empty outbox', async () => (await waiting()).length === 0);
  await bringBack(kind);
  await loseAfterBackup();
  await announceEvents(bench.ctx, await waiting());
  const [after] = await delivered();
  expect(after?._id).toBe(before?._id);
  expect(after?.['eventId']).toBe(before?.['eventId']);
  expect(await confirmations()).toBe(0);
});

function waiting() {
  return findWaitingEvents(stores, 'candidates', { before: new Date(), limit: 100, except: [] });
}

/** The records as they were between the application and its announcement. */
async function bringBack(kind: string): Promise<void> {
  const event = await documents('events').findOne({ kind });
  const { _id: id, ...rest } = event as unknown as Omit<OutboxEvent, 'id'> & { _id: string };
  await documents('candidates').updateOne({}, { $push: { outbox: { id, ...rest } as never } });
  for (const name of ['events', 'webhook_deliveries', 'email_sends', 'mails']) {
    await documents(name).deleteMany({});
  }
}

/** Promise: balances are those of the entries, also when money moved while the backup was taken. */
it('restores a ledger that adds up', async () => {
  const payer = await buildKey(stores, {}, 50_000_000);
  let paid = 0;
  let isTaken = false;
  const paying = (async () => {
    while (!isTaken) {
      const { status } = await call(bench.api, payer, { path: '/jobs/salary-average?q=engineer' });
      if (status === 200) paid += 1;
    }
  })();
  await eventually('payments', () => paid > 5);
  await loseAfterBackup(async () => {
    isTaken = true;
    await paying;
  });
  const { body } = await call(bench.api, payer, { path: '/account' });
  expect(body.data['balance_usd_micros']).toBeLessThan(50_000_000);
  expect(await findLedgerDifference(stores, payer.accountId)).toBeNull();
});

/** Promise: work whose workflow was lost with Temporal is found by the sweeps. */
it('leaves every open session to be started anew', async () => {
  const session = { accountId: employer.key.accountId, jobId: 'job_1', isOpen: true };
  await documents('apply_sessions').insertMany([
    { _id: 'ses_begun' as never, ...session, status: 'drafting', updatedAt: new Date() },
    { _id: 'ses_ended' as never, ...session, isOpen: false, status: 'submitted' },
  ]);
  await loseAfterBackup();
  const due = await documents('apply_sessions')
    .find({ startDueAt: { $exists: true } })
    .toArray();
  expect(due.map(({ _id }) => _id)).toEqual(['ses_begun']);
});
