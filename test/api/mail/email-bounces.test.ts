import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createMailActivities } from '../../../activities/mail/index.ts';
import type { AppContext } from '../../../services/context.ts';
import { takeReport } from '../../../services/mail/take-report.ts';
import { mailModel } from '../../../storage/mail/mail.model.ts';
import { buildEmployer, call, type Employer, type Json } from '../../support/hiring/employer.ts';
import { complaint, deliveryStatus, vacationReply } from '../../support/mail/reports.ts';
import { mailingBy, runToEnd } from '../../support/mail/sending.ts';
import { startSmtpServer, type TestSmtpServer } from '../../support/mail/smtp-server.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

let api: TestApi;
let server: TestSmtpServer;
let employer: Employer;
let directory: string;
let ctx: AppContext;
let people = 0;

beforeAll(async () => {
  api = await startApi();
  server = await startSmtpServer();
  directory = await mkdtemp(join(tmpdir(), 'bounces-'));
  const bounces = { MAIL_BOUNCE_DOMAIN: 'jobs.example', MAIL_BOUNCE_DIR: directory };
  ctx = mailingBy(api.ctx, { SMTP_URL: server.url, ...bounces });
});
afterAll(async () => {
  await api.close();
  await server.close();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  employer = await buildEmployer(api);
});

interface Sent {
  id: string;
  accountId: string;
  address: string;
  /** Its return address and Message-ID. */
  from: string;
  messageId: string;
}

async function sent(): Promise<Sent> {
  people += 1;
  const address = `mara${people}@x.example`;
  const body = { subject: 'Hello', body_text: 'Hello', to: [address] };
  const made = await call(api, employer.key, { method: 'POST', path: '/email/send', body });
  const send = { id: made.body.data['id'] as string, accountId: employer.key.accountId };
  await runToEnd(ctx, send);
  const { from = '', messageId = '' } = server.taken.find(({ to }) => to === address) ?? {};
  return { ...send, address, from, messageId };
}

const take = (text: string) => takeReport(ctx, Buffer.from(text));

async function events({ id }: Sent): Promise<[string, unknown][]> {
  const { body } = await call<{ data: Json[] }>(api, employer.key, {
    path: `/email/sends/${id}/events`,
  });
  return body.data.map(({ kind, reason }) => [String(kind), reason]);
}

async function counts({ id }: Sent): Promise<Json> {
  const { body } = await call(api, employer.key, { path: `/email/sends/${id}` });
  return body.data['counts'] as Json;
}

async function reasons(): Promise<unknown[]> {
  const { body } = await call<{ data: Json[] }>(api, employer.key, { path: '/email/suppressions' });
  return body.data.map(({ reason }) => reason);
}

/** Promise (decision 0028): a report with our return address changes its own mail, and nothing else does. */
describe('a report that comes later', () => {
  it('is expected at a return address of 64 characters that holds the mail', async () => {
    const { from } = await sent();
    expect(from).toMatch(/^bounce\+[0-9a-f]{40}\.[0-9a-f]{16}@jobs\.example$/);
  });

  it('marks the mail as bounced, and suppresses an address that does not exist', async () => {
    const mail = await sent();
    const text = deliveryStatus(mail.from.toUpperCase().replace('BOUNCE', 'Bounce'), mail);
    expect(await take(text)).toBe('bounced');
    expect(await take(text)).toBe('other');
    const reason = '550 5.1.1 <mara@x.example>: no such mailbox';
    expect((await events(mail)).slice(2)).toEqual([['bounced', reason]]);
    expect(await counts(mail)).toMatchObject({ sent: 0, bounced: 1 });
    expect(await reasons()).toEqual(['hard_bounce']);
    const stored = await mailModel(api.ctx.stores.mongo).findOne({ sendId: mail.id }).lean();
    expect(stored?.outbox.map(({ kind, data }) => [kind, data])).toEqual([
      ['email.bounced', { send_id: mail.id, recipient: mail.address, reason, suppressed: true }],
    ]);
  });

  it.each([
    ['5.2.2', '552 5.2.2 mailbox full'],
    ['5.7.1', '550 5.7.1 your host is on a block list'],
    ['5.0.0', '554 5.7.1 refused by policy'],
    ['4.4.1', 'connection timed out'],
  ])('does not suppress an address for %s', async (status, diagnostic) => {
    const mail = await sent();
    expect(await take(deliveryStatus(mail.from, { status, diagnostic }))).toBe('bounced');
    expect(await reasons()).toEqual([]);
  });

  it('notes a complaint, which ends all mailings', async () => {
    const mail = await sent();
    for (let times = 0; times < 2; times += 1) {
      expect(await take(complaint(mail.from))).toBe('complained');
    }
    expect((await events(mail)).slice(2)).toEqual([['complained', null]]);
    expect(await counts(mail)).toMatchObject({ sent: 1, complained: 1 });
    expect(await reasons()).toEqual(['complaint']);
  });

  it.each(['not-spam', 'auth-failure', 'other'])('takes %s for no complaint', async (type) => {
    const mail = await sent();
    expect(await take(complaint(mail.from, type))).toBe('other');
    expect(await reasons()).toEqual([]);
  });

  it('marks the mail as bounced by a plain text', async () => {
    const mail = await sent();
    const text = [
      'From: MAILER-DAEMON@mx.x.example',
      `To: ${mail.from}`,
      'Subject: failure notice',
      '',
      `Unable to deliver to <${mail.address}>: 550 5.1.1 no such mailbox`,
    ];
    expect(await take(text.join('\r\n'))).toBe('bounced');
    expect(await reasons()).toEqual(['hard_bounce']);
  });

  it('suppresses nobody for a holiday or a delay', async () => {
    const mail = await sent();
    expect(await take(vacationReply(mail.from))).toBe('other');
    const delayed = { action: 'delayed', status: '4.4.1', diagnostic: '451 4.4.1 no answer' };
    expect(await take(deliveryStatus(mail.from, delayed))).toBe('delayed');
    expect(await take(deliveryStatus(mail.from, { action: 'delivered' }))).toBe('other');
    expect((await events(mail)).slice(2)).toEqual([['deferred', '451 4.4.1 no answer']]);
    expect(await counts(mail)).toMatchObject({ sent: 1, bounced: 0 });
    expect(await reasons()).toEqual([]);
  });

  it('is ignored when it is forged or of another mail', async () => {
    const mail = await sent();
    const other = await sent();
    const forged = mail.from.replace(/[0-9a-f]@/, (end) => (end === '0@' ? '1@' : '0@'));
    expect(await take(deliveryStatus(forged))).toBe('unproven');
    expect(await take(deliveryStatus(mail.address, mail))).toBe('unproven');
    expect(await take(deliveryStatus(mail.from, other))).toBe('unproven');
    expect(await take(complaint(forged))).toBe('unproven');
    expect([await counts(mail), await counts(other)]).toMatchObject([{ sent: 1 }, { sent: 1 }]);
    expect(await reasons()).toEqual([]);
  });

  it('is read to its end, whatever it holds', async () => {
    const head = 'Content-Type: multipart/report; boundary=a\n\n';
    const nested = Array.from(
      { length: 300 },
      (_, n) => `--b${n}\nContent-Type: multipart/mixed; boundary=b${n + 1}\n\n`,
    );
    const hostile = [
      '',
      'x'.repeat(1_000_000),
      `To: ${'<'.repeat(500_000)}\n\n`,
      `Content-Type: multipart/report; boundary=b0\n\n${nested.join('')}`,
      `${head}--a\nContent-Type: text/html\n\n${' \n'.repeat(500_000)}x`,
      `${head}--a\nContent-Type: message/delivery-status\n\n${': \n\t'.repeat(200_000)}`,
      `${head}--a\nContent-Type: message/delivery-status; charset=nonsense\n\n\u0000\uffff`,
      `${head}${'--a\n\n'.repeat(60_000)}`,
    ];
    for (const text of hostile) {
      expect(['other', 'unproven', 'unreadable']).toContain(await take(text));
    }
  });

  it('is read from the maildir by the sweep, once its mail is out', async () => {
    const mail = await sent();
    await mkdir(join(directory, 'new'), { recursive: true });
    await writeFile(join(directory, 'new', '1'), deliveryStatus(mail.from, mail));
    await writeFile(join(directory, 'new', '2'), vacationReply(mail.from));
    const model = mailModel(api.ctx.stores.mongo);
    await model.updateOne({ sendId: mail.id }, { $set: { status: 'sending' } });
    const { sweepMail } = createMailActivities(ctx);
    expect((await sweepMail()).reports).toMatchObject({ waiting: 1, other: 1 });
    expect(await readdir(join(directory, 'done'))).toEqual(['2']);
    await model.updateOne({ sendId: mail.id }, { $set: { status: 'sent' } });
    expect((await sweepMail()).reports).toMatchObject({ bounced: 1, waiting: 0 });
    expect((await readdir(join(directory, 'done'))).sort()).toEqual(['1', '2']);
    expect(await counts(mail)).toMatchObject({ bounced: 1 });
    const came = (days: number) => new Date(Date.now() - days * 86_400_000);
    await utimes(join(directory, 'done', '1'), came(31), came(31));
    await utimes(join(directory, 'done', '2'), came(29), came(29));
    await sweepMail();
    expect(await readdir(join(directory, 'done'))).toEqual(['2']);
  });
});
