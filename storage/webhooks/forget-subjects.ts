import { withoutPerson } from '../../domain/webhooks/events/without-person.ts';
import type { Stores } from '../stores.ts';
import { deliveryModel } from './delivery.model.ts';
import { eventModel } from './events/event.model.ts';
import { someText } from '../partial-index.ts';

/**
 * Erases personal data from the events about these candidates, sent or not, and the receivers' responses to them.
 * Idempotent.
 */
export async function forgetSubjects(
  { mongo }: Stores,
  accountId: string,
  candidateIds: readonly string[],
): Promise<void> {
  const events = eventModel(mongo);
  const found = await events
    .find({ subjectId: { $in: [...candidateIds], ...someText }, accountId }, { kind: 1, data: 1 })
    .lean();
  if (found.length === 0) return;
  await events.bulkWrite(
    found.map((event) => ({
      updateOne: {
        filter: { _id: event._id },
        update: { $set: { data: withoutPerson(event).data } },
      },
    })),
    { ordered: false },
  );
  await deliveryModel(mongo).updateMany(
    { eventId: { $in: found.map(({ _id }) => _id) }, 'attempts.0': { $exists: true } },
    { $set: { 'attempts.$[].responseExcerpt': null } },
  );
}
