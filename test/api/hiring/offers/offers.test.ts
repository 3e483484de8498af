import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApiKey } from '../../../../services/accounts/create-api-key.ts';
import { newId } from '../../../../storage/new-id.ts';
import { auditLogOf } from '../../../support/accounts/audit.ts';
import { startFeedServer, type FeedServer } from '../../../support/feed-server.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
} from '../../../support/hiring/employer.ts';
import {
  buildCandidate,
  buildOffer,
  buildSentOffer,
  type MadeOffer,
} from '../../../support/hiring/offers.ts';
import { announcedEvents, subscribeToOffers } from '../../../support/hiring/offer-events.ts';
import { startApi, type TestApi } from '../../../support/start-api.ts';

interface Failure {
  error: { code: string; details?: { path: string; message: string }[] };
}
interface Listed {
  data: MadeOffer[];
  meta: { next_cursor: string | null };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const ahead = (ms: number) => new Date(Date.now() + ms).toISOString();

describe('offers of an employer', () => {
  let api: TestApi;
  let employer: Employer;
  let receiver: FeedServer;
  beforeAll(async () => {
    api = await startApi();
    employer = await buildEmployer(api);
    receiver = await startFeedServer();
    await subscribeToOffers(api, employer, receiver.url);
  });
  afterAll(async () => {
    await receiver.close();
    await api.close();
  });

  const send = <Body = { data: MadeOffer } & Failure>(
    method: string,
    path: string,
    body?: unknown,
  ) => call<Body>(api, employer.key, { method, path, body });

  it('is drafted, changed with its versions kept, sent once, and withdrawn', async () => {
    const draft = await buildOffer(api, employer);
    expect(draft).toMatchObject({ status: 'draft', public_url: null, versions: [], version: 1 });
    const changed = await send('PATCH', `/offers/${draft.id}`, {
      salary: { amount: 70_000.5, currency: 'EUR', period: 'year' },
      location: 'Remote',
      message: null,
    });
    expect(changed.body.data).toMatchObject({
      version: 2,
      message: null,
      title: 'Clock Tower Mechanic',
      location: 'Remote',
      versions: [
        {
          ...{ version: 1, salary: { amount: 64_000 }, message: draft['message'] },
          location: 'Aarhus, Denmark',
        },
      ],
    });
    const same = await send('PATCH', `/offers/${draft.id}`, { message: null });
    expect(same.body.data.version).toBe(2);

    const all = await Promise.all(
      Array.from({ length: 20 }, () => send('POST', `/offers/${draft.id}/send`)),
    );
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const links = all.map(({ body }) => body.data.public_url).filter((url) => url !== null);
    expect(links).toHaveLength(1);
    expect(
      (await send('PATCH', `/offers/${draft.id}`, { title: 'Other' })).body.error,
    ).toMatchObject({ code: 'conflict', details: [{ path: 'status', message: 'sent' }] });
    expect((await send('POST', `/offers/${draft.id}/withdraw`)).body.data.status).toBe('withdrawn');
    expect((await send('POST', `/offers/${draft.id}/withdraw`)).status).toBe(200);
    expect((await send('POST', `/offers/${draft.id}/send`)).status).toBe(409);

    const events = await announcedEvents(api, draft.id);
    expect(events.map(({ kind }) => kind)).toEqual(['offer.sent', 'offer.withdrawn']);
    expect(events[0]?.data).toEqual({
      offer: {
        id: draft.id,
        candidate_id: draft.candidate_id,
        job_id: null,
        title: 'Clock Tower Mechanic',
        status: 'sent',
        expires_at: null,
      },
    });
    const rows = await auditLogOf(api.ctx.stores, employer.key.accountId);
    const mine = rows.filter(({ target }) => target.id === draft.id).reverse();
    expect(mine.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'offer.sent', before: { status: 'draft' }, after: { status: 'sent' } },
      { action: 'offer.withdrawn', before: { status: 'sent' }, after: { status: 'withdrawn' } },
    ]);
  });

  it('shows the link to no key without offers:write, and to nobody a second time', async () => {
    const { accountId } = employer.key;
    const { text } = await createApiKey(api.ctx.stores, {
      accountId,
      name: 'reader',
      scopes: ['jobs:applications'],
    });
    const narrow = { headers: { authorization: `Bearer ${text}` } };
    const first = await buildOffer(api, employer);
    const path = `/offers/${first.id}/send`;
    const sent = await call(api, narrow, { method: 'POST', path });
    expect(sent).toMatchObject({
      status: 200,
      body: { data: { status: 'sent', public_url: null } },
    });

    const second = await buildOffer(api, employer);
    const headers = { 'idempotency-key': 'send once' };
    const once = { method: 'POST', path: `/offers/${second.id}/send`, headers };
    const shown = await call(api, employer.key, once);
    expect(shown.body.data['public_url']).toContain('/public/offers/');
    expect((await call(api, employer.key, once)).body).toEqual(shown.body);
    for (const { id } of [first, second]) {
      const read = await send('GET', `/offers/${id}`);
      expect(read.body.data).toMatchObject({ status: 'sent', public_url: null });
      const again = await send('POST', `/offers/${id}/send`);
      expect(again.body.data).toMatchObject({ status: 'sent', public_url: null });
    }
    const listed = await call(api, employer.key, { path: '/offers' });
    expect(JSON.stringify(listed.body)).not.toContain('/public/offers/');
  });

  it('withdraws a draft', async () => {
    const { id } = await buildOffer(api, employer);
    expect((await send('POST', `/offers/${id}/withdraw`)).body.data).toMatchObject({
      status: 'withdrawn',
      public_url: null,
    });
  });

  it('has no place until one is given, and loses one that is cleared', async () => {
    const given = async (content: object) => {
      const { id } = await buildOffer(api, employer, { location: undefined, ...content });
      return id;
    };
    const id = await given({});
    expect((await send('GET', `/offers/${id}`)).body.data).toMatchObject({ location: null });
    const placed = await given({ location: 'Berlin, Germany' });
    const cleared = await send('PATCH', `/offers/${placed}`, { location: null });
    expect(cleared.body.data).toMatchObject({ location: null, version: 2 });
    // An offer as it was stored before offers had a place.
    await api.ctx.stores.mongo
      .collection<{ _id: string }>('offers')
      .updateOne({ _id: placed }, { $unset: { location: '', 'versions.0.location': '' } });
    const old = await send('GET', `/offers/${placed}`);
    expect(old.body.data).toMatchObject({ location: null, versions: [{ location: null }] });
    const { body } = await send<Listed>('GET', '/offers?limit=1');
    expect(body.data[0]).toMatchObject({ id: placed, location: null });
    expect((await send('PATCH', `/offers/${placed}`, { location: null })).body.data.version).toBe(
      2,
    );
  });

  it('refuses a change of another version, and keeps 50 versions', async () => {
    const { id } = await buildOffer(api, employer);
    const stale = await call(api, employer.key, {
      method: 'PATCH',
      path: `/offers/${id}`,
      body: { title: 'X' },
      headers: { 'if-match': '"7"' },
    });
    expect(stale.status).toBe(412);
    for (let step = 0; step < 52; step += 1) {
      await send('PATCH', `/offers/${id}`, { title: `Title ${step}` });
    }
    const { versions } = (await send('GET', `/offers/${id}`)).body.data;
    expect(versions.map(({ version }) => version)).toEqual(
      Array.from({ length: 50 }, (_, place) => place + 3),
    );
  }, 60_000);

  it.each([
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(201) }],
    ['title', { title: 'two\nlines' }],
    ['location', { location: '' }],
    ['location', { location: 'x'.repeat(301) }],
    ['location', { location: 'two\nlines' }],
    ['location', { location: { text: 'Berlin' } }],
    ['salary.amount', { salary: { amount: 0, currency: 'EUR', period: 'year' } }],
    ['salary.amount', { salary: { amount: -5, currency: 'EUR', period: 'year' } }],
    ['salary.amount', { salary: { amount: 10.005, currency: 'EUR', period: 'year' } }],
    ['salary.currency', { salary: { amount: 10, currency: 'ZZZ', period: 'year' } }],
    ['salary.period', { salary: { amount: 10, currency: 'EUR', period: 'decade' } }],
    ['start_date', { start_date: '2027-02-30' }],
    ['start_date', { start_date: '2027-02-03T00:00:00Z' }],
    ['expires_at', { expires_at: '2027-13-01T00:00:00Z' }],
    ['message', { message: 'x'.repeat(10_001) }],
    ['status', { status: 'sent' }],
    ['candidate_id', { candidate_id: newId('candidate') }],
    ['candidate_id', { candidate_id: '__proto__' }],
    ['job_id', { job_id: newId('job') }],
  ])('refuses a wrong %s with 400', async (path, wrong) => {
    const body = { candidate_id: await buildCandidate(api, employer), title: 'Pilot', ...wrong };
    const refused = await send('POST', '/offers', body);
    expect(refused.status).toBe(400);
    expect(refused.body.error.details?.map((detail) => detail.path)).toContain(path);
  });

  it('is not sent with a past deadline, one beyond a year, or without an address', async () => {
    for (const expires_at of [ahead(-1_000), ahead(400 * DAY_MS)]) {
      const { id } = await buildOffer(api, employer, { expires_at });
      const refused = await send('POST', `/offers/${id}/send`);
      expect([refused.status, refused.body.error.details?.[0]?.path]).toEqual([400, 'expires_at']);
    }
    const candidate_id = await buildCandidate(api, employer, { email: null });
    const { id } = await buildOffer(api, employer, { candidate_id });
    const refused = await send('POST', `/offers/${id}/send`);
    expect([refused.status, refused.body.error.details?.[0]?.path]).toEqual([
      400,
      'candidate.email',
    ]);
  });

  it('is one open offer per candidate and job', async () => {
    const { id: job_id } = await buildPosting(api, employer);
    const candidate_id = await buildCandidate(api, employer);
    const drafts: MadeOffer[] = [];
    for (let made = 0; made < 5; made += 1) {
      drafts.push(await buildOffer(api, employer, { candidate_id, job_id }));
    }
    const sent = await Promise.all(drafts.map(({ id }) => send('POST', `/offers/${id}/send`)));
    const won = sent.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const open = won[0]?.body.data.id ?? '';
    for (const { status, body } of sent.filter((one) => one.status !== 200)) {
      expect([status, body.error.details]).toEqual([409, [{ path: 'offer_id', message: open }]]);
    }
    // Another job does not compete, and after a withdrawal the next one may be sent.
    const other = await buildOffer(api, employer, { candidate_id });
    expect((await send('POST', `/offers/${other.id}/send`)).status).toBe(200);
    await send('POST', `/offers/${open}/withdraw`);
    const next = drafts.find(({ id }) => id !== open)?.id ?? '';
    expect((await send('POST', `/offers/${next}/send`)).status).toBe(200);
  });

  it('does not let an offer past its deadline stand in the way of the next', async () => {
    const candidate_id = await buildCandidate(api, employer);
    const late = await buildSentOffer(api, employer, { candidate_id, expires_at: ahead(DAY_MS) });
    await api.ctx.stores.mongo
      .collection<{ _id: string }>('offers')
      .updateOne({ _id: late.id }, { $set: { expiresAt: new Date(Date.now() - 1_000) } });
    const next = await buildOffer(api, employer, { candidate_id });
    expect((await send('POST', `/offers/${next.id}/send`)).status).toBe(200);
    expect((await send('GET', `/offers/${late.id}`)).body.data.status).toBe('expired');
  });

  it('lists by status, candidate and job, page by page', async () => {
    const { id: job_id } = await buildPosting(api, employer);
    const candidate_id = await buildCandidate(api, employer);
    const first = await buildOffer(api, employer, { candidate_id, job_id });
    const second = await buildSentOffer(api, employer, { candidate_id });
    const ids = async (query: string) =>
      (await send<Listed>('GET', `/offers?${query}`)).body.data.map(({ id }) => id);
    expect(await ids(`candidate_id=${candidate_id}`)).toEqual([second.id, first.id]);
    expect(await ids(`candidate_id=${candidate_id}&status=sent`)).toEqual([second.id]);
    expect(await ids(`job_id=${job_id}`)).toEqual([first.id]);
    expect(await ids(`candidate_id=${newId('candidate')}`)).toEqual([]);
    const page = await send<Listed>('GET', `/offers?candidate_id=${candidate_id}&limit=1`);
    expect(page.body.data).toHaveLength(1);
    expect(page.body.data[0]).not.toHaveProperty('versions');
    const cursor = encodeURIComponent(page.body.meta.next_cursor ?? '');
    expect(await ids(`candidate_id=${candidate_id}&limit=1&cursor=${cursor}`)).toEqual([first.id]);
    for (const wrong of ['cursor=made-up', 'limit=0', 'state=sent', 'status=open']) {
      expect((await send('GET', `/offers?${wrong}`)).status).toBe(400);
    }
  });

  it('finds the offers of a duplicate through its survivor', async () => {
    const survivor = await buildCandidate(api, employer);
    const duplicate = await buildCandidate(api, employer);
    const offer = await buildSentOffer(api, employer, { candidate_id: duplicate });
    const merged = await send('POST', '/candidates/merge', {
      primary_id: survivor,
      duplicate_id: duplicate,
    });
    expect(merged.status).toBe(200);
    const listed = await send<Listed>('GET', `/offers?candidate_id=${survivor}`);
    expect(listed.body.data.map(({ id }) => id)).toEqual([offer.id]);
    const shown = await call(api, { headers: {} }, { path: offer.path });
    expect(shown.body.data['candidate_name']).toBe('Ada Okafor');
    const again = await buildOffer(api, employer, { candidate_id: survivor });
    expect((await send('POST', `/offers/${again.id}/send`)).status).toBe(200);
  });
});
