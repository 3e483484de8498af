import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import type { Stores } from '../../stores.ts';
import type { WithOutbox } from './outbox.schema.ts';

/** Every collection whose documents have an outbox, one line each. The sweep reads all of them. */
export const outboxCollections = [
  'postings',
  'candidates',
  'offers',
  'interviews',
  'scorecards',
  'webhooks',
  'accounts',
  'apply_sessions',
  'job_alerts',
  'survey_responses',
  'mails',
] as const;

export type OutboxCollection = (typeof outboxCollections)[number];

/** Stored events, and the document whose outbox holds them. */
export interface StoredEvents {
  collection: OutboxCollection;
  documentId: string;
  events: OutboxEvent[];
}

type OutboxDocument = WithOutbox & { _id: string };

/** Removes events from their outboxes. Idempotent. */
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

/** Documents of a collection with unannounced events older than `before`, oldest first, except the given ones. */
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
