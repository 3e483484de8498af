import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { changeAlert } from '../../../services/market/alerts/change-alert.ts';
import { removeAlert } from '../../../services/market/alerts/remove-alert.ts';
import { sweepAlerts } from '../../../services/market/alerts/sweep-alerts.ts';
import { announceEvents } from '../../../services/webhooks/announce-events.ts';
import { retryReactions } from '../../../services/webhooks/reactions.ts';
import { findAccount } from '../../../storage/accounts/accounts.ts';
import { sendModel } from '../../../storage/mail/send.model.ts';
import { findWaitingEvents } from '../../../storage/webhooks/events/outboxes.ts';
import type { AlertSettings } from '../../../domain/market/alerts/alert.ts';
import { killAt, type KilledWrite, type WriteMethod } from '../../support/kill-at.ts';
import { mailingBy, runToEnd } from '../../support/mail/sending.ts';
import { startSmtpServer } from '../../support/mail/smtp-server.ts';
import { startAlertBench, type AlertBench } from '../../support/market/alert-bench.ts';
import { settleJobs, storeJob } from '../../support/market/stored-jobs.ts';

let bench: AlertBench;
let directory: string;
let address: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'digests-'));
  bench = await startAlertBench();
  address = (await findAccount(bench.ctx.stores, bench.accountId))?.email ?? '';
});
beforeEach(async () => {
  await bench.reset();
  await rm(join(directory, 'new'), { recursive: true, force: true });
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await bench.close();
  await rm(directory, { recursive: true });
});

const sweep = () => sweepAlerts(bench.ctx);

function addAlert(settings: Partial<AlertSettings> = {}): Promise<string> {
  return bench.addAlert({ channel: 'email', name: 'Kilns', ...settings });
}

async function publish(...titles: string[]): Promise<void> {
  const { stores } = bench.ctx;
  await bench.timePasses();
  for (const title of titles) {
    await storeJob(stores, { title });
    await settleJobs(stores);
  }
  await bench.timePasses();
}

/** Sends what is stored, as the workflows do. */
async function sendStored(settings: Record<string, string> = { MAIL_DIR: directory }) {
  const ctx = mailingBy(bench.ctx, settings);
  const sends = await sendModel(ctx.stores.mongo).find().sort({ _id: 1 }).lean();
  for (const { _id: id, accountId } of sends) await runToEnd(ctx, { accountId, id });
}

/** The mails in the maildir, oldest first. */
async function delivered(): Promise<string[]> {
  const folder = join(directory, 'new');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
}

async function subjects(): Promise<string[]> {
  await sendStored();
  const mails = await delivered();
  return mails.map((mail) => /^Subject: (.+)$/m.exec(mail.replaceAll('\r', ''))?.[1] ?? '').sort();
}

/** Announces what could not be announced, as the sweeps of events and reactions do. */
async function announceLeft(): Promise<void> {
  const { ctx } = bench;
  const soon = { before: new Date(Date.now() + 60_000), limit: 100 };
  await announceEvents(ctx, await findWaitingEvents(ctx.stores, 'job_alerts', soon));
  const failed = ctx.stores.mongo.collection('failed_reactions');
  await failed.updateMany({}, { $set: { dueAt: new Date(0) } });
  await retryReactions(ctx);
}

const disable = (id: string) =>
  changeAlert(bench.ctx, { accountId: bench.accountId, id }, () => ({ enabled: false }));

/** Promise (decision 0027): a digest by mail goes to the address of the account, once. */
describe('an alert by mail', () => {
  it('sends one mail for new jobs, with the headers of RFC 8058', async () => {
    const id = await addAlert();
    await publish('Kiln Operator', 'Glaze Chemist');
    expect(await sweep()).toMatchObject({ told: 1 });
    expect(await sweep()).toMatchObject({ told: 0 });
    await sendStored();
    const [mail = '', ...more] = await delivered();
    expect(more).toEqual([]);
    expect(mail).toContain(`To: ${address}`);
    expect(mail).toMatch(/^From: Openrole </m);
    expect(mail).toContain('Subject: 2 new jobs: Kilns');
    expect(mail).toMatch(/^List-Unsubscribe: <http:.*\/public\/unsubscribe\//m);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).toContain(`List-ID: <${id}.`);
    expect(mail).toContain('X-Auto-Response-Suppress: All');
    expect(mail).not.toContain('Reply-To');
    expect(await bench.alert(id)).toMatchObject({ matched: 2, outbox: [] });
    expect(await bench.told(id)).toEqual([]);
  });

  it('repeats nothing in the digest of the next day', async () => {
    const id = await addAlert({ cadence: 'daily' });
    await publish('Kiln Operator', 'Glaze Chemist', 'Clay Engineer');
    await sweep();
    expect(await subjects()).toEqual([]);
    await bench.digestIsDue(id);
    await sweep();
    await publish('Tile Designer');
    await sweep();
    await bench.digestIsDue(id);
    await sweep();
    expect(await subjects()).toEqual(['1 new job: Kilns', '3 new jobs: Kilns']);
  });

  it('sends one mail when sweeps run at the same time', async () => {
    const id = await addAlert({ cadence: 'weekly' });
    await publish('Kiln Operator');
    await Promise.all([sweep(), sweep()]);
    await bench.digestIsDue(id);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await subjects()).toEqual(['1 new job: Kilns']);
  });
});

/** Promise: a killed worker sends one mail in the end. */
describe('a worker that is killed', () => {
  it.each<[string, WriteMethod, KilledWrite]>([
    ['deciding on a digest', 'updateMany', { collection: 'job_alerts', nth: 2 }],
    ['storing the mail', 'insertMany', 'mails'],
    ['storing the send', 'insertMany', 'email_sends'],
    ['emptying the outbox', 'updateMany', { collection: 'job_alerts', nth: 3 }],
    ['marking matches', 'updateMany', 'alert_matches'],
    ['ending the digest', 'updateMany', { collection: 'job_alerts', nth: 4 }],
  ])('while %s', async (...[, method, collection]) => {
    for (const moment of ['before', 'after'] as const) {
      await bench.reset();
      await rm(join(directory, 'new'), { recursive: true, force: true });
      const id = await addAlert({ cadence: 'daily' });
      await publish('Kiln Operator');
      await sweep();
      await bench.digestIsDue(id);
      const wasKilled = killAt(method, collection, moment);
      await sweep().catch(() => undefined);
      expect(wasKilled()).toBe(true);
      jest.restoreAllMocks();
      await sweep();
      await announceLeft();
      expect(await subjects()).toEqual(['1 new job: Kilns']);
      expect(await bench.alert(id)).toMatchObject({ matched: 1, outbox: [] });
    }
  });
});

/** Promise: who has left an alert gets no mail of it, and keeps the rest (RFC 8058, B50). */
describe('an alert that is left', () => {
  function linkIn(mail: string | undefined): string {
    const [, url = ''] = /^List-Unsubscribe: <(.+)>\r?$/m.exec(mail ?? '') ?? [];
    return bench.api.url + new URL(url).pathname;
  }

  const post = (link: string) =>
    fetch(link, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

  it('is disabled by POST of its link, not by GET; other alerts stay', async () => {
    const id = await addAlert();
    await publish('Kiln Operator');
    await sweep();
    await sendStored();
    const link = linkIn((await delivered())[0]);
    const page = await (await fetch(link)).text();
    expect(page).toContain('no more mails of this job alert');
    expect(await bench.alert(id)).toMatchObject({ enabled: true, version: 1 });
    const other = await addAlert({ name: 'Glazes' });
    for (let times = 0; times < 2; times += 1) expect((await post(link)).status).toBe(200);
    expect(await bench.alert(id)).toMatchObject({
      ...{ enabled: false, disabledReason: 'unsubscribed', nextDueAt: null, version: 2 },
    });
    expect((await bench.alert(other)).enabled).toBe(true);
    await publish('Glaze Chemist');
    await sweep();
    expect(await subjects()).toEqual(['1 new job: Glazes', '1 new job: Kilns']);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['disabled', disable],
    [
      'deleted',
      (id) => removeAlert(bench.ctx, { accountId: bench.accountId, id }, () => undefined),
    ],
  ])('sends no mail when it is %s after the decision, before the mail', async (...[, leave]) => {
    for (const moment of ['before it is stored', 'before it is sent']) {
      const id = await addAlert();
      await publish(`Kiln Operator ${moment}`);
      if (moment === 'before it is stored') killAt('insertMany', 'mails', 'before');
      await sweep();
      jest.restoreAllMocks();
      await leave(id);
      await announceLeft();
      expect(await subjects()).toEqual([]);
    }
  });

  it('is not sent to an address that does not exist', async () => {
    const server = await startSmtpServer();
    const accounts = bench.ctx.stores.mongo.collection<{ _id: string }>('accounts');
    const move = (email: string) =>
      accounts.updateOne({ _id: bench.accountId }, { $set: { email } });
    await move(`550@${bench.accountId.toLowerCase().replace('_', '-')}.example`);
    await addAlert();
    for (const title of ['Kiln Operator', 'Glaze Chemist']) {
      await publish(title);
      await sweep();
      await sendStored({ SMTP_URL: server.url });
    }
    await move(address);
    await server.close();
    const mails = await bench.ctx.stores.mongo
      .collection('mails')
      .find()
      .sort({ _id: 1 })
      .toArray();
    expect(mails.map(({ status }) => status as string)).toEqual(['bounced', 'suppressed']);
  });
});
