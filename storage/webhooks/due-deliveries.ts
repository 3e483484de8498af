import type { OwnedRef } from '../../domain/common/ids.ts';
import type { Stores } from '../stores.ts';
import { deliveryModel, type DeliveryRecord } from './delivery.model.ts';

/** The members needed for an attempt. */
export type DueDelivery = Pick<
  DeliveryRecord,
  '_id' | 'eventId' | 'attemptCount' | 'earlierAttempts' | 'createdAt'
>;

const neededForAttempt = { eventId: 1, attemptCount: 1, earlierAttempts: 1, createdAt: 1 } as const;

/** The due deliveries of an endpoint, longest due first. */
export function findDueDeliveries(
  stores: Stores,
  webhookId: string,
  limit: number,
): Promise<DueDelivery[]> {
  return deliveryModel(stores.mongo)
    .find({ webhookId, status: 'pending', nextAttemptAt: { $lte: new Date() } }, neededForAttempt)
    .sort({ nextAttemptAt: 1, _id: 1 })
    .limit(limit)
    .lean<DueDelivery[]>();
}

/** The deliveries of an endpoint that wait for an attempt by its workflow. */
export interface WaitingDeliveries {
  count: number;
  next: Date | null;
}

/** Counts waiting deliveries, without those that an announcer is attempting for the first time. */
export async function findWaitingDeliveries(
  stores: Stores,
  webhookId: string,
): Promise<WaitingDeliveries> {
  const waiting = {
    webhookId,
    status: 'pending' as const,
    $or: [
      { attemptCount: { $gt: 0 } },
      { isPostponed: true },
      { nextAttemptAt: { $lte: new Date() } },
    ],
  };
  const deliveries = deliveryModel(stores.mongo);
  const [count, first] = await Promise.all([
    deliveries.countDocuments(waiting),
    deliveries
      .findOne(waiting, { nextAttemptAt: 1 })
      .sort({ nextAttemptAt: 1 })
      .lean<Pick<DeliveryRecord, 'nextAttemptAt'>>(),
  ]);
  return { count, next: first?.nextAttemptAt ?? null };
}

/** Makes first attempts due that their announcer could not make. */
export async function hurryDeliveries(stores: Stores, ids: readonly string[]): Promise<void> {
  await deliveryModel(stores.mongo).updateMany(
    { _id: { $in: ids }, status: 'pending', attemptCount: 0 },
    { $set: { nextAttemptAt: new Date() } },
  );
}

/** Postpones everything that is due of an endpoint. */
export async function postponeDue(stores: Stores, webhookId: string, until: Date): Promise<void> {
  await deliveryModel(stores.mongo).updateMany(
    { webhookId, status: 'pending', nextAttemptAt: { $lte: new Date() } },
    { $set: { nextAttemptAt: until, isPostponed: true } },
  );
}

/** Makes due what was postponed, when the endpoint responds again. */
export async function endPostponement(stores: Stores, webhookId: string): Promise<void> {
  await deliveryModel(stores.mongo).updateMany(
    { webhookId, status: 'pending', isPostponed: true },
    { $set: { nextAttemptAt: new Date() }, $unset: { isPostponed: 1 } },
  );
}

/** Postpones one delivery whose event is not stored yet. */
export async function postponeDelivery(stores: Stores, id: string, until: Date): Promise<void> {
  await deliveryModel(stores.mongo).updateOne(
    { _id: id, status: 'pending' },
    { $set: { nextAttemptAt: until, isPostponed: true } },
  );
}

/** Endpoints with a delivery that was due before this time. */
export async function findOverdueEndpoints(stores: Stores, before: Date): Promise<OwnedRef[]> {
  const found = await deliveryModel(stores.mongo).aggregate<{ _id: string; accountId: string }>([
    { $match: { status: 'pending', nextAttemptAt: { $lte: before } } },
    { $group: { _id: '$webhookId', accountId: { $first: '$accountId' } } },
  ]);
  return found.map(({ _id: id, accountId }) => ({ accountId, id }));
}
