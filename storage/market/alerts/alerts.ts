import type { PageStart } from '../../../domain/common/result-page.ts';
import { unlessTaken } from '../../duplicate-key.ts';
import { newestFirst } from '../../newest-first.ts';
import { readOwned } from '../../read-owned.ts';
import type { Stores } from '../../stores.ts';
import { alertModel, type AlertRecord } from './alert.model.ts';

export type { AlertRecord } from './alert.model.ts';

/** An alert of an account; null for an alert of another account. */
export const findAlert = readOwned(alertModel);

/** Adds an alert; returns false when one with this id exists. */
export function insertAlert({ mongo }: Stores, alert: AlertRecord): Promise<boolean> {
  return unlessTaken(() => alertModel(mongo).create(alert));
}

export function countAlerts({ mongo }: Stores, accountId: string): Promise<number> {
  return alertModel(mongo).countDocuments({ accountId });
}

/** A page of an account's alerts, newest first. */
export function listAlerts(
  { mongo }: Stores,
  accountId: string,
  page: PageStart,
): Promise<AlertRecord[]> {
  return newestFirst(alertModel(mongo), { accountId }, page);
}

export type AlertChanges = Partial<
  Omit<AlertRecord, '_id' | 'accountId' | 'version' | 'outbox' | 'digest'>
>;

/** Writes changes over the state that was read; null when it has changed, or a digest was sent, since. */
export function saveAlert(
  { mongo }: Stores,
  { _id, accountId, version, nextDueAt }: AlertRecord,
  changes: AlertChanges,
): Promise<AlertRecord | null> {
  return alertModel(mongo)
    .findOneAndUpdate(
      { _id, accountId, version, nextDueAt },
      { $set: changes, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean<AlertRecord>();
}

/**
 * Removes an alert at the version that was read, unless events wait in its outbox; false when it has changed or no
 * longer exists.
 */
export async function deleteAlert(
  { mongo }: Stores,
  { _id, accountId, version }: AlertRecord,
): Promise<boolean> {
  const result = await alertModel(mongo).deleteOne({
    _id,
    accountId,
    version,
    'outbox.0': { $exists: false },
  });
  return result.deletedCount === 1;
}
