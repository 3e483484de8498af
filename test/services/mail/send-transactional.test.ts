import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createMailActivities } from '../../../activities/mail/index.ts';
import { sendOnce } from '../../../services/mail/send-once.ts';
import { sendTransactional } from '../../../services/mail/send-transactional.ts';
import type { AppContext } from '../../../services/context.ts';
import { mailModel } from '../../../storage/mail/mail.model.ts';
import { sendModel } from '../../../storage/mail/send.model.ts';
import { newId, runOf } from '../../../storage/new-id.ts';
import { TRANSACTIONAL_MAIL_ID } from '../../../workflows/mail/contract.ts';
import { killAt } from '../../support/kill-at.ts';
import { mailingBy, runTransactional } from '../../support/mail/sending.ts';
import { startSmtpServer, type TestSmtpServer } from '../../support/mail/smtp-server.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

let api: TestApi;
let server: TestSmtpServer;
let ctx: AppContext;
beforeAll(async () => {
  api = await startApi();
  server = await startSmtpServer();
  ctx = mailingBy(api.ctx, { SMTP_URL: server.url, MAIL_CONNECTIONS: '3' });
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const sends = () => sendModel(api.ctx.stores.mongo);
const takenBy = (domain: string) => server.taken.filter(({ to }) => to.endsWith(`@${domain}`));

/** Stores a mail to each address, each of an account of its own; returns the ids of the sends. */
function store(...addresses: string[]): Promise<string[]> {
  return Promise.all(addresses.map((to) => storeOne(to, 'notification')));
}

function storeOne(to: string, kind: 'notification' | 'offer'): Promise<string> {
  return sendOnce(api.ctx, {
    ...{ accountId: newId('account'), kind, run: runOf(newId('event')), to },
    ...{ causedAt: new Date(), candidateId: null, replyTo: null },
    ...{ subject: 'News', text: 'Hello', html: null },
  });
}

const people = (count: number, domain: string) =>
  Array.from({ length: count }, (_, place) => `p${place}@${domain}`);

const statusesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await sends().findById(id).lean())?.status));

/** Promise (decision 0063): mails of the service itself leave once each, without a workflow per mail. */
describe('mails of the service itself', () => {
  it('leave once each, those of many accounts in one batch, and their sends end', async () => {
    const ids = await store(...people(120, 'many.example'));
    expect(await runTransactional(ctx)).toBeNull();
    const taken = takenBy('many.example').map(({ to }) => to);
    expect(taken.sort()).toEqual(people(120, 'many.example').sort());
    const records = await sends()
      .find({ _id: { $in: ids } })
      .lean();
    for (const record of records) {
      expect(record).toMatchObject({ status: 'sent', startedAt: expect.any(Date) });
      expect(record.blankDueAt?.getTime()).toBeGreaterThan(Date.now());
      expect(record.mailDueAt).toBeUndefined();
    }
  });

  it('leave before the news that was due earlier, when somebody waits for them', async () => {
    await store(...people(120, 'news.example'));
    const before = server.taken.length;
    await storeOne('offered@waits.example', 'offer');
    const batch = { by: randomUUID(), now: new Date() };
    await sendTransactional(ctx, { batch, beat: () => undefined });
    const order = server.taken.slice(before).map(({ to }) => to);
    expect(order.slice(0, 50)).toContain('offered@waits.example');
    await runTransactional(ctx);
    expect(takenBy('news.example')).toHaveLength(120);
  });

  it('fail, wait and are tried again each by itself', async () => {
    const ids = await store('550@own.example', '451-once@own.example', 'mara@own.example');
    const wait = (await runTransactional(ctx)) ?? 0;
    expect(wait).toBeGreaterThan(60_000);
    expect(await statusesOf(ids)).toEqual(['failed', 'sending', 'sent']);
    expect(await runTransactional(ctx, new Date(Date.now() + wait))).toBeNull();
    expect(await statusesOf(ids)).toEqual(['failed', 'sent', 'sent']);
    expect(takenBy('own.example').map(({ to }) => to)).toEqual([
      'mara@own.example',
      '451-once@own.example',
    ]);
  });

  it('of a paused domain wait for its end, and hold up no others', async () => {
    const paused = await store('421@paused.example', 'mara@paused.example');
    await runTransactional(ctx);
    const late = await store('nils@paused.example');
    const others = await store(...people(60, 'open.example'));
    const wait = (await runTransactional(ctx)) ?? 0;
    expect(wait).toBeGreaterThan(30_000);
    expect(takenBy('open.example')).toHaveLength(60);
    expect(new Set(await statusesOf(others))).toEqual(new Set(['sent']));
    expect(await statusesOf(late)).toEqual(['sending']);
    await runTransactional(ctx, new Date(Date.now() + 90_000));
    expect(await statusesOf(late)).toEqual(['sent']);
    await sends().deleteMany({ _id: { $in: paused } });
  });

  it('stay stored while there is no mail server, and leave when it is back', async () => {
    const ids = await store('mara@away.example');
    const away = mailingBy(api.ctx, { SMTP_URL: 'smtp://127.0.0.1:9' });
    const batch = { by: randomUUID(), now: new Date() };
    const outcome = await sendTransactional(away, { batch, beat: () => undefined });
    expect(outcome).toMatchObject({ unreached: true, nextInMs: 0 });
    const mail = await mailModel(api.ctx.stores.mongo)
      .findOne({ sendId: ids[0] ?? '' })
      .lean();
    expect(mail).toMatchObject({ status: 'queued', attempts: 0 });
    await runTransactional(ctx);
    expect(await statusesOf(ids)).toEqual(['sent']);
  });

  it('that cannot be composed wait by themselves, and leave when they can', async () => {
    const ids = await store('broken@faulty.example', ...people(60, 'faulty.example'));
    const faulty: AppContext = {
      ...ctx,
      mail: {
        ...ctx.mail,
        compose(message) {
          if (message.to === 'broken@faulty.example') throw new Error('a fault of our own');
          return ctx.mail.compose(message);
        },
      },
    };
    const wait = (await runTransactional(faulty)) ?? 0;
    expect(wait).toBeGreaterThan(60_000);
    expect(takenBy('faulty.example')).toHaveLength(60);
    expect(await statusesOf(ids.slice(0, 1))).toEqual(['sending']);
    expect(await runTransactional(ctx, new Date(Date.now() + wait))).toBeNull();
    expect(new Set(await statusesOf(ids))).toEqual(new Set(['sent']));
  });

  it('that are cancelled before do not leave, also when an older release cancels them', async () => {
    const [id = ''] = await store('mara@cancelled.example');
    const ended = { status: 'cancelled' as const, nextAttemptAt: null };
    await mailModel(api.ctx.stores.mongo).updateOne({ sendId: id }, { $set: ended });
    await sends().updateOne({ _id: id }, { $set: { status: 'cancelled' } });
    expect(await runTransactional(ctx)).toBeNull();
    expect(takenBy('cancelled.example')).toEqual([]);
    expect(await statusesOf([id])).toEqual(['cancelled']);
  });
});

/** Promise: a crash loses no mail, leaves one uncertain per connection, and sends none twice. */
describe('a worker that dies while it sends such mails', () => {
  it.each([
    ['before', 'mails', 6],
    ['after', 'mails', 6],
    ['before', 'email_sends', 1],
    ['after', 'email_sends', 1],
  ] as const)('%s write %#: %s %d', async (moment, collection, nth) => {
    const domain = `${moment}-${collection.replace('_', '-')}.example`;
    const ids = await store(...people(40, domain));
    const batch = { by: randomUUID(), now: new Date() };
    const run = () => sendTransactional(ctx, { batch, beat: () => undefined });
    const wasKilled = killAt('bulkWrite', { collection, nth }, moment);
    await expect(run()).rejects.toThrow('killed');
    expect(wasKilled()).toBe(true);
    jest.restoreAllMocks();
    const before = takenBy(domain).length;
    expect(before).toBeGreaterThan(0);
    await run();
    const statuses = await statusesOf(ids);
    const uncertain = statuses.filter((status) => status === 'sending').length;
    expect(uncertain).toBeLessThanOrEqual(collection === 'mails' ? 3 : 0);
    expect(statuses.filter((status) => status === 'sent')).toHaveLength(40 - uncertain);
    const taken = takenBy(domain).map(({ to }) => to);
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.length).toBeGreaterThanOrEqual(40 - uncertain);
    await sends().deleteMany({ _id: { $in: ids } });
  });
});

/** Promise: a mail whose process died before it could wake the workflow leaves with the next sweep. */
describe('the sweep of mail', () => {
  it('wakes the workflow for a mail that has been due for ten seconds, and not before', async () => {
    await sends().deleteMany({});
    const { client } = api.ctx.temporal;
    const woken = jest.spyOn(client.workflow, 'signalWithStart');
    await store('mara@swept.example');
    const ofLine = () =>
      woken.mock.calls.filter(([, { workflowId }]) => workflowId === TRANSACTIONAL_MAIL_ID).length;
    const sweep = () => createMailActivities(api.ctx).sweepMail();
    await sweep();
    const before = ofLine();
    await sends().updateMany({}, { $set: { mailDueAt: new Date(Date.now() - 11_000) } });
    await sweep();
    expect(ofLine()).toBeGreaterThan(before);
  });
});
