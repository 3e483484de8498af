import { ownValues } from '../own-values.ts';
import type { Stores } from '../stores.ts';
import type { DeliveryStatus } from '../../domain/webhooks/delivery-row.ts';
import { deliveryModel, type DeliveryAttempt, type DeliveryRecord } from './delivery.model.ts';

/** Maximum number of attempts listed; `attemptCount` counts all. */
const LISTED_ATTEMPTS = 50;

/** The result of an attempt, and the delivery as it was read before the attempt. */
export interface NotedAttempt {
  delivery: Pick<DeliveryRecord, '_id' | 'attemptCount' | 'earlierAttempts'>;
  attempt: DeliveryAttempt;
  status: DeliveryStatus;
  nextAttemptAt: Date | null;
}

/**
 * Records attempts of different deliveries in one statement. A delivery that was cancelled or restarted during its
 * attempt keeps that state, unless the attempt succeeded.
 */
export async function noteAttempts(stores: Stores, noted: readonly NotedAttempt[]): Promise<void> {
  const ids = noted.map(({ delivery }) => delivery._id);
  const own = ownValues(ids);
  const status = own(noted.map((one) => one.status));
  const isUnchanged = {
    $and: [
      { $eq: ['$status', 'pending'] },
      { $eq: ['$attemptCount', own(noted.map(({ delivery }) => delivery.attemptCount))] },
      { $eq: ['$earlierAttempts', own(noted.map(({ delivery }) => delivery.earlierAttempts))] },
    ],
  };
  const attempts = { $concatArrays: ['$attempts', [own(noted.map((one) => one.attempt))]] };
  const next = own(noted.map((one) => one.nextAttemptAt));
  await deliveryModel(stores.mongo).updateMany(
    { _id: { $in: ids } },
    [
      { $set: { applies: { $or: [{ $eq: [status, 'succeeded'] }, isUnchanged] } } },
      {
        $set: {
          attempts: { $slice: [attempts, -LISTED_ATTEMPTS] },
          attemptCount: { $add: ['$attemptCount', 1] },
          status: { $cond: ['$applies', status, '$status'] },
          nextAttemptAt: { $cond: ['$applies', next, '$nextAttemptAt'] },
        },
      },
      { $unset: ['applies', 'isPostponed'] },
    ],
    { updatePipeline: true },
  );
}
