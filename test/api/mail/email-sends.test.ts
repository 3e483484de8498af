import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AppContext } from '../../../services/context.ts';
import { beginSend, readSend } from '../../../services/mail/run-send.ts';
import { sendBatch } from '../../../services/mail/send-batch.ts';
import { sendOnce } from '../../../services/mail/send-once.ts';
import { runOf } from '../../../storage/new-id.ts';
import { mailModel } from '../../../storage/mail/mail.model.ts';
import { sendModel } from '../../../storage/mail/send.model.ts';
import { findSend } from '../../../storage/mail/sends.ts';
import { buildEmployer, call, type Employer, type Json } from '../../support/hiring/employer.ts';
import { killAt } from '../../support/kill-at.ts';
import { mailingBy, runBatches, runToEnd } from '../../support/mail/sending.ts';
import { startSmtpServer, type SmtpServerOptions } from '../../support/mail/smtp-server.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const text = { subject: 'Hello', body_text: 'Hello there' };

let api: TestApi;
let employer: Employer;
let directory: string;
let ctx: AppContext;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mails-'));
  api = await startApi();
});
afterAll(async () => {
  await api.close();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  employer = await buildEmployer(api);
  await rm(join(directory, 'new'), { recursive: true, force: true });
  ctx = mailingBy(api.ctx, { MAIL_DIR: directory });
});

interface Answer {
  data: Json & { id: string };
  error: { code: string; details: { path: string; message: string }[] };
}

function post(path: string, body: Json = {}) {
  return call<Answer>(api, employer.key, { method: 'POST', path, body });
}

async function made(body: Json): Promise<{ id: string; accountId: string }> {
  const { status, body: answer } = await post('/email/send', { ...text, ...body });
  if (status !== 201) throw new Error(JSON.stringify(answer));
  return { id: answer.data.id, accountId: employer.key.accountId };
}

async function candidate(body: Json): Promise<string> {
  return (await post('/candidates', body)).body.data.id;
}

async function read({ id }: { id: string }): Promise<Json> {
  return (await call(api, employer.key, { path: `/email/sends/${id}` })).body.data;
}

interface Page {
  data: Json[];
  meta: { next_cursor: string | null };
}

async function eventPage({ id }: { id: string }, query: string): Promise<Page> {
  const path = `/email/sends/${id}/events${query}`;
  return (await call<Page>(api, employer.key, { path })).body;
}

async function events(send: { id: string }, query = ''): Promise<Json[]> {
  return (await eventPage(send, query)).data;
}

async function delivered(): Promise<string[]> {
  const folder = join(directory, 'new');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

async function overSmtp(to: string[], options: SmtpServerOptions = {}) {
  const server = await startSmtpServer(options);
  const send = await made({ to });
  const outcome = await runToEnd(mailingBy(api.ctx, { SMTP_URL: server.url }), send);
  await server.close();
  return { send, outcome, taken: server.taken };
}

/** Promise (decision 0028): a send is checked whole before anything is stored. */
describe('a send that is refused', () => {
  it.each<[string, Json]>([
    ['to.1', { to: ['a@x.example', 'Group: b@x.example;'] }],
    ['to.0', { to: ['cand_0NaQ8xT2v7Bd1kZp4mXw'] }],
    ['to.0', { to: ['A\r\nBcc: e@x.example'] }],
    ['to', { to: Array.from({ length: 5_001 }, (_, n) => `p${n}@x.example`) }],
    ['to', { to: [] }],
    ['send_at', { send_at: '2020-01-01T00:00:00Z' }],
    ['send_at', { send_at: 'tomorrow' }],
    ['template_id', { template_id: 'msg_0NaQ8xT2v7Bd1kZp4mXw', ...none() }],
    ['template_id', { template_id: 'msg_0NaQ8xT2v7Bd1kZp4mXw' }],
    ['job_id', { job_id: 'job_0NaQ8xT2v7Bd1kZp4mXw' }],
    ['reply_to', { reply_to: 'nobody' }],
    ['subject', { subject: '{{#x}}' }],
    ['body_text', { body_text: undefined }],
  ])('names %s', async (path, more) => {
    const { status, body } = await post('/email/send', { ...text, to: ['a@x.example'], ...more });
    expect(status).toBe(400);
    expect(body.error.details.map((detail) => detail.path)).toEqual([path]);
  });

  it('names the missing fields of all recipients at once, and stores nothing', async () => {
    const to = [
      'a@x.example',
      await candidate({ name: 'Mara', email: 'm@x.example' }),
      'b@x.example',
    ];
    const body = { ...text, body_text: '{{candidate.name}} {{job.title}}', to };
    const refused = await post('/email/send', body);
    expect(refused.status).toBe(400);
    expect(refused.body.error.details).toEqual([
      { path: 'to.0', message: 'has no candidate.name' },
      { path: 'to.0', message: 'has no job.title' },
      { path: 'to.1', message: 'has no job.title' },
      { path: 'to.2', message: 'has no candidate.name' },
      { path: 'to.2', message: 'has no job.title' },
    ]);
    const { accountId } = employer.key;
    expect(await mailModel(api.ctx.stores.mongo).countDocuments({ accountId })).toBe(0);
  });

  it('by the quota is refused whole', async () => {
    const to = Array.from({ length: 2_001 }, (_, n) => `p${n}@x.example`);
    const refused = await post('/email/send', { ...text, to });
    expect([refused.status, refused.body.error.code]).toEqual([429, 'quota_exceeded']);
    expect((await post('/email/send', { ...text, to: to.slice(1) })).status).toBe(201);
  });
});

function none(): Json {
  return { subject: undefined, body_text: undefined };
}

/** Promise (decision 0028): each address gets one mail, filled with the values of its candidate. */
describe('a mailing', () => {
  it('reaches each address once, filled from the candidate', async () => {
    const id = await candidate({ name: 'Smith & Sons <x>', email: 'a@x.example' });
    const send = await made({
      ...{
        subject: 'To {{candidate.name}}',
        body_text: undefined,
        to: ['A@x.example', 'a@x.example', id],
      },
      body_html: '<p>{{candidate.name}} {{organization.name}}</p>',
    });
    expect(await runToEnd(ctx, send)).toEqual({ status: 'sent', sent: 1, failed: 0 });
    const [mail = '', ...others] = await delivered();
    expect(others).toEqual([]);
    expect(mail).toContain('Subject: To Smith & Sons <x>');
    expect(mail).toContain('<p>Smith &amp; Sons &lt;x&gt; Harbour Clockworks');
    expect(mail).toMatch(/^List-Unsubscribe: <http:.*\/public\/unsubscribe\//m);
    expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(mail).toMatch(/^Feedback-ID: snd_\w+:acc_\w+:mailing:harbour\.example$/m);
    expect((await events(send)).map(({ kind }) => kind)).toEqual(['queued', 'sent']);
    expect(await read(send)).toMatchObject({ status: 'sent', counts: { queued: 0, sent: 1 } });
  });

  it('is exact in the maildir after a worker died between delivery and note', async () => {
    const to = Array.from({ length: 100 }, (_, n) => `p${n}@x.example`);
    const send = await made({ to });
    await runBatches(ctx, send);
    const model = mailModel(api.ctx.stores.mongo);
    const claim = { by: 'dead', until: new Date(0) };
    const half = { sendId: send.id, position: { $lt: 30 } };
    await model.updateMany(half, { $set: { status: 'sending', claim } });
    expect(await runToEnd(ctx, send)).toMatchObject({ sent: 100 });
    const addresses = (await delivered()).map((mail) => /^To: (.*)$/m.exec(mail)?.[1]);
    expect(addresses.sort()).toEqual([...to].sort());
  });

  it.each(['before', 'after'] as const)(
    'has one uncertain mail per connection when a worker dies %s a write, and loses none',
    async (moment) => {
      const server = await startSmtpServer();
      const settings = { SMTP_URL: server.url, MAIL_CONNECTIONS: '3' };
      const to = Array.from({ length: 40 }, (_, n) => `p${n}@x.example`);
      const send = await made({ to });
      await beginSend(ctx, send, false);
      const dying = mailingBy(api.ctx, settings);
      const found = await findSend(api.ctx.stores, send);
      if (found === null) throw new Error('There is no such send.');
      const batch = { by: 'worker', now: new Date() };
      const once = () => sendBatch(dying, found, { batch, beat: () => undefined });
      const wasKilled = killAt('bulkWrite', { collection: 'mails', nth: 6 }, moment);
      await expect(once()).rejects.toThrow('killed');
      expect(wasKilled()).toBe(true);
      jest.restoreAllMocks();
      const before = server.taken.length;
      expect(before).toBeGreaterThan(0);
      await once();
      await server.close();
      const uncertain = (await events(send, '?kind=deferred')).length;
      expect(uncertain).toBeLessThanOrEqual(3);
      const twice = server.taken.length - new Set(server.taken.map((mail) => mail.to)).size;
      expect(twice).toBe(0);
      expect(await read(send)).toMatchObject({
        counts: { sent: 40 - uncertain, deferred: uncertain, queued: 0 },
      });
    },
  );

  it('goes over connections that the server closes', async () => {
    const to = Array.from({ length: 100 }, (_, n) => `p${n}@x.example`);
    const { taken, outcome } = await overSmtp(to, { perConnection: 25 });
    expect(new Set(taken.map((mail) => mail.to)).size).toBe(100);
    expect([taken.length, outcome.sent]).toEqual([100, 100]);
  });

  it('is not ended by one refusal', async () => {
    const to = Array.from({ length: 10 }, (_, n) =>
      n === 2 ? '550@x.example' : `p${n}@x.example`,
    );
    const { taken, send } = await overSmtp(to);
    expect(taken).toHaveLength(9);
    expect(await read(send)).toMatchObject({ counts: { sent: 9, bounced: 1 } });
    const again = await made({ to: ['550@x.example'] });
    expect(await read(again)).toMatchObject({ counts: { suppressed: 1 } });
  });

  it('does not suppress people because we are blocked', async () => {
    const { send } = await overSmtp(['blocked@x.example']);
    expect(await read(send)).toMatchObject({ status: 'failed', counts: { failed: 1 } });
    const again = await made({ to: ['blocked@x.example'] });
    expect(await read(again)).toMatchObject({ counts: { suppressed: 0, queued: 1 } });
  });

  it('is sent at most twice when the answer is lost, once when RCPT is', async () => {
    const lost = await overSmtp(['drop-after-data@x.example']);
    expect(lost.taken).toHaveLength(2);
    expect(new Set(lost.taken.map(({ messageId }) => messageId)).size).toBe(1);
    const [, , last] = await events(lost.send);
    expect(last).toMatchObject({ kind: 'sent', reason: 'unconfirmed' });
    const greylisted = await overSmtp(['451-once@x.example']);
    expect(greylisted.taken).toHaveLength(1);
    expect((await events(greylisted.send, '?kind=deferred'))[0]?.['reason']).toContain('4.7.1');
  });

  it('sends nothing when everything was down for a day', async () => {
    const send = await made({ to: ['a@x.example'], send_at: new Date().toISOString() });
    const sendAt = new Date(Date.now() - 25 * 3_600_000);
    await sendModel(api.ctx.stores.mongo).updateOne({ _id: send.id }, { $set: { sendAt } });
    expect(await readSend(ctx, send)).toMatchObject({ isLate: true, waitMs: 0 });
    expect(await beginSend(ctx, send, true)).toBe(false);
    expect(await read(send)).toMatchObject({ status: 'failed', counts: { failed: 1 } });
    expect((await events(send)).at(-1)).toMatchObject({ reason: 'too_late' });
  });

  it('waits without charging anybody while there is no server', async () => {
    const send = await made({ to: ['a@x.example'] });
    const away = mailingBy(api.ctx, { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(await runBatches(away, send)).toBe(0);
    expect(await read(send)).toMatchObject({ status: 'sending', counts: { queued: 1 } });
  });

  it('is found by the candidate that it is for, and by the one who survives a merge', async () => {
    const [mara, nils] = [
      await candidate({ name: 'Mara', email: 'mara@x.example' }),
      await candidate({ name: 'Nils', email: 'nils@x.example' }),
    ];
    const both = await made({ to: [mara, nils] });
    const one = await made({ to: [nils] });
    await made({ to: ['a@x.example'] });
    const sendsTo = async (id: string) => {
      const path = `/email/sends?candidate_id=${id}`;
      const { body } = await call<Page>(api, employer.key, { path });
      return body.data.map((send) => send['id']);
    };
    expect(await sendsTo(mara)).toEqual([both.id]);
    expect(await sendsTo(nils)).toEqual([one.id, both.id]);
    await post('/candidates/merge', { primary_id: mara, duplicate_id: nils });
    expect(await sendsTo(mara)).toEqual([one.id, both.id]);
    expect(await sendsTo('cand_none')).toEqual([]);
  });

  it('is not sent to a candidate who was anonymised meanwhile', async () => {
    const id = await candidate({ name: 'Mara', email: 'gone@x.example' });
    const send = await made({ to: [id] });
    await post(`/candidates/${id}/anonymize`);
    await runToEnd(ctx, send);
    expect(await delivered()).toEqual([]);
    expect((await events(send)).at(-1)).toMatchObject({ kind: 'failed', reason: 'recipient_gone' });
  });

  it('is cancelled: what is not out stays in', async () => {
    const send = await made({
      to: ['a@x.example'],
      send_at: new Date(Date.now() + 60_000).toISOString(),
    });
    for (let times = 0; times < 2; times += 1) {
      const cancelled = await post(`/email/sends/${send.id}/cancel`);
      expect(cancelled.body.data).toMatchObject({ status: 'cancelled', counts: { cancelled: 1 } });
    }
    const ended = await made({ to: ['b@x.example'] });
    await runToEnd(ctx, ended);
    expect((await post(`/email/sends/${ended.id}/cancel`)).status).toBe(409);
    expect(await delivered()).toHaveLength(1);
  });

  it('lists its events by recipient, page after page', async () => {
    const send = await made({ to: ['a@x.example', 'b@x.example', 'c@x.example'] });
    await runToEnd(ctx, send);
    const all = await events(send);
    expect(all.map(({ recipient, kind }) => `${String(recipient)} ${String(kind)}`)).toEqual(
      ['a', 'b', 'c'].flatMap((name) => [`${name}@x.example queued`, `${name}@x.example sent`]),
    );
    const paged: Json[] = [];
    let query: string | null = '?limit=1';
    while (query !== null) {
      const page: Page = await eventPage(send, query);
      paged.push(...page.data);
      query = page.meta.next_cursor && `?limit=1&cursor=${page.meta.next_cursor}`;
    }
    expect(paged).toEqual(all);
    expect(await events(send, '?recipient=b@x.example&kind=sent')).toEqual([all[3]]);
  });
});

/** Promise: only a POST unsubscribes, it stops mailings, and nothing else (RFC 8058). */
describe('an unsubscribe link', () => {
  async function sentLink(to: string) {
    const send = await made({ to: [to, `other.${to}`] });
    await runToEnd(ctx, send);
    const mail = (await delivered()).find((one) => one.includes(`To: ${to}`)) ?? '';
    const [, url = ''] = /^List-Unsubscribe: <(.+)>$/m.exec(mail) ?? [];
    return { send, link: api.url + new URL(url).pathname };
  }

  const linkOf = async (to: string) => (await sentLink(to)).link;

  async function isSuppressed(to: string): Promise<boolean> {
    const { counts } = await read(await made({ to: [to] }));
    return (counts as Json)['suppressed'] === 1;
  }

  it('shows a page and changes nothing on GET and HEAD', async () => {
    const link = await linkOf('g@x.example');
    for (const method of ['GET', 'HEAD', ...Array.from({ length: 10 }, () => 'GET')]) {
      const answer = await fetch(link, { method });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    }
    expect(await isSuppressed('g@x.example')).toBe(false);
  });

  it.each<[string, () => URLSearchParams | FormData]>([
    ['a form', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    [
      'a multipart form',
      () => {
        const form = new FormData();
        form.set('List-Unsubscribe', 'One-Click');
        return form;
      },
    ],
  ])('unsubscribes by POST of %s, twice', async (name, body) => {
    const to = `${name.replaceAll(' ', '')}@x.example`;
    const { send, link } = await sentLink(to);
    for (let times = 0; times < 2; times += 1) {
      const answer = await fetch(link, { method: 'POST', body: body(), redirect: 'manual' });
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    }
    expect(await isSuppressed(to)).toBe(true);
    expect((await read(send))['counts']).toMatchObject({ sent: 2, unsubscribed: 1 });
  });

  it('refuses other bodies and other tokens', async () => {
    const link = await linkOf('o@x.example');
    const body = new URLSearchParams({ other: 'x' });
    expect((await fetch(link, { method: 'POST', body })).status).toBe(400);
    expect((await fetch(`${link.slice(0, -1)}`, { method: 'POST', body })).status).toBe(404);
    expect(await isSuppressed('o@x.example')).toBe(false);
  });

  it('does not stop other mail of the service, which is sent once per key', async () => {
    const to = 'offered@x.example';
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    await fetch(await linkOf(to), { method: 'POST', body });
    const { accountId } = employer.key;
    const mail = {
      ...{ accountId, kind: 'offer' as const, run: runOf('off_0NaQ8xT2v7Bd1kZp4mXw'), to },
      causedAt: new Date(),
      ...{ candidateId: null, subject: 'Your {{offer}}', text: 'x', html: null, replyTo: null },
    };
    const id = await sendOnce(ctx, mail);
    expect(await sendOnce(ctx, mail)).toBe(id);
    await runToEnd(ctx, { accountId, id });
    const offers = (await delivered()).filter((one) => one.includes('Subject: Your {{offer}}'));
    expect(offers).toHaveLength(1);
    expect(offers[0]).not.toContain('List-Unsubscribe');
  });
});
