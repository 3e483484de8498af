import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addressKeyOf } from '../../../services/address-key.ts';
import { sendOnce } from '../../../services/mail/send-once.ts';
import { suppressionModel } from '../../../storage/mail/suppression.model.ts';
import { suppress } from '../../../storage/mail/suppressions.ts';
import { newId, runOf } from '../../../storage/new-id.ts';
import { buildEmployer, call, type Employer, type Json } from '../../support/hiring/employer.ts';
import { mailingBy, runToEnd } from '../../support/mail/sending.ts';
import { startSmtpServer } from '../../support/mail/smtp-server.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';

const PATH = '/email/suppressions';

interface Answer {
  data: Json & { id: string };
  error: { code: string; details: { path: string; message: string }[] };
}
interface Page {
  data: Json[];
  meta: { next_cursor: string | null };
}

let api: TestApi;
let employer: Employer;
let directory: string;
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
});

const post = (path: string, body: Json) =>
  call<Answer>(api, employer.key, { method: 'POST', path, body });
const remove = (id: string, key = employer.key) =>
  call<Answer>(api, key, { method: 'DELETE', path: `${PATH}/${id}` });
const page = (query = '') => call<Page>(api, employer.key, { path: PATH + query });

async function listed(query = ''): Promise<Json[]> {
  return (await page(query)).body.data;
}

async function mailing(...to: string[]) {
  const { body } = await post('/email/send', { subject: 'Hello', body_text: 'Hello', to });
  return { send: { id: body.data.id, accountId: employer.key.accountId }, data: body.data };
}

async function isSuppressed(to: string): Promise<boolean> {
  const { data } = await mailing(to);
  return (data['counts'] as Json)['suppressed'] === 1;
}

/** Promise (decision 0028): an account sees and changes its list; the list holds no addresses. */
describe('/email/suppressions', () => {
  it('stops mailings to an address until the entry is deleted', async () => {
    const added = await post(PATH, { address: ' A@x.example', reason: 'manual' });
    expect(added.status).toBe(201);
    expect(added.body.data).toMatchObject({ address: 'A@x.example', reason: 'manual' });
    expect((await post(PATH, { address: 'a@x.example' })).body.data.id).toBe(added.body.data.id);
    expect(await isSuppressed('a@X.example')).toBe(true);
    expect((await remove(added.body.data.id)).status).toBe(204);
    expect((await remove(added.body.data.id)).status).toBe(404);
    expect(await isSuppressed('a@x.example')).toBe(false);
  });

  it('shows an address only while a record of the account has it', async () => {
    const { body } = await post('/candidates', { name: 'Mara', email: 'mara@x.example' });
    await post(PATH, { address: 'mara@x.example' });
    await post(PATH, { address: 'nobody@x.example' });
    expect(await listed()).toMatchObject([
      { address: null },
      { address: 'mara@x.example', candidate_id: body.data.id },
    ]);
    expect(await listed('?address=NOBODY@x.example')).toHaveLength(1);
    await post(`/candidates/${body.data.id}/anonymize`, {});
    expect((await listed()).map(({ address }) => address)).toEqual([null, null]);
    const { accountId } = employer.key;
    const stored = await suppressionModel(api.ctx.stores.mongo).find({ accountId }).lean();
    expect(JSON.stringify(stored)).not.toContain('x.example');
    expect(await isSuppressed('mara@x.example')).toBe(true);
  });

  it('lists by reason and page after page, with its own cursors only', async () => {
    for (let n = 0; n < 3; n += 1) await post(PATH, { address: `p${n}@x.example` });
    const all = await listed();
    expect(all).toHaveLength(3);
    const first = await page('?limit=2');
    const cursor = first.body.meta.next_cursor ?? '';
    expect([...first.body.data, ...(await listed(`?limit=2&cursor=${cursor}`))]).toEqual(all);
    expect(await listed('?reason=complaint')).toEqual([]);
    for (const query of ['?cursor=made-up', `?reason=manual&cursor=${cursor}`]) {
      expect((await page(query)).status).toBe(400);
    }
    expect((await page('?address=nobody')).status).toBe(400);
  });

  it.each<[string, Json]>([
    ['address', { address: 'Group: a@x.example;' }],
    ['address', { address: 'a@x.example\r\nBcc: b@x.example' }],
    ['address', {}],
    ['reason', { address: 'a@x.example', reason: 'complaint' }],
  ])('names a wrong %s', async (path, body) => {
    const refused = await post(PATH, body);
    expect(refused.status).toBe(400);
    expect(refused.body.error.details.map((detail) => detail.path)).toEqual([path]);
  });

  it('is the list of one account', async () => {
    const { body } = await post(PATH, { address: 'a@x.example' });
    const other = await buildEmployer(api);
    expect((await remove(body.data.id, other.key)).status).toBe(404);
    expect((await call<Page>(api, other.key, { path: PATH })).body.data).toEqual([]);
    expect(await listed()).toHaveLength(1);
  });

  it('keeps the weightiest reason, and never lifts a complaint', async () => {
    const { accountId } = employer.key;
    const addressKey = addressKeyOf(api.ctx.config, 'a@x.example');
    const who = { accountId, addressKey, candidateId: null };
    const { body } = await post(PATH, { address: 'a@x.example' });
    for (const reason of ['unsubscribed', 'manual', 'complaint', 'unsubscribed'] as const) {
      await suppress(api.ctx.stores, who, reason);
    }
    expect(await listed()).toMatchObject([{ id: body.data.id, reason: 'complaint' }]);
    expect((await remove(body.data.id)).status).toBe(409);
    expect(await isSuppressed('a@x.example')).toBe(true);
  });

  it('has mailboxes that do not exist: blocked for all, offers tried once in 30 days', async () => {
    const server = await startSmtpServer();
    const ctx = mailingBy(api.ctx, { SMTP_URL: server.url });
    const { send } = await mailing('550@bounced.example');
    await runToEnd(ctx, send);
    const [entry] = await listed();
    expect(entry).toMatchObject({ reason: 'hard_bounce', address: '550@bounced.example' });
    const { accountId } = employer.key;
    async function offer(): Promise<string> {
      const id = await sendOnce(ctx, {
        ...{ accountId, kind: 'offer', run: runOf(newId('offer')), to: '550@bounced.example' },
        causedAt: new Date(),
        ...{ candidateId: null, subject: 'x', text: 'x', html: null, replyTo: null },
      });
      await runToEnd(ctx, { accountId, id });
      const { body } = await call(api, employer.key, { path: `/email/sends/${id}` });
      return (body.data['counts'] as Json)['suppressed'] === 1 ? 'suppressed' : 'tried';
    }
    expect(await offer()).toBe('suppressed');
    const addressKey = addressKeyOf(api.ctx.config, '550@bounced.example');
    const triedAt = new Date(Date.now() - 31 * 86_400_000);
    await suppressionModel(api.ctx.stores.mongo).updateOne(
      { _id: `undeliverable ${addressKey}` },
      { $set: { triedAt } },
    );
    expect([await offer(), await offer()]).toEqual(['tried', 'suppressed']);

    employer = await buildEmployer(api);
    expect(await isSuppressed('550@bounced.example')).toBe(true);
    expect(await listed()).toEqual([]);
    await server.close();
  });

  it('writes to a mailbox again whose entry was deleted', async () => {
    const server = await startSmtpServer();
    const { send } = await mailing('550@again.example');
    await runToEnd(mailingBy(api.ctx, { SMTP_URL: server.url }), send);
    await server.close();
    const [entry] = await listed('?reason=hard_bounce');
    expect((await remove(String(entry?.['id']))).status).toBe(204);
    expect(await isSuppressed('550@again.example')).toBe(false);
  });
});
