import { eventModel } from '../../../storage/webhooks/events/event.model.ts';
import { offerModel } from '../../../storage/hiring/offers/offer.model.ts';
import type { TestApi } from '../start-api.ts';
import { call, type Employer } from './employer.ts';

/** Subscribes an endpoint to an employer's offers, so that their events are stored. */
export async function subscribeToOffers(api: TestApi, { key }: Employer, url: string) {
  const body = { url, event_kinds: ['*'] };
  const made = await call(api, key, { method: 'POST', path: '/webhooks', body });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
}

/**
 * The events of an offer, oldest first. The outbox is read first: an event leaves it after it was stored.
 */
export async function announcedEvents(api: TestApi, offerId: string) {
  const { mongo } = api.ctx.stores;
  const waiting = (await offerModel(mongo).findById(offerId).lean())?.outbox ?? [];
  const stored = await eventModel(mongo).find({ 'data.offer.id': offerId }).lean();
  const events = new Map(stored.map(({ _id: id, kind, data }) => [id, { id, kind, data }]));
  for (const { id, kind, data } of waiting) events.set(id, { id, kind, data });
  return [...events.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
