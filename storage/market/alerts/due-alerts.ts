import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import type { Stores } from '../../stores.ts';
import { alertModel, type AlertDigest, type AlertRecord } from './alert.model.ts';

/** Alerts that are due, oldest first. One with a digest in progress waits for its end. */
export function streamDueAlerts({ mongo }: Stores, now: Date): AsyncIterable<AlertRecord> {
  return alertModel(mongo)
    .find({ nextDueAt: { $type: 'date', $lte: now }, enabled: true, digest: { $exists: false } })
    .sort({ nextDueAt: 1 })
    .lean<AlertRecord[]>()
    .cursor({ batchSize: 200 });
}

/**
 * Makes instant alerts due. The due time changes each time, so a process that tells without the newest match fails and
 * tries again.
 */
export async function makeDue({ mongo }: Stores, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await alertModel(mongo).updateMany(
    { _id: { $in: ids }, enabled: true, cadence: 'instant' },
    { $set: { nextDueAt: now } },
  );
}

/** The changes that a digest makes to its alert. */
export interface DigestPlan {
  alert: AlertRecord;
  nextDueAt: Date | null;
  lastDueAt: Date | null;
  /** Absent when no match was pending. */
  digest?: AlertDigest;
  /** Jobs reported by the digest. */
  told: number;
  events: OutboxEvent[];
}

/**
 * Writes each plan over the state that it was decided on: same settings, same due time, no digest in progress. A
 * plan that lost a race writes nothing; its alert is still due.
 */
export async function writeDigestPlans(
  { mongo }: Stores,
  plans: readonly DigestPlan[],
  now: Date,
): Promise<void> {
  if (plans.length === 0) return;
  await alertModel(mongo).bulkWrite(
    plans.map(({ alert, nextDueAt, lastDueAt, digest, told, events }) => ({
      updateOne: {
        filter: {
          _id: alert._id,
          version: alert.version,
          nextDueAt: alert.nextDueAt,
          enabled: true,
          digest: { $exists: false },
        },
        update: {
          $set: {
            ...{ nextDueAt, lastDueAt },
            ...(digest && { digest }),
            ...(told > 0 && { lastSentAt: now }),
          },
          $inc: { matched: told },
          $push: { outbox: { $each: events } },
        },
      },
    })),
    { ordered: false },
  );
}

/** An alert whose digest has been decided on. */
export type SendingAlert = Pick<AlertRecord, '_id' | 'outbox' | 'matched'> & {
  digest: AlertDigest;
};

/** Alerts with a digest in progress. */
export function findSendingAlerts({ mongo }: Stores, limit: number): Promise<SendingAlert[]> {
  return alertModel(mongo)
    .find({ 'digest.id': { $exists: true } }, { digest: 1, outbox: 1, matched: 1 })
    .limit(limit)
    .lean<SendingAlert[]>();
}

/** Ends digests; a newer digest of the same alert stays. */
export async function endDigests({ mongo }: Stores, ids: readonly string[]): Promise<void> {
  await alertModel(mongo).updateMany({ 'digest.id': { $in: ids } }, { $unset: { digest: 1 } });
}
