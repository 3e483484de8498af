import type { PageStart } from '../../domain/common/result-page.ts';
import { newestFirst } from '../newest-first.ts';
import { createHash } from 'node:crypto';
import { formatId, timeOfId } from '../../domain/common/ids.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import type { EventKind } from '../../domain/webhooks/events/registry.ts';
import { readOwned } from '../read-owned.ts';
import type { Stores } from '../stores.ts';
import {
  deliveryModel,
  type DeliveryAttempt,
  type DeliveryRecord,
  type DeliveryStatus,
} from './delivery.model.ts';
import { insertMissing } from '../insert-missing.ts';
import type { Subscriber } from './webhooks.ts';

export {
  deliveryStatuses,
  type DeliveryAttempt,
  type DeliveryRecord,
  type DeliveryStatus,
} from './delivery.model.ts';

/** Maximum number of attempts listed; `attemptCount` counts all. */
const LISTED_ATTEMPTS = 50;

/**
 * The delivery of an event to an endpoint. Its id is derived from both, so it is created once. An event for a
 * disabled endpoint is stored as cancelled, and `recover` sends it.
 */
export function newDelivery(event: OutboxEvent, webhook: Subscriber): DeliveryRecord {
  const enabled = webhook.status === 'enabled';
  const now = new Date();
  return {
    _id: deliveryId(event.id, webhook._id),
    accountId: event.accountId,
    webhookId: webhook._id,
    eventId: event.id,
    eventKind: event.kind,
    status: enabled ? 'pending' : 'cancelled',
    nextAttemptAt: enabled ? now : null,
    attempts: [],
    attemptCount: 0,
    earlierAttempts: 0,
    createdAt: now,
  };
}

function deliveryId(eventId: string, webhookId: string): string {
  const hash = createHash('sha256').update(`${eventId} ${webhookId}`).digest();
  return formatId('delivery', timeOfId(eventId), hash);
}

/** Stores deliveries. Existing ones are not changed. */
export async function insertDeliveries(
  stores: Stores,
  deliveries: readonly DeliveryRecord[],
): Promise<void> {
  await insertMissing(deliveryModel(stores.mongo), deliveries);
}

/** A delivery of the account; null when there is none. */
export const findDelivery = readOwned(deliveryModel);

export interface DeliveryFilter {
  webhookId?: string;
  eventKind?: EventKind;
  status?: DeliveryStatus;
}

/** A page of an account's deliveries, newest first. */
export function listDeliveries(
  stores: Stores,
  filter: DeliveryFilter & { accountId: string },
  page: PageStart,
): Promise<DeliveryRecord[]> {
  return newestFirst(deliveryModel(stores.mongo), filter, page);
}

export interface RecordedAttempt {
  attempt: DeliveryAttempt;
  status: DeliveryStatus;
  nextAttemptAt: Date | null;
}

/**
 * Records an attempt. A delivery that was cancelled or restarted during the attempt keeps that state, unless the
 * attempt succeeded.
 */
export async function recordAttempt(
  stores: Stores,
  { _id, attemptCount, earlierAttempts }: DeliveryRecord,
  { attempt, status, nextAttemptAt }: RecordedAttempt,
): Promise<void> {
  const deliveries = deliveryModel(stores.mongo);
  const noted = {
    $push: { attempts: { $each: [attempt], $slice: -LISTED_ATTEMPTS } },
    $inc: { attemptCount: 1 },
  };
  const state = { $set: { status, nextAttemptAt } };
  const result = await deliveries.updateOne(
    { _id, status: 'pending', attemptCount, earlierAttempts },
    { ...noted, ...state },
  );
  if (result.matchedCount === 1) return;
  await deliveries.updateOne({ _id }, { ...noted, ...(status === 'succeeded' && state) });
}

/** Cancels the pending deliveries of an endpoint. */
export async function cancelDeliveries(
  stores: Stores,
  which: { _id: string } | { webhookId: string },
): Promise<void> {
  await deliveryModel(stores.mongo).updateMany(
    { ...which, status: 'pending' },
    { $set: { status: 'cancelled', nextAttemptAt: null } },
  );
}

/** Restarts the schedule of a delivery; null when there is no such delivery. */
export function restartDelivery(stores: Stores, id: string): Promise<DeliveryRecord | null> {
  return deliveryModel(stores.mongo)
    .findOneAndUpdate({ _id: id }, restart(new Date()), {
      returnDocument: 'after',
      updatePipeline: true,
    })
    .lean<DeliveryRecord>();
}

/** Deliveries of an endpoint that were restarted at one moment. */
export interface RestartedDeliveries {
  webhookId: string;
  at: Date;
  count: number;
}

/** The members needed to signal the workflow of a delivery. */
export type NamedDelivery = Pick<
  DeliveryRecord,
  '_id' | 'accountId' | 'webhookId' | 'eventId' | 'eventKind' | 'wakeAt'
>;

/** Restarts the failed and cancelled deliveries of an endpoint since a moment. */
export async function restartDeliveries(
  stores: Stores,
  webhookId: string,
  since: Date,
): Promise<RestartedDeliveries> {
  const deliveries = deliveryModel(stores.mongo);
  const now = new Date();
  // Ids start in 1970. The start of the range must not be later than now.
  const from = Math.min(Math.max(since.getTime(), 0), now.getTime());
  const oldest = formatId('delivery', from, new Uint8Array(12));
  const { modifiedCount: count } = await deliveries.updateMany(
    { webhookId, _id: { $gte: oldest }, status: { $in: ['failed', 'cancelled'] } },
    restart(now),
    { updatePipeline: true },
  );
  return { webhookId, at: now, count };
}

/**
 * The restarted deliveries without an attempt since, oldest first, in pages of `limit`: there may be a month of them.
 */
export async function* pagesOfRestarted(
  { mongo }: Stores,
  { webhookId, at }: RestartedDeliveries,
  limit: number,
): AsyncGenerator<NamedDelivery[]> {
  for (let after = ''; ;) {
    const page = await deliveryModel(mongo)
      .find({ webhookId, _id: { $gt: after }, status: 'pending', nextAttemptAt: at }, named)
      .sort({ _id: 1 })
      .limit(limit)
      .lean<NamedDelivery[]>();
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = last._id;
  }
}

const named = { accountId: 1, webhookId: 1, eventId: 1, eventKind: 1, wakeAt: 1 } as const;

function restart(now: Date) {
  const begun = { earlierAttempts: '$attemptCount', wakeAt: now };
  return [{ $set: { status: 'pending', nextAttemptAt: now, ...begun } }];
}

/** Records that the workflows of deliveries were signalled, except for deliveries restarted since. */
export async function noteWoken(
  stores: Stores,
  deliveries: readonly NamedDelivery[],
): Promise<void> {
  const woken = deliveries.flatMap(({ _id, wakeAt }) => (wakeAt ? [{ _id, wakeAt }] : []));
  if (woken.length === 0) return;
  await deliveryModel(stores.mongo).bulkWrite(
    woken.map((filter) => ({ updateOne: { filter, update: { $unset: { wakeAt: 1 } } } })),
    { ordered: false },
  );
}

/** Deliveries whose attempt was due before this time, longest overdue first. */
export function findOverdueDeliveries(
  stores: Stores,
  { before, limit }: { before: Date; limit: number },
): Promise<DeliveryRecord[]> {
  return deliveryModel(stores.mongo)
    .find({ status: 'pending', nextAttemptAt: { $lte: before } })
    .sort({ nextAttemptAt: 1 })
    .limit(limit)
    .lean<DeliveryRecord[]>();
}

const MAX_POSTPONE_MS = 60 * 60_000;

/**
 * Postpones the next check of overdue deliveries whose workflow was started, by half their age and at most an hour, so
 * that the sweep reaches the other overdue ones.
 */
export async function postponeOverdue(
  stores: Stores,
  deliveries: readonly DeliveryRecord[],
): Promise<void> {
  const now = Date.now();
  await deliveryModel(stores.mongo).bulkWrite(
    deliveries.map(({ _id, nextAttemptAt, createdAt }) => ({
      updateOne: {
        filter: { _id, status: 'pending', nextAttemptAt },
        update: { $set: { nextAttemptAt: postponed(createdAt, now) } },
      },
    })),
    { ordered: false },
  );
}

function postponed(createdAt: Date, now: number): Date {
  return new Date(now + Math.min((now - createdAt.getTime()) / 2, MAX_POSTPONE_MS));
}
