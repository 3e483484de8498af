import { formatId } from '../../../domain/common/ids.ts';
import type { PageStart } from '../../../domain/common/result-page.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { isInternal, type EventKind } from '../../../domain/webhooks/events/registry.ts';
import { newId } from '../../new-id.ts';
import { readInBatches } from '../../read-in-batches.ts';
import type { Stores } from '../../stores.ts';
import { eventModel, type EventRecord } from './event.model.ts';
import { insertMissing } from '../../insert-missing.ts';

/** Stores events at the end of their accounts' feeds. Existing ones are not changed. */
export async function insertEvents(stores: Stores, events: readonly OutboxEvent[]): Promise<void> {
  const records = events.map(({ id, ...rest }): EventRecord => ({
    _id: id,
    ...rest,
    position: isInternal(rest.kind) ? null : newId('event'),
  }));
  await insertMissing(eventModel(stores.mongo), records);
}

/** The events of an account's feed that were stored from `since` on and before `until`. */
export interface FeedFilter {
  accountId: string;
  kind?: EventKind;
  since?: Date;
  until?: Date;
}

/** An event of the feed. */
export interface FeedEvent {
  position: string;
  event: OutboxEvent;
}

const ALWAYS = new Date(0);
const NEVER = new Date('9999-12-31T23:59:59.999Z');

/** A page of an account's feed, last stored first: an event that was announced late is at its start all the same. */
export async function listEvents(
  { mongo }: Stores,
  { since = ALWAYS, until = NEVER, ...filter }: FeedFilter,
  { before, limit }: PageStart,
): Promise<FeedEvent[]> {
  const [from, end] = [positionAt(since), positionAt(until)];
  const found = await eventModel(mongo)
    .find({
      ...filter,
      position: { $gte: from, $lt: before !== null && before < end ? before : end },
    })
    .sort({ position: -1 })
    .limit(limit)
    .lean<(EventRecord & { position: string })[]>();
  return found.map(({ _id: id, position, ...event }) => ({ position, event: { id, ...event } }));
}

/** The first position of a moment. */
function positionAt(moment: Date): string {
  const milliseconds = Math.min(Math.max(moment.getTime(), 0), NEVER.getTime());
  return formatId('event', milliseconds, new Uint8Array(12));
}

const readEvent = readInBatches<string, EventRecord>({
  find: ({ mongo }, ids) =>
    eventModel(mongo)
      .find({ _id: { $in: ids } })
      .lean<EventRecord[]>(),
  nameOf: { asked: (id) => id, found: ({ _id }) => _id },
});

/** A stored event; null when there is none or it has expired. */
export async function findEvent(stores: Stores, id: string): Promise<OutboxEvent | null> {
  const record = await readEvent(stores, id);
  if (record === null) return null;
  const { _id, position: _position, ...rest } = record;
  return { id: _id, ...rest };
}
