import { slices } from '../../../domain/common/slices.ts';
import type { OutboxEvent } from '../../../domain/webhooks/events/event.ts';
import { collectionOf } from '../../define-model.ts';
import { ownValues, WRITTEN_TOGETHER } from '../../own-values.ts';
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
  stores: Stores,
  plans: readonly DigestPlan[],
  now: Date,
): Promise<void> {
  const [digests, others] = [plans.filter(hasDigest), plans.filter((plan) => !hasDigest(plan))];
  const together = [digests, others].flatMap((alike) => [...slices(alike, WRITTEN_TOGETHER)]);
  for (const some of together) await writePlans(stores, some, now);
}

function hasDigest({ digest }: DigestPlan): boolean {
  return digest !== undefined;
}

/** Writes plans of which all have a digest, or none. */
async function writePlans({ mongo }: Stores, plans: readonly DigestPlan[], now: Date) {
  const alerts = plans.map(({ alert }) => alert);
  const ids = alerts.map(({ _id }) => _id);
  const own = ownValues(ids);
  const told = own(plans.map((plan) => plan.told));
  const digests = plans.flatMap(({ digest }) => digest ?? []);
  await collectionOf(mongo, alertModel).updateMany(
    {
      _id: { $in: ids },
      enabled: true,
      digest: { $exists: false },
      $expr: {
        $and: [
          { $eq: ['$version', own(alerts.map(({ version }) => version))] },
          { $eq: ['$nextDueAt', own(alerts.map(({ nextDueAt }) => nextDueAt))] },
        ],
      },
    },
    [
      {
        $set: {
          nextDueAt: own(plans.map(({ nextDueAt }) => nextDueAt)),
          lastDueAt: own(plans.map(({ lastDueAt }) => lastDueAt)),
          ...(digests.length > 0 && { digest: own(digests) }),
          lastSentAt: { $cond: [{ $gt: [told, 0] }, now, '$lastSentAt'] },
          matched: { $add: ['$matched', told] },
          outbox: { $concatArrays: ['$outbox', own(plans.map(({ events }) => events))] },
        },
      },
    ],
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
