import { AppError } from '../../../domain/common/errors.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { AlertSettings } from '../../../domain/market/alerts/alert.ts';
import { findAlert, saveAlert, type AlertRecord } from '../../../storage/market/alerts/alerts.ts';
import type { AppContext } from '../../context.ts';
import { retryOnConflict } from '../../retry-on-conflict.ts';
import { alertChanges } from './alert-record.ts';

/**
 * Changes an alert as `decide` says of the version it sees. Retries on a version conflict; a change to what holds
 * already writes nothing.
 * @throws AppError `not_found`, and any error of `decide`.
 */
export async function changeAlert(
  { stores }: Pick<AppContext, 'stores'>,
  target: OwnedRef,
  decide: (alert: AlertRecord) => Partial<AlertSettings>,
): Promise<AlertRecord> {
  return retryOnConflict(async () => {
    const alert = await findAlert(stores, target);
    if (alert === null) throw new AppError('not_found');
    const changes = alertChanges(alert, decide(alert), new Date());
    return changes === null ? alert : saveAlert(stores, alert, changes);
  });
}
