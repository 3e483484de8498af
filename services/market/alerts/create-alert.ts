import { AppError } from '../../../domain/common/errors.ts';
import type { OwnedRef } from '../../../domain/common/ids.ts';
import type { AlertSettings } from '../../../domain/market/alerts/alert.ts';
import {
  countAlerts,
  findAlert,
  insertAlert,
  type AlertRecord,
} from '../../../storage/market/alerts/alerts.ts';
import type { AppContext } from '../../context.ts';
import { newAlert } from './alert-record.ts';

const MAX_PER_ACCOUNT = 100;

/**
 * Creates an alert; one that a request under the same Idempotency-Key created is returned as it is.
 * @throws AppError `conflict` when the account has 100.
 */
export async function createAlert(
  { stores }: Pick<AppContext, 'stores'>,
  target: OwnedRef,
  settings: AlertSettings,
): Promise<AlertRecord> {
  const earlier = await findAlert(stores, target);
  if (earlier !== null) return earlier;
  if ((await countAlerts(stores, target.accountId)) >= MAX_PER_ACCOUNT) {
    throw new AppError('conflict', { message: `An account has ${MAX_PER_ACCOUNT} job alerts.` });
  }
  const alert = newAlert(target, settings, new Date());
  if (await insertAlert(stores, alert)) return alert;
  const made = await findAlert(stores, target);
  if (made === null) throw new Error(`${target.id} was taken and is gone.`);
  return made;
}
