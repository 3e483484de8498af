import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { readInBatches } from '../../read-in-batches.ts';
import type { Stores } from '../../stores.ts';
import { eventModel, type EventRecord } from './event.model.ts';
import { insertMissing } from '../../insert-missing.ts';

/** Stores events with subscribers. Existing ones are not changed. */
export async function insertEvents(stores: Stores, events: readonly OutboxEvent[]): Promise<void> {
  const records = events.map(({ id, ...rest }): EventRecord => ({ _id: id, ...rest }));
  await insertMissing(eventModel(stores.mongo), records);
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
  const { _id, ...rest } = record;
  return { id: _id, ...rest };
}
