import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createEraseTraces } from '../../../../activities/hiring/erase-traces.ts';
import { createExpireOfferIfDue } from '../../../../activities/hiring/expire-offer-if-due.ts';
import { createSweepOffers } from '../../../../activities/hiring/sweep-offers.ts';
import { systemCause } from '../../../../domain/accounts/audit/audit-entry.ts';
import { decideOffer } from '../../../../services/hiring/offers/decide-offer.ts';
import { expireIfLate, withdrawOffer } from '../../../../services/hiring/offers/end-offer.ts';
import { findOffer, findOfferByToken } from '../../../../storage/hiring/offers/offers.ts';
import { auditLogOf } from '../../../support/accounts/audit.ts';
import { startFeedServer, type FeedServer } from '../../../support/feed-server.ts';
import {
  buildEmployer,
  buildPosting,
  call,
  type Employer,
  type Json,
} from '../../../support/hiring/employer.ts';
import { announcedEvents, subscribeToOffers } from '../../../support/hiring/offer-events.ts';
import {
  buildCandidate,
  buildOffer,
  buildSentOffer,
  type MadeOffer,
} from '../../../support/hiring/offers.ts';
import { startApi, type TestApi } from '../../../support/start-api.ts';

interface Shown {
  data: Json;
  error: { code: string; details?: { path: string; message: string }[] };
}

const DAY_MS = 24 * 60 * 60 * 1000;

describe('the link of an offer', () => {
  let api: TestApi;
  let employer: Employer;
  let receiver: FeedServer;
  let addresses = 0;
  beforeAll(async () => {
    // Each call comes from an address of its own, or the buckets of the link refuse it.
    api = await startApi({ settings: { TRUST_PROXY: '1' } });
    employer = await buildEmployer(api, { logo_url: 'https://example.com/logo.png' });
    receiver = await startFeedServer();
    await subscribeToOffers(api, employer, receiver.url);
  });
  afterAll(async () => {
    await receiver.close();
    await api.close();
  });

  function visit(path: string, body?: unknown, headers: Record<string, string> = {}) {
    addresses += 1;
    const address = `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
    const method = body === undefined ? 'GET' : 'POST';
    const from = { headers: { 'x-forwarded-for': address } };
    return call<Shown>(api, from, { method, path, body, headers });
  }
  const accept = (path: string) => visit(path, { decision: 'accept', name: 'Ada Okafor' });
  const owned = async (id: string) =>
    (await call<{ data: MadeOffer }>(api, employer.key, { path: `/offers/${id}` })).body.data;
  const withdraw = (id: string) =>
    call(api, employer.key, { method: 'POST', path: `/offers/${id}/withdraw` });
  const kinds = async (id: string) => (await announcedEvents(api, id)).map(({ kind }) => kind);
  const ref = (id: string) => ({ accountId: employer.key.accountId, id });
  async function letPass({ id }: { id: string }, ms = 1_000): Promise<void> {
    await api.ctx.stores.mongo
      .collection<{ _id: string }>('offers')
      .updateOne({ _id: id }, { $set: { expiresAt: new Date(Date.now() - ms) } });
  }
  const tomorrow = () => new Date(Date.now() + DAY_MS).toISOString();

  it('shows the offer, takes one decision, and keeps its proof', async () => {
    const { id: job_id } = await buildPosting(api, employer, { title: 'Mechanic' });
    const offer = await buildSentOffer(api, employer, { job_id, expires_at: tomorrow() });
    const shown = await visit(offer.path);
    expect(shown.status).toBe(200);
    expect(shown.body.data).toEqual({
      title: 'Clock Tower Mechanic',
      organization: {
        name: expect.stringContaining('Harbour'),
        logo_url: 'https://example.com/logo.png',
      },
      job_title: 'Mechanic',
      location: 'Aarhus, Denmark',
      salary: { amount: 64_000, currency: 'EUR', period: 'year' },
      start_date: '2027-03-01',
      expires_at: offer['expires_at'],
      message: 'We would be glad to have you.',
      status: 'sent',
      decided_at: null,
      candidate_name: 'Ada Okafor',
    });
    const accepted = await visit(
      offer.path,
      { decision: 'accept', name: 'Ada Okafor' },
      { 'user-agent': 'Navigator/3.0' },
    );
    expect([accepted.status, accepted.body.data['status']]).toEqual([200, 'accepted']);
    expect((await visit(offer.path)).body.data['decided_at']).toEqual(expect.any(String));
    const kept = await findOffer(api.ctx.stores, ref(offer.id));
    expect(kept?.decision).toMatchObject({
      decision: 'accept',
      name: 'Ada Okafor',
      address: expect.stringMatching(/^10\.0\./),
      userAgent: 'Navigator/3.0',
      shownHash: createHash('sha256').update(JSON.stringify(shown.body.data)).digest('hex'),
    });
    const { decision } = await owned(offer.id);
    expect(decision).toEqual({
      decision: 'accept',
      name: 'Ada Okafor',
      reason: null,
      at: kept?.decision?.at.toISOString(),
    });
    expect(await kinds(offer.id)).toEqual(['offer.sent', 'offer.accepted']);
    const rows = await auditLogOf(api.ctx.stores, employer.key.accountId);
    expect(rows.find(({ action }) => action === 'offer.accepted')).toMatchObject({
      actor: { kind: 'candidate', id: null, name: null },
      target: { kind: 'offer', id: offer.id },
      after: { status: 'accepted' },
    });
    // Accepting does not change a stage and does not hire the candidate.
    const candidate = await call(api, employer.key, { path: `/candidates/${offer.candidate_id}` });
    expect(candidate.body.data['applications']).toEqual([]);
  });

  it('takes a decline with a reason', async () => {
    const { id, path } = await buildSentOffer(api, employer);
    await visit(path, { decision: 'decline', reason: 'Too far\nfrom home' });
    expect(await owned(id)).toMatchObject({
      status: 'declined',
      decision: { decision: 'decline', name: null, reason: 'Too far\nfrom home' },
    });
    expect(await kinds(id)).toEqual(['offer.sent', 'offer.declined']);
  });

  it('refuses a second decision with 409 and the status', async () => {
    const { path } = await buildSentOffer(api, employer);
    await accept(path);
    expect((await visit(path)).status).toBe(200);
    for (const decision of ['accept', 'decline']) {
      const again = await visit(path, { decision });
      expect([again.status, again.body.error]).toMatchObject([
        409,
        { code: 'conflict', details: [{ path: 'status', message: 'accepted' }] },
      ]);
    }
  });

  it('takes one of twenty accepts at once, with one event and one audit entry', async () => {
    const { id, path } = await buildSentOffer(api, employer, { expires_at: tomorrow() });
    const all = await Promise.all(Array.from({ length: 20 }, () => accept(path)));
    const counted = all.map(({ status }) => status).sort();
    expect(counted).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await kinds(id)).toEqual(['offer.sent', 'offer.accepted']);
    const rows = await auditLogOf(api.ctx.stores, employer.key.accountId);
    const mine = rows.filter(({ target }) => target.id === id).map(({ action }) => action);
    expect(mine).toEqual(['offer.accepted', 'offer.sent']);
  });

  it('ends once when accept, decline, withdraw and timer race', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, token } = await buildSentOffer(api, employer, { expires_at: tomorrow() });
      const offer = await findOfferByToken(api.ctx.stores, token);
      if (offer === null) throw new Error('It was sent.');
      const late = new Date(Date.now() + 2 * DAY_MS);
      const deciding = { at: new Date(), address: '10.0.0.1', userAgent: null, requestId: 'r' };
      await Promise.allSettled([
        decideOffer(api.ctx, offer, { ...deciding, input: { decision: 'accept' } }),
        decideOffer(api.ctx, offer, { ...deciding, input: { decision: 'decline' } }),
        withdrawOffer(api.ctx, offer, { cause: systemCause, judge: () => undefined }),
        expireIfLate(api.ctx, offer, late),
      ]);
      const { status } = await owned(id);
      expect(['accepted', 'declined', 'withdrawn', 'expired']).toContain(status);
      expect(await kinds(id)).toEqual(['offer.sent', `offer.${status}`]);
    }
  });

  it('closes at the deadline without any worker, and expires in that refusal', async () => {
    const offer = await buildSentOffer(api, employer, { expires_at: tomorrow() });
    await letPass(offer);
    const read = await visit(offer.path);
    expect([read.status, read.body.error.code]).toEqual([410, 'offer_closed']);
    // Reading changes nothing, whatever the time.
    expect((await owned(offer.id)).status).toBe('sent');
    const refused = await accept(offer.path);
    expect([refused.status, refused.body.error.code]).toEqual([410, 'offer_closed']);
    expect(await owned(offer.id)).toMatchObject({ status: 'expired', decision: null });
    expect((await accept(offer.path)).status).toBe(410);
    expect(await kinds(offer.id)).toEqual(['offer.sent', 'offer.expired']);
  });

  it('is too late at exactly expires_at, and in time a millisecond before', async () => {
    for (const [early, status] of [
      [0, 'expired'],
      [1, 'accepted'],
    ] as const) {
      const { id, token } = await buildSentOffer(api, employer, { expires_at: tomorrow() });
      const offer = await findOfferByToken(api.ctx.stores, token);
      if (!offer?.expiresAt) throw new Error('It has a deadline.');
      const at = new Date(offer.expiresAt.getTime() - early);
      const deciding = { at, address: '10.0.0.1', userAgent: null, requestId: 'r' };
      await decideOffer(api.ctx, offer, { ...deciding, input: { decision: 'accept' } }).catch(
        (error: unknown) => expect(error).toMatchObject({ code: 'offer_closed' }),
      );
      expect((await owned(id)).status).toBe(status);
    }
  });

  it('is 410 once withdrawn, and 404 for a wrong, cut or foreign token', async () => {
    const { id, path } = await buildSentOffer(api, employer);
    await withdraw(id);
    expect((await visit(path)).status).toBe(410);
    expect((await accept(path)).body.error.code).toBe('offer_closed');
    for (const wrong of [path.slice(0, -1), `${path}x`, '/public/offers/__proto__']) {
      expect([(await visit(wrong)).status, (await accept(wrong)).status]).toEqual([404, 404]);
    }
  });

  it('refuses what is no decision with 400 and changes nothing', async () => {
    const { id, path } = await buildSentOffer(api, employer);
    const long = 'x'.repeat(50_000);
    for (const body of [
      {},
      { decision: 'maybe' },
      { decision: 'accept', status: 'accepted' },
      { decision: 'accept', name: long },
      { decision: 'decline', reason: long },
    ]) {
      expect((await visit(path, body)).status).toBe(400);
    }
    expect((await owned(id)).status).toBe('sent');
  });

  it('stays sent however often a bot looks at it', async () => {
    const { id, path } = await buildSentOffer(api, employer);
    for (let visits = 0; visits < 50; visits += 1) {
      const headers = { 'x-forwarded-for': `10.9.0.${visits}` };
      const method = visits % 2 === 0 ? 'GET' : 'HEAD';
      const answer = await fetch(api.url + path, { method, headers });
      await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
    expect((await owned(id)).version).toBe(2);
    expect(await kinds(id)).toEqual(['offer.sent']);
  });

  it('expires by its timer step and by the sweep, a minute late', async () => {
    const target = await buildSentOffer(api, employer, { expires_at: tomorrow() });
    const expireOfferIfDue = createExpireOfferIfDue(api.ctx);
    const input = { offerId: target.id, accountId: employer.key.accountId };
    const now = new Date().toISOString();
    expect(await expireOfferIfDue({ ...input, at: now })).toBe(target['expires_at']);
    const due = new Date(Date.now() + 2 * DAY_MS).toISOString();
    expect(await expireOfferIfDue({ ...input, at: due })).toBeNull();
    expect(await expireOfferIfDue({ ...input, at: due })).toBeNull();
    expect(await kinds(target.id)).toEqual(['offer.sent', 'offer.expired']);

    const [late, recent] = [
      await buildSentOffer(api, employer, { expires_at: tomorrow() }),
      await buildSentOffer(api, employer, { expires_at: tomorrow() }),
    ];
    await letPass(late, 61_000);
    await letPass(recent, 1_000);
    expect(await createSweepOffers(api.ctx)()).toEqual({ expired: 1 });
    expect([(await owned(late.id)).status, (await owned(recent.id)).status]).toEqual([
      'expired',
      'sent',
    ]);
  });

  it('is withdrawn and nameless after its candidate was anonymised', async () => {
    const mark = 'zqxjbernadette';
    const candidate_id = await buildCandidate(api, employer, { name: mark });
    const content = { candidate_id, message: `Dear ${mark}`, location: `With ${mark}` };
    const answered = await buildSentOffer(api, employer, content);
    await visit(answered.path, { decision: 'decline', name: mark, reason: `${mark} stays` });
    const open = await buildOffer(api, employer, content);
    const changed = { message: `Dearest ${mark}`, location: `Near ${mark}` };
    await call(api, employer.key, { method: 'PATCH', path: `/offers/${open.id}`, body: changed });
    const draft = await buildOffer(api, employer, content);
    const sent = await call(api, employer.key, { method: 'POST', path: `/offers/${open.id}/send` });
    const path = new URL(sent.body.data['public_url'] as string).pathname;

    const anonymize = `/candidates/${candidate_id}/anonymize`;
    expect((await call(api, employer.key, { method: 'POST', path: anonymize })).status).toBe(200);
    for (const pass of [1, 2]) {
      await createEraseTraces(api.ctx)({
        accountId: employer.key.accountId,
        candidateId: candidate_id,
      });
      expect({ pass, kinds: await kinds(open.id) }).toEqual({
        pass,
        kinds: ['offer.sent', 'offer.withdrawn'],
      });
    }
    expect((await visit(path)).status).toBe(404);
    expect((await visit(answered.path)).status).toBe(404);
    expect((await owned(open.id)).status).toBe('withdrawn');
    expect((await owned(draft.id)).status).toBe('withdrawn');
    const { status, decision, salary } = await owned(answered.id);
    expect({ status, decision, salary }).toMatchObject({
      status: 'declined',
      decision: { decision: 'decline', name: null, reason: null },
      salary: { amount: 64_000 },
    });
    for (const collection of (await api.ctx.stores.mongo.db?.collections()) ?? []) {
      const stored = JSON.stringify(await collection.find().toArray());
      expect({ collection: collection.collectionName, holds: stored.includes(mark) }).toEqual({
        collection: collection.collectionName,
        holds: false,
      });
    }
    const body = { candidate_id, title: 'Pilot' };
    const made = await call(api, employer.key, { method: 'POST', path: '/offers', body });
    expect(made.status).toBe(409);
    const edit = { path: `/offers/${draft.id}`, method: 'PATCH', body: { message: mark } };
    expect((await call(api, employer.key, edit)).status).toBe(409);
  });
});
