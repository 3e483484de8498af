import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createMailActivities } from '../../../activities/mail/index.ts';
import { sendBatch } from '../../../services/mail/send-batch.ts';
import { beginSend } from '../../../services/mail/run-send.ts';
import { enterBatch, leaveBatch } from '../../../storage/mail/mail-batches.ts';
import { mailDraftModel } from '../../../storage/mail/mail-draft.model.ts';
import { takeMailsOfSecond } from '../../../storage/mail/mail-seconds.ts';
import { mailModel } from '../../../storage/mail/mail.model.ts';
import { sendModel } from '../../../storage/mail/send.model.ts';
import { findSend } from '../../../storage/mail/sends.ts';
import { eventually } from '../../support/eventually.ts';
import { buildEmployer, call, type Employer, type Json } from '../../support/hiring/employer.ts';
import { mailingBy, runToEnd } from '../../support/mail/sending.ts';
import { startSmtpServer } from '../../support/mail/smtp-server.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

let api: TestApi;
let employer: Employer;
let directory: string;
beforeAll(async () => {
  api = await startApi();
  employer = await buildEmployer(api);
  directory = await mkdtemp(join(tmpdir(), 'mails-'));
});
afterAll(async () => {
  await api.close();
  await rm(directory, { recursive: true });
});

async function made(...to: string[]): Promise<{ id: string; accountId: string }> {
  const body = { subject: 'Hello', body_text: 'Hello', to };
  const { body: answer } = await call(api, employer.key, {
    method: 'POST',
    path: '/email/send',
    body,
  });
  return { id: answer.data['id'] as string, accountId: employer.key.accountId };
}

const mails = () => mailModel(api.ctx.stores.mongo);
const sends = () => sendModel(api.ctx.stores.mongo);
const sweep = () => createMailActivities(api.ctx).sweepMail();

/** Promise (decision 0028): what a crash left is removed, and addresses are not kept. */
describe('the sweep of mail', () => {
  it('deletes mails whose send was never stored, after an hour', async () => {
    const lost = await made('lost@x.example');
    const stored = await made('stored@x.example');
    const drafts = mailDraftModel(api.ctx.stores.mongo);
    expect(await drafts.countDocuments({ _id: { $in: [lost.id, stored.id] } })).toBe(0);
    await sends().deleteOne({ _id: lost.id });
    const since = new Date(Date.now() - 50 * 60_000);
    await drafts.create([
      { _id: lost.id, since },
      { _id: stored.id, since },
    ]);
    await sweep();
    expect(await mails().countDocuments({ sendId: lost.id })).toBe(1);
    await drafts.updateMany({}, { $set: { since: new Date(Date.now() - 61 * 60_000) } });
    await sweep();
    expect(await mails().countDocuments({ sendId: lost.id })).toBe(0);
    expect(await mails().countDocuments({ sendId: stored.id })).toBe(1);
    expect(await drafts.countDocuments()).toBe(0);
  });

  it('erases addresses 90 days after the end of a send; counts stay', async () => {
    const server = await startSmtpServer();
    const send = await made('550@old.example', 'mara@old.example');
    await runToEnd(mailingBy(api.ctx, { SMTP_URL: server.url }), send);
    await server.close();
    const record = await sends().findById(send.id).lean();
    const keptMs = (record?.blankDueAt?.getTime() ?? 0) - (record?.endedAt?.getTime() ?? 0);
    expect(keptMs).toBe(90 * 86_400_000);
    await sweep();
    expect(await mails().countDocuments({ sendId: send.id, to: null })).toBe(0);
    await sends().updateOne({ _id: send.id }, { $set: { blankDueAt: new Date() } });
    await sweep();
    const left = await mails().find({ sendId: send.id }).lean();
    expect(left.map(({ to }) => to)).toEqual([null, null]);
    expect(JSON.stringify(left.map(({ outbox: _, ...mail }) => mail))).not.toContain('old.example');
    const { body } = await call(api, employer.key, { path: `/email/sends/${send.id}` });
    expect(body.data['counts'] as Json).toMatchObject({ sent: 1, bounced: 1 });
  });
});

/** Promise (decision 0028): an account runs four batches at once, and the installation sends so many mails a second. */
describe('the bounds of sending', () => {
  it('keeps a fifth batch waiting until one ends', async () => {
    const send = await made('mara@x.example');
    await beginSend(api.ctx, send, false);
    const { stores } = api.ctx;
    const { accountId } = send;
    const running = ['a', 'b', 'c', 'd', 'e'].map((by) => ({ accountId, by }));
    const entered = [];
    for (const batch of running) entered.push(await enterBatch(stores, batch));
    expect(entered).toEqual([true, true, true, true, false]);
    const ctx = mailingBy(api.ctx, { MAIL_DIR: directory });
    let beats = 0;
    const batch = { by: 'f', now: new Date() };
    const found = await findSend(stores, send);
    if (found === null) throw new Error('There is no such send.');
    const sending = sendBatch(ctx, found, { batch, beat: () => (beats += 1) });
    await eventually('a wait', () => beats > 0);
    expect(await readdir(directory)).toEqual([]);
    await leaveBatch(stores, { accountId, by: 'a' });
    await sending;
    expect(await readdir(join(directory, 'new'))).toHaveLength(1);
    expect(await enterBatch(stores, { accountId, by: 'e' })).toBe(true);
    for (const other of running) await leaveBatch(stores, other);
  });

  it('gives out exactly the mails of a second, to all workers together', async () => {
    const { stores } = api.ctx;
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    const asked = { perSecond: 50, most: 7 };
    const taken = await Promise.all(
      Array.from({ length: 20 }, () => takeMailsOfSecond(stores, asked)),
    );
    now.mockRestore();
    expect(Math.max(...taken)).toBe(7);
    expect(taken.reduce((sum, turns) => sum + turns, 0)).toBe(50);
  });

  it('names the mail in the header of the relay', async () => {
    const server = await startSmtpServer();
    const settings = { SMTP_URL: server.url, MAIL_IDEMPOTENCY_HEADER: 'Resend-Idempotency-Key' };
    await runToEnd(mailingBy(api.ctx, settings), await made('mara@x.example'));
    await server.close();
    expect(server.taken[0]?.content).toMatch(/^Resend-Idempotency-Key: mal_[0-9A-Za-z]{20}\r?$/m);
  });
});
