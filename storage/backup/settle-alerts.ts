import type { Stores } from '../stores.ts';
import { alertModel } from '../market/alerts/alert.model.ts';
import { matchModel } from '../market/alerts/match.model.ts';
import { advanceWatermark } from '../market/alerts/progress.ts';

/** Lets every alert begin anew at `at`: jobs that were searchable before may have been in a digest since the backup. */
export async function settleAlerts(stores: Stores, at: Date): Promise<void> {
  await alertModel(stores.mongo).updateMany({ startsAt: { $lt: at } }, { $set: { startsAt: at } });
  await matchModel(stores.mongo).deleteMany({ toldIn: null });
  await advanceWatermark(stores, at);
}
