import { randomUUID } from 'node:crypto';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import { eventRegistry } from '../../domain/webhooks/events/registry.ts';
import type { AppContext } from '../../services/context.ts';
import { announceEvents } from '../../services/webhooks/announce-events.ts';
import { newEvent } from '../../storage/webhooks/events/new-event.ts';
import type { StoredEvents } from '../../storage/webhooks/events/outboxes.ts';
import { insertWebhook } from '../../storage/webhooks/webhooks.ts';

/** An account with so many endpoints, at the paths `/<from>`, `/<from + 1>` and so on. */
export async function addEndpoints(
  { stores }: AppContext,
  url: string,
  paths: readonly string[],
): Promise<string> {
  const accountId = `acc_${randomUUID()}`;
  for (const path of paths) {
    await insertWebhook(stores, {
      accountId,
      url: url + path,
      description: null,
      eventKinds: ['candidate.application_submitted'],
    });
  }
  return accountId;
}

/** A write of the business with an event in its outbox. */
export async function storeEvent({ stores }: AppContext, accountId: string): Promise<StoredEvents> {
  const event = newEvent({
    kind: 'candidate.application_submitted',
    accountId,
    organizationId: null,
    data: eventRegistry['candidate.application_submitted'].example,
  });
  const documentId = `cand_${randomUUID()}`;
  await stores.mongo
    .collection<{ _id: string; outbox: OutboxEvent[] }>('candidates')
    .insertOne({ _id: documentId, outbox: [event] });
  return { collection: 'candidates', documentId, events: [event] };
}

/** Stores and announces events, so many at a time. */
export async function sendEvents(
  ctx: AppContext,
  accountId: string,
  { events, callers }: { events: number; callers: number },
): Promise<void> {
  await inParallel(events, callers, async () => {
    await announceEvents(ctx, [await storeEvent(ctx, accountId)]);
  });
}

export async function inParallel(
  times: number,
  callers: number,
  work: () => Promise<unknown>,
): Promise<void> {
  let begun = 0;
  const call = async () => {
    while (begun < times) {
      begun += 1;
      await work();
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
}
