import { noMoney, type AccountMoney } from '../../domain/billing/account-money.ts';
import type { LedgerEntry } from '../../domain/billing/ledger-entry.ts';
import type { Stores } from '../stores.ts';
import { accountModel, type AccountRecord } from '../accounts/account.model.ts';

/** An account's document as the billing area reads it. Accounts from before the ledger have no `billing`. */
export interface MoneyRecord extends AccountRecord {
  billing?: Omit<AccountMoney, 'balanceUsdMicros'>;
}

/** The accounts by the driver alone, because every charge reads and writes them. */
export function accountsOf({ mongo }: Stores) {
  return mongo.collection<MoneyRecord>(accountModel(mongo).collection.name);
}

/** An account's money as it stands; null when there is no such account. */
export async function findMoney(stores: Stores, accountId: string): Promise<AccountMoney | null> {
  const record = await accountsOf(stores).findOne(
    { _id: accountId },
    { projection: { balanceUsdMicros: 1, billing: 1, createdAt: 1 } },
  );
  return record === null ? null : moneyOf(record);
}

/** The money in an account's document. One from before the ledger has its balance as first entry. */
function moneyOf({ _id, balanceUsdMicros, billing, createdAt }: MoneyRecord): AccountMoney {
  if (billing !== undefined) return { ...billing, balanceUsdMicros };
  const opening = {
    id: _id.replace('acc_', 'led_'),
    key: 'opening',
    kind: 'grant' as const,
    amountUsdMicros: balanceUsdMicros,
    reference: null,
    tokens: null,
    sequence: 1,
    balanceAfterUsdMicros: balanceUsdMicros,
    at: createdAt,
  };
  return { ...noMoney, balanceUsdMicros, sequence: 1, entries: [opening] };
}

/** Takes entries out of the document, which the ledger holds by now. They count all the same: no new version. */
export async function takeOutEntries(
  stores: Stores,
  taken: ReadonlyMap<string, readonly LedgerEntry[]>,
): Promise<void> {
  const writes = [...taken].map(([accountId, entries]) => ({
    updateOne: {
      filter: { _id: accountId },
      update: { $pull: { 'billing.entries': { id: { $in: entries.map(({ id }) => id) } } } },
    },
  }));
  await accountsOf(stores).bulkWrite(writes, { ordered: false });
}

/** Accounts in whose documents something may have been left behind, the longest overdue first. */
export async function findUnswept(
  stores: Stores,
  { before, limit }: { before: Date; limit: number },
): Promise<string[]> {
  const found = await accountsOf(stores)
    .find({ 'billing.sweepAt': { $lte: before } }, { projection: { _id: 1 } })
    .sort({ 'billing.sweepAt': 1 })
    .limit(limit)
    .toArray();
  return found.map(({ _id }) => _id);
}

/** The next accounts by id, from after one of them. */
export async function findAccountIds(
  stores: Stores,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const found = await accountsOf(stores)
    .find({ _id: { $gt: after } }, { projection: { _id: 1 } })
    .sort({ _id: 1 })
    .limit(limit)
    .toArray();
  return found.map(({ _id }) => _id);
}
