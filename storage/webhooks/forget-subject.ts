import { withoutPerson } from '../../domain/webhooks/events/without-person.ts';
import type { Stores } from '../stores.ts';
import { deliveryModel } from './delivery.model.ts';
import { eventModel } from './events/event.model.ts';

/**
 * Takes a candidate out of the events an account was told of, also out of those still to be sent, and drops what
 * receivers answered to them. Harmless to repeat.
 */
export async function forgetSubject(
  { mongo }: Stores,
  accountId: string,
  candidateId: string,
): Promise<void> {
  const events = eventModel(mongo);
  const found = await events.find({ subjectId: candidateId, accountId }, { data: 1 }).lean();
  if (found.length === 0) return;
  await events.bulkWrite(
    found.map(({ _id, data }) => ({
      updateOne: { filter: { _id }, update: { $set: { data: withoutPerson(data) } } },
    })),
    { ordered: false },
  );
  await deliveryModel(mongo).updateMany(
    { eventId: { $in: found.map(({ _id }) => _id) }, 'attempts.0': { $exists: true } },
    { $set: { 'attempts.$[].responseExcerpt': null } },
  );
}
