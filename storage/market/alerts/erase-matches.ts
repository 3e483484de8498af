import type { Stores } from '../../stores.ts';
import { alertModel } from './alert.model.ts';
import { matchModel } from './match.model.ts';

/** Deletes the matches of an account's job alerts, before the alerts. Idempotent. */
export async function eraseMatchesOf({ mongo }: Stores, accountId: string): Promise<void> {
  const alerts = alertModel(mongo)
    .find({ accountId }, { _id: 1 })
    .lean<{ _id: string }[]>()
    .cursor();
  for await (const { _id: alertId } of alerts) await matchModel(mongo).deleteMany({ alertId });
}
