import { sumLedger } from '../../storage/billing/ledger.ts';
import { findMoney } from '../../storage/billing/account-money.ts';
import type { Stores } from '../../storage/stores.ts';

/** An account whose balance is not the sum of its entries, or whose entries are not all there. */
export interface LedgerDifference {
  accountId: string;
  balanceUsdMicros: number;
  sumUsdMicros: number;
  /** How many entries there have been, and how many there are. */
  entries: number;
  found: number;
}

/**
 * Compares an account's balance with its entries, those that still lie in its document among them; null when they
 * agree. Exact while money moves: the document says how many entries it knew, and later ones do not count.
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
