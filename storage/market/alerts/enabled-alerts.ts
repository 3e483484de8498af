import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { Stores } from '../../stores.ts';
import { someTime } from '../../partial-index.ts';
import { alertModel, type AlertRecord } from './alert.model.ts';

/** An alert as it is matched with new jobs. */
export type EnabledAlert = Pick<
  AlertRecord,
  '_id' | 'cadence' | 'filters' | 'filterHash' | 'startsAt' | 'version'
>;

const FIELDS = { cadence: 1, filters: 1, filterHash: 1, startsAt: 1, version: 1 };

/** Enabled alerts for which jobs since before `before` are new; those with equal filters stand together. */
export function streamEnabledAlerts({ mongo }: Stores, before: Date): AsyncIterable<EnabledAlert> {
  return alertModel(mongo)
    .find({ enabled: true, startsAt: { $lt: before } }, FIELDS)
    .sort({ filterHash: 1, _id: 1 })
    .lean<EnabledAlert[]>()
    .cursor({ batchSize: 1_000 });
}

/** When the oldest enabled alert begins; null without enabled alerts. */
export async function earliestStart({ mongo }: Stores): Promise<Date | null> {
  const first = await alertModel(mongo)
    .findOne({ enabled: true, startsAt: someTime }, { startsAt: 1 })
    .sort({ startsAt: 1 })
    .lean<Pick<AlertRecord, 'startsAt'>>();
  return first?.startsAt ?? null;
}

/** Which of these alerts are enabled. */
export async function findEnabled({ mongo }: Stores, ids: readonly string[]): Promise<Set<string>> {
  const found = await alertModel(mongo)
    .find({ _id: { $in: ids }, enabled: true }, { _id: 1 })
    .lean<{ _id: string }[]>();
  return new Set(found.map(({ _id }) => _id));
}

/** Disables an alert whose stored filters are no longer accepted, unless it has changed since it was read. */
export async function disableRefused(
  { mongo }: Stores,
  { _id, version }: Pick<AlertRecord, '_id' | 'version'>,
  now: Date,
): Promise<void> {
  const off = { enabled: false, disabledReason: 'filters_refused', nextDueAt: null } as const;
  await alertModel(mongo).updateOne(
    { _id, version, enabled: true },
    { $set: { ...off, updatedAt: now }, $inc: { version: 1 } },
  );
}

/** Disables an alert at the request of a reader of its mails. One that is disabled or deleted is left as it is. */
export async function disableUnsubscribed(
  { mongo }: Stores,
  { accountId, id }: OwnedRef,
  now: Date,
): Promise<void> {
  const off = { enabled: false, disabledReason: 'unsubscribed', nextDueAt: null } as const;
  await alertModel(mongo).updateOne(
    { _id: id, accountId, enabled: true },
    { $set: { ...off, updatedAt: now }, $inc: { version: 1 } },
  );
}
