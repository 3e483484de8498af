import { sumLedger } from '../../storage/billing/ledger.ts';
import { findMoney } from '../../storage/billing/account-money.ts';
import type { Stores } from '../../storage/stores.ts';

/** An account whose balance is not the sum of its entries, or that lacks entries. */
export interface LedgerDifference {
  accountId: string;
  balanceUsdMicros: number;
  sumUsdMicros: number;
  /** Entries expected and found. */
  entries: number;
  found: number;
}

/**
 * Compares an account's balance with its entries, including those still in its document; null when they agree. Exact
 * while money moves: the document holds the number of its entries, and later entries are ignored.
 */
export async function findLedgerDifference(
  stores: Stores,
  accountId: string,
): Promise<LedgerDifference | null> {
  const money = await findMoney(stores, accountId);
  if (money === null) return null;
  const { balanceUsdMicros, sequence, entries } = money;
  const moved = await sumLedger(stores, accountId, {
    upTo: sequence,
    without: entries.map(({ id }) => id),
  });
  const waiting = entries.reduce((sum, entry) => sum + entry.amountUsdMicros, 0);
  const sumUsdMicros = moved.amountUsdMicros + waiting;
  const found = moved.count + entries.length;
  if (sumUsdMicros === balanceUsdMicros && found === sequence) return null;
  return { accountId, balanceUsdMicros, sumUsdMicros, entries: sequence, found };
}
