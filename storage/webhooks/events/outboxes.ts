import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import type { Stores } from '../../stores.ts';
import type { WithOutbox } from './outbox.schema.ts';

/** Every collection whose documents have an outbox: one line each. The sweep looks into all of them. */
export const outboxCollections = [
  'postings',
  'candidates',
  'webhooks',
  'accounts',
  'apply_sessions',
  'job_alerts',
] as const;

export type OutboxCollection = (typeof outboxCollections)[number];

/** Events that have been stored, and the document in whose outbox they wait. */
export interface StoredEvents {
  collection: OutboxCollection;
  documentId: string;
  events: OutboxEvent[];
}

type OutboxDocument = WithOutbox & { _id: string };

/** Takes events out of their outboxes; those that are not there any more are no loss. */
export async function takeFromOutboxes(
  stores: Stores,
  stored: readonly StoredEvents[],
): Promise<void> {
  for (const collection of outboxCollections) {
    const emptied = stored.filter((one) => one.collection === collection);
    if (emptied.length === 0) continue;
    const documents = emptied.map(({ documentId }) => documentId);
    const events = emptied.flatMap((one) => one.events.map(({ id }) => id));
    await stores.mongo
      .collection<OutboxDocument>(collection)
      .updateMany({ _id: { $in: documents } }, { $pull: { outbox: { id: { $in: events } } } });
  }
}

/** Documents of a collection with events older than `before` that nobody announced, oldest first, `except` some. */
export async function findWaitingEvents(
  stores: Stores,
  collection: OutboxCollection,
  { before, limit, except = [] }: { before: Date; limit: number; except?: readonly string[] },
): Promise<StoredEvents[]> {
  const documents = await stores.mongo
    .collection<OutboxDocument>(collection)
    .find(
      { 'outbox.createdAt': { $lte: before }, ...(except.length > 0 && { _id: { $nin: except } }) },
      { projection: { outbox: 1 } },
    )
    .sort({ 'outbox.createdAt': 1 })
    .limit(limit)
    .toArray();
  return documents.map(({ _id, outbox }) => ({ collection, documentId: _id, events: outbox }));
}
