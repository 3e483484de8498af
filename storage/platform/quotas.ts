import type { Meter, Quotas } from '../../domain/platform/meters.ts';
import type { Stores } from '../stores.ts';
import { accountModel, type AccountRecord } from './account.model.ts';

/** The quotas of these accounts that differ from everybody's. */
export async function findQuotas(
  { mongo }: Stores,
  accountIds: readonly string[],
): Promise<Map<string, Partial<Quotas>>> {
  const accounts = await mongo
    .collection<AccountRecord>(accountModel(mongo).collection.name)
    .find({ _id: { $in: [...new Set(accountIds)] } }, { projection: { quotas: 1 } })
    .toArray();
  return new Map(accounts.map(({ _id, quotas }) => [_id, quotas ?? {}]));
}

/** Sets an account's own quota of a meter. */
export async function setQuota(
  { mongo }: Stores,
  accountId: string,
  { meter, quota }: { meter: Meter; quota: number },
): Promise<void> {
  await accountModel(mongo).updateOne({ _id: accountId }, { $set: { [`quotas.${meter}`]: quota } });
}
