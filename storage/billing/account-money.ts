import { noMoney, type AccountMoney } from '../../domain/billing/account-money.ts';
import type { LedgerEntry } from '../../domain/billing/ledger-entry.ts';
import type { Stores } from '../stores.ts';
import { accountModel, type AccountRecord } from '../accounts/account.model.ts';

/** An account's document as the billing area reads it. `billing` is absent in accounts created before the ledger. */
export interface MoneyRecord extends AccountRecord {
  billing?: Omit<AccountMoney, 'balanceUsdMicros'>;
}

/** Uses the driver directly, because every charge reads and writes accounts. */
export function accountsOf({ mongo }: Stores) {
  return mongo.collection<MoneyRecord>(accountModel(mongo).collection.name);
}

/** An account's money; null when there is no such account. */
export async function findMoney(stores: Stores, accountId: string): Promise<AccountMoney | null> {
  const record = await accountsOf(stores).findOne(
    { _id: accountId },
    { projection: { balanceUsdMicros: 1, billing: 1, createdAt: 1 } },
  );
  return record === null ? null : moneyOf(record);
}

/** The money in an account's document. In an account created before the ledger, the balance is the first entry. */
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

/** Removes entries that are in the ledger from the document. The sums do not change, so neither does the version. */
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

/** Accounts whose documents may hold unprocessed entries, top-ups or holds, longest overdue first. */
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

/** The next accounts by id, after a given one. */
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
