import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { systemCause } from '../../../domain/accounts/audit/audit-entry.ts';
import { findLedgerDifference } from '../../../services/billing/check-ledger.ts';
import { createApiKey } from '../../../services/accounts/create-api-key.ts';
import { reopenAccount } from '../../../services/transfers/closing/close-account.ts';
import { accountModel } from '../../../storage/accounts/account.model.ts';
import { ledgerModel } from '../../../storage/billing/ledger.model.ts';
import { ensureIndexes } from '../../../storage/market/search/job-index.ts';
import { sendModel } from '../../../storage/mail/send.model.ts';
import { exportModel } from '../../../storage/transfers/exports/export.model.ts';
import { auditLogOf } from '../../support/accounts/audit.ts';
import { buildMember, callConsole } from '../../support/console/member.ts';
import { buildKey } from '../../support/factories.ts';
import { applyOnBoard } from '../../support/hiring/apply-on-board.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  eventuallyAnswers,
  type Employer,
  type Json,
} from '../../support/hiring/employer.ts';
import { startApi, type TestApi } from '../../support/start-api.ts';
import {
  DAY_MS,
  endSends,
  mailsOf,
  stepsAt,
  writeArchives,
} from '../../support/transfers/closing.ts';

const MARK = 'zephyrine';
const text = (content: string) => Buffer.from(content).toString('base64');

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ settings: { TRUST_PROXY: '1' } });
  await ensureIndexes(api.ctx.stores);
});
afterAll(() => api.close());

const close = (employer: Pick<Employer, 'key'>) =>
  call(api, employer.key, { method: 'DELETE', path: '/account' });
const reopen = (employer: Pick<Employer, 'key'>) =>
  call(api, employer.key, { method: 'POST', path: '/account/reopen', body: {} });
const account = (employer: Pick<Employer, 'key'>) => call(api, employer.key, { path: '/account' });

/** Promise: an account closes 30 days after it was asked for, once, and can be kept until then. */
describe('DELETE /account', () => {
  let employer: Employer;
  beforeEach(async () => {
    employer = await buildEmployer(api);
  });

  it('names the day, which stays, and POST /account/reopen undoes it', async () => {
    expect((await account(employer)).body.data).toMatchObject({ closes_at: null });
    const before = Date.now();
    const asked = await close(employer);
    expect([asked.status, Object.keys(asked.body.data)]).toEqual([200, ['closes_at']]);
    const closesAt = Date.parse(String(asked.body.data['closes_at']));
    expect(closesAt).toBeGreaterThanOrEqual(before + 30 * DAY_MS);
    expect(closesAt).toBeLessThanOrEqual(Date.now() + 30 * DAY_MS);
    expect((await close(employer)).body).toEqual(asked.body);
    expect((await account(employer)).body.data).toMatchObject(asked.body.data);
    expect((await buildPosting(api, employer)).id).toMatch(/^job_/);

    const kept = await reopen(employer);
    expect([kept.status, kept.body.data['closes_at']]).toEqual([200, null]);
    expect((await reopen(employer)).status).toBe(200);
    expect(await stepsAt(api, employer.key.accountId, 31)).toBeNull();
    const actions = (await auditLogOf(api.ctx.stores, employer.key.accountId)).map(
      ({ action }) => action,
    );
    expect(actions.filter((action) => /clos|reopen/.test(action))).toEqual([
      'account.reopened',
      'account.closing_requested',
    ]);
  });

  it('is one closing when it is asked for many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => close(employer)));
    expect(new Set(answers.map(({ body }) => body.data['closes_at'])).size).toBe(1);
    const rows = await auditLogOf(api.ctx.stores, employer.key.accountId);
    expect(rows.filter(({ action }) => action === 'account.closing_requested')).toHaveLength(1);
  });

  it('needs account:manage, or an owner who has signed in within 12 hours', async () => {
    const { accountId } = employer.key;
    const scopes = ['jobs:applications'] as const;
    const narrow = await createApiKey(api.ctx.stores, {
      ...{ accountId, name: 'narrow', scopes, requestsPerMinute: 1_000 },
    });
    const headers = { authorization: `Bearer ${narrow.text}` };
    const refused = await call(api, { headers }, { method: 'DELETE', path: '/account' });
    expect(refused.status).toBe(403);
    const admin = await buildMember(api, accountId, 'admin');
    const byAdmin = await callConsole(api, admin, ['DELETE', '/account']);
    expect([byAdmin.status, byAdmin.body.error.code]).toEqual([403, 'insufficient_role']);
    const late = await buildMember(api, accountId, 'owner');
    await api.ctx.stores.mongo
      .collection('console_sessions')
      .updateOne(
        { userId: late.user.id },
        { $set: { createdAt: new Date(Date.now() - 13 * 3_600_000) } },
      );
    for (const [method, path] of [
      ['DELETE', '/account'],
      ['POST', '/account/reopen'],
    ] as const) {
      const { status, body } = await callConsole(api, late, [method, path]);
      expect([path, status, body.error.code]).toEqual([path, 403, 'sign_in_again']);
    }
    expect((await account(employer)).body.data['closes_at']).toBeNull();
    const owner = await buildMember(api, accountId, 'owner');
    expect((await callConsole(api, owner, ['DELETE', '/account'])).status).toBe(200);
  });
});

/** Promise: owners get archives and mails, then the data is gone everywhere, and the ledger still adds up. */
describe('an account that closes', () => {
  async function worked(): Promise<Employer & { jobId: string }> {
    const employer = await buildEmployer(api, { tagline: `${MARK} tagline` });
    const posting = { title: `${MARK} mechanic`, locations: [{ text: 'Malmö, Sweden' }] };
    const { id: jobId } = await buildPosting(api, employer, posting);
    const resume = { filename: 'cv.txt', content_base64: text(`${MARK} with clocks`) };
    const answers = { name: `${MARK} Lind`, email: `${MARK}@example.com`, resume };
    expect((await applyOnBoard(api, employer, { jobId, body: { answers } })).status).toBe(201);
    const post = async (path: string, body: Json) => {
      const { status } = await call(api, employer.key, { method: 'POST', path, body });
      expect([path, status]).toEqual([path, 201]);
    };
    await post('/candidates', { name: `${MARK} Holm`, tags: [MARK] });
    await post('/employees', { name: `${MARK} Berg` });
    await post('/webhooks', { url: `https://${MARK}.example/x`, event_kinds: ['*'] });
    await post('/job-alerts', {
      name: `${MARK} alert`,
      filters: {},
      cadence: 'daily',
      channel: 'email',
    });
    await call(api, employer.key, {
      ...{ method: 'PATCH', path: '/account', body: { name: `${MARK} works`, location: MARK } },
    });
    await eventuallyAnswers<{ data: Json[] }>(api, employer.key, {
      path: `/jobs?q=${MARK}`,
      until: ({ body }) => body.data.length === 1,
    });
    return { ...employer, jobId };
  }

  /** Every collection and index in which the mark stands, with the content of files. */
  async function placesOf(mark: string): Promise<string[]> {
    const { mongo, search } = api.ctx.stores;
    const places = new Set<string>();
    for (const { name } of (await mongo.db?.listCollections().toArray()) ?? []) {
      for await (const document of mongo.collection(name).find()) {
        const bytes = (document['data'] as { buffer?: Uint8Array } | undefined)?.buffer;
        const content = bytes === undefined ? '' : Buffer.from(bytes).toString('latin1');
        if (`${JSON.stringify(document)}${content}`.includes(mark)) places.add(name);
      }
    }
    const index = [search.jobsIndex, search.companiesIndex];
    await search.client.indices.refresh({ index });
    const found = await search.client.search({ index, size: 1_000 });
    for (const hit of found.hits.hits)
      if (JSON.stringify(hit).includes(mark)) places.add(hit._index);
    return [...places].sort();
  }

  it('announces, archives, reminds, erases and tells, each once', async () => {
    const employer = await worked();
    const { accountId } = employer.key;
    const other = await buildEmployer(api);
    await buildPosting(api, other);
    const owner = await buildMember(api, accountId, 'owner');
    const before = (await mailsOf(api, accountId)).length;
    await callConsole(api, owner, ['DELETE', '/account']);

    expect(await stepsAt(api, accountId, 0)).toBe('announced');
    expect(await mailsOf(api, accountId)).toContain('Your Openrole account closes');
    await writeArchives(api, accountId);
    expect(await stepsAt(api, accountId, 0.1)).toBe('waiting');
    expect(await mailsOf(api, accountId)).toContain('Archive of your Openrole account');
    expect(await stepsAt(api, accountId, 26.9)).toBe('waiting');
    const archive = await sendModel(api.ctx.stores.mongo).findOne({ accountId, subject: /^Arch/ });
    const link = /http\S+\/files\/\S+/.exec(archive?.bodyText ?? '')?.[0] ?? '';
    const opened = await fetch(api.url + new URL(link).pathname);
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'application/zip']);

    expect(await stepsAt(api, accountId, 27.1)).toBe('reminded');
    expect(await mailsOf(api, accountId)).toContain('Reminder: your Openrole account closes');
    await writeArchives(api, accountId);
    expect(await stepsAt(api, accountId, 27.2)).toBe('archived');
    expect((await account(employer)).status).toBe(200);
    expect(await mailsOf(api, accountId)).toHaveLength(before + 4);

    expect(await stepsAt(api, accountId, 30.1)).toBe('erased');
    const gone = await eventuallyAnswers<unknown>(api, employer.key, {
      path: '/account',
      until: ({ status }) => status === 401,
    });
    expect(gone.status).toBe(401);
    expect(await stepsAt(api, accountId, 30.2)).toBe('told');
    expect(await mailsOf(api, accountId)).toEqual(['Your Openrole account is closed']);
    expect(await stepsAt(api, accountId, 30.3)).toBe('told');
    await endSends(api, accountId);
    expect(await stepsAt(api, accountId, 30.4)).toBe('closed');

    expect(await placesOf(MARK)).toEqual([]);
    expect(await placesOf(owner.user.email)).toEqual([]);
    expect((await fetch(`${api.url}/job-boards/${employer.slug}`)).status).toBe(404);
    expect(await ledgerModel(api.ctx.stores.mongo).countDocuments({ accountId })).toBe(1);
    expect(await findLedgerDifference(api.ctx.stores, accountId)).toBeNull();
    const rows = await auditLogOf(api.ctx.stores, accountId);
    expect(rows[0]).toMatchObject({
      action: 'account.erased',
      after: { erased_at: expect.anything() },
    });
    expect(rows.filter(({ actor }) => actor.kind !== 'system' && actor.name !== null)).toEqual([]);
    const kept = await call<{ data: Json[] }>(api, other.key, { path: '/job-listings' });
    expect(kept.body.data).toHaveLength(1);
  });

  it('mails nobody twice, and erases again, when each step dies before it is stored', async () => {
    const employer = await buildEmployer(api);
    const { accountId } = employer.key;
    await close(employer);
    const accounts = accountModel(api.ctx.stores.mongo);
    const atStep = async (step: string, days: number) => {
      await stepsAt(api, accountId, days);
      await writeArchives(api, accountId);
      const after = await mailsOf(api, accountId);
      await accounts.updateOne(
        { _id: accountId },
        { $set: { 'closing.step': step, 'closing.nextAt': new Date() } },
      );
      await stepsAt(api, accountId, days);
      return [after, await mailsOf(api, accountId)];
    };
    const unique = (subjects: readonly string[] = []) => new Set(subjects).size;
    for (const [step, days] of [
      ['requested', 0],
      ['announced', 0.1],
      ['waiting', 27.1],
      ['erasing', 30.1],
      ['emptied', 30.2],
    ] as const) {
      const [, repeated] = await atStep(step, days);
      const archives = (repeated ?? []).filter((subject) => subject.startsWith('Archive'));
      const others = (repeated ?? []).filter((subject) => !subject.startsWith('Archive'));
      expect([step, others.length]).toEqual([step, unique(others)]);
      expect(archives.length).toBeLessThanOrEqual(2);
    }
    expect(await mailsOf(api, accountId)).toEqual(['Your Openrole account is closed']);
  });

  it('is not erased before its archive is written, but is a week later', async () => {
    const employer = await buildEmployer(api);
    const { accountId } = employer.key;
    const fail = () =>
      exportModel(api.ctx.stores.mongo).updateMany(
        { accountId, finishedAt: null },
        { $set: { status: 'failed', error: 'broken', finishedAt: new Date() } },
      );
    await close(employer);
    await stepsAt(api, accountId, 0);
    await fail();
    expect(await stepsAt(api, accountId, 0.1)).toBe('waiting');
    for (const days of [27.1, 30.1, 33, 36.9]) {
      expect([days, await stepsAt(api, accountId, days)]).toEqual([days, 'reminded']);
      await fail();
    }
    expect((await account(employer)).status).toBe(200);
    expect(await stepsAt(api, accountId, 37.1)).toBe('erased');
  });

  it('cannot be reopened once it is being erased, and can until that moment', async () => {
    const employer = await buildEmployer(api);
    const { accountId } = employer.key;
    await close(employer);
    const accounts = accountModel(api.ctx.stores.mongo);
    await accounts.updateOne({ _id: accountId }, { $set: { 'closing.step': 'archived' } });
    const [kept, step] = await Promise.all([reopen(employer), stepsAt(api, accountId, 30.1)]);
    expect([
      [200, null],
      [200, 'archived'],
      [409, 'erased'],
      [401, 'erased'],
    ]).toContainEqual([kept.status, step]);

    const late = await buildEmployer(api);
    await close(late);
    await accounts.updateOne(
      { _id: late.key.accountId },
      { $set: { 'closing.step': 'erasing', 'closing.nextAt': new Date() } },
    );
    expect((await reopen(late)).status).toBe(409);
    await expect(reopenAccount(api.ctx, late.key.accountId, systemCause)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('keeps no address, and nothing to announce', async () => {
    const { accountId } = await buildKey(api.ctx.stores);
    const { email } = await accountModel(api.ctx.stores.mongo).findById(accountId).orFail().lean();
    await accountModel(api.ctx.stores.mongo).updateOne(
      { _id: accountId },
      {
        $set: {
          closing: {
            ...{ run: `1.${accountId}`, requestedAt: new Date(), closesAt: new Date() },
            ...{
              step: 'erasing',
              nextAt: new Date(),
              failures: 0,
              owners: [],
              organizationIds: [],
            },
          },
        },
      },
    );
    expect(await stepsAt(api, accountId, 0)).toBe('erased');
    expect(await stepsAt(api, accountId, 1)).toBe('told');
    expect(await placesOf(email)).toEqual([]);
    const left = await accountModel(api.ctx.stores.mongo).findById(accountId).orFail().lean();
    expect(left).toMatchObject({ email: `${accountId}@closed.invalid`, name: null, outbox: [] });
  });
});
