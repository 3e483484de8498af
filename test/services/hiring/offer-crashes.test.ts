import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { announceEvents } from '../../../services/webhooks/announce-events.ts';
import { findWaitingEvents } from '../../../storage/webhooks/events/outboxes.ts';
import { auditLogOf } from '../../support/accounts/audit.ts';
import { startFeedServer, type FeedServer } from '../../support/feed-server.ts';
import { buildEmployer, call, type Employer } from '../../support/hiring/employer.ts';
import { announcedEvents, subscribeToOffers } from '../../support/hiring/offer-events.ts';
import { buildOffer, buildSentOffer, type MadeOffer } from '../../support/hiring/offers.ts';
import { makeVictim, type Victim } from '../../support/processes/victim.ts';
import { uniqueName } from '../../support/servers.ts';
import { startApi, testEnvironment, type TestApi } from '../../support/start-api.ts';

const VICTIM = 'test/support/hiring/offer-victim.ts';
const points = ['before-write', 'before-announcing', 'before-emptying-the-outbox'];
const ends = [
  ['send', 'draft', 'sent'],
  ['accept', 'sent', 'accepted'],
  ['withdraw', 'sent', 'withdrawn'],
  ['expire', 'sent', 'expired'],
] as const;

/** Promise: a status of an offer has exactly one event and one audit entry, whichever process is killed where. */
describe('an offer whose process is killed between two writes', () => {
  const name = uniqueName('offer_crashes');
  let api: TestApi;
  let victim: Victim;
  let employer: Employer;
  let receiver: FeedServer;
  beforeAll(async () => {
    [api, victim] = await Promise.all([startApi({ name }), makeVictim(VICTIM)]);
    employer = await buildEmployer(api);
    receiver = await startFeedServer();
    await subscribeToOffers(api, employer, receiver.url);
  });
  afterAll(async () => {
    await receiver.close();
    await Promise.all([api.close(), victim.remove()]);
  });

  const actAndDie = (action: string, point: string, offerId: string): Promise<string> =>
    victim.run([action, point, employer.key.accountId, offerId], testEnvironment(name));

  /** Announces events that were not announced, as `sweep-outbox` does. */
  async function sweepOutbox(): Promise<void> {
    const soon = { before: new Date(Date.now() + 60_000), limit: 100 };
    await announceEvents(api.ctx, await findWaitingEvents(api.ctx.stores, 'offers', soon));
  }

  async function stateOf(id: string) {
    const { body } = await call<{ data: MadeOffer }>(api, employer.key, { path: `/offers/${id}` });
    const events = (await announcedEvents(api, id)).map(({ kind }) => kind);
    const rows = await auditLogOf(api.ctx.stores, employer.key.accountId);
    const actions = rows.filter(({ target }) => target.id === id).map(({ action }) => action);
    return { status: body.data.status, events, actions: actions.reverse() };
  }

  it.each(
    ends.flatMap(([action, before, after]) =>
      points.map((point) => ({ action, before, after, point })),
    ),
  )('$action, killed $point', async ({ action, before, after, point }) => {
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    const build = before === 'draft' ? buildOffer : buildSentOffer;
    const { id } = await build(api, employer, { expires_at });
    expect(await actAndDie(action, point, id)).toBe('SIGKILL');
    await sweepOutbox();
    await sweepOutbox();
    const status = point === 'before-write' ? before : after;
    const entered = [...new Set([before, status])].filter((one) => one !== 'draft');
    const news = entered.map((one) => `offer.${one}`);
    expect(await stateOf(id)).toEqual({ status, events: news, actions: news });
  });
});
