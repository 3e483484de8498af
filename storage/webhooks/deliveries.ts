import type { PageStart } from '../../domain/common/result-page.ts';
import { newestFirst } from '../newest-first.ts';
import { createHash } from 'node:crypto';
import { formatId, timeOfId } from '../../domain/common/ids.ts';
import type { DeliveryStatus } from '../../domain/webhooks/delivery-row.ts';
import type { OutboxEvent } from '../../domain/webhooks/events/event.ts';
import type { EventKind } from '../../domain/webhooks/events/registry.ts';
import { readOwned } from '../read-owned.ts';
import type { Stores } from '../stores.ts';
import { deliveryModel, type DeliveryRecord } from './delivery.model.ts';
import { insertMissing } from '../insert-missing.ts';
import type { WebhookRecord } from './webhook.model.ts';

export type { DeliveryRecord } from './delivery.model.ts';

/**
 * How long the first attempt of a new delivery belongs to the process that announces it: longer than a second in
 * line, the longest request and its note.
 */
const FIRST_ATTEMPT_MS = 60_000;

/**
 * The delivery of an event to an endpoint. Its id is derived from both, so it is created once. An event for a
 * disabled endpoint is stored as cancelled, and `recover` sends it. `isAttemptedHere`: the caller makes the first
 * attempt; it is due otherwise.
 */
export function newDelivery(
  event: OutboxEvent,
  webhook: Pick<WebhookRecord, '_id' | 'status'>,
  isAttemptedHere = false,
): DeliveryRecord {
  const enabled = webhook.status === 'enabled';
  const now = new Date();
  return {
    _id: deliveryId(event.id, webhook._id),
    accountId: event.accountId,
    webhookId: webhook._id,
    eventId: event.id,
    eventKind: event.kind,
    status: enabled ? 'pending' : 'cancelled',
    nextAttemptAt: enabled
      ? new Date(now.getTime() + (isAttemptedHere ? FIRST_ATTEMPT_MS : 0))
      : null,
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

/** Stores deliveries and returns the ids of the new ones. Existing ones are not changed. */
export async function insertDeliveries(
  stores: Stores,
  deliveries: readonly DeliveryRecord[],
): Promise<Set<string>> {
  if (deliveries.length === 0) return new Set();
  const known = await insertMissing(deliveryModel(stores.mongo), deliveries);
  return new Set(deliveries.flatMap(({ _id }, index) => (known.has(index) ? [] : [_id])));
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

/**
 * Restarts the deliveries of an endpoint since a moment that failed, were cancelled or wait for a later attempt.
 * Returns how many.
 */
export async function restartDeliveries(
  stores: Stores,
  webhookId: string,
  since: Date,
): Promise<number> {
  const now = new Date();
  // Ids start in 1970. The start of the range must not be later than now.
  const from = Math.min(Math.max(since.getTime(), 0), now.getTime());
  const oldest = formatId('delivery', from, new Uint8Array(12));
  const isWaiting = {
    status: 'pending' as const,
    nextAttemptAt: { $gt: now },
    $or: [{ attemptCount: { $gt: 0 } }, { isPostponed: true }],
  };
  const { modifiedCount } = await deliveryModel(stores.mongo).updateMany(
    {
      webhookId,
      _id: { $gte: oldest },
      $or: [{ status: { $in: ['failed', 'cancelled'] } }, isWaiting],
    },
    restart(now),
    { updatePipeline: true },
  );
  return modifiedCount;
}

function restart(now: Date) {
  const begun = { status: 'pending', nextAttemptAt: now, earlierAttempts: '$attemptCount' };
  return [{ $set: begun }, { $unset: 'isPostponed' }];
}
