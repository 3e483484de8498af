import { totalCost } from '../../../domain/platform/billing/charge-sum.ts';
import { resetsAt, viewOfMonth, type Quotas } from '../../../domain/platform/meters.ts';
import { balanceAt } from '../../../storage/platform/billing/ledger.ts';
import { findStatement, insertStatement } from '../../../storage/platform/billing/statements.ts';
import type { Stores } from '../../../storage/stores.ts';
import { readMonth } from './read-month.ts';

/** Closes a past month of an account: what came in, what was charged, what was used. Answers whether it was open. */
export async function closeMonth(
  stores: Stores,
  { accountId, month, quotas }: { accountId: string; month: string; quotas: Quotas },
): Promise<boolean> {
  if ((await findStatement(stores, accountId, month)) !== null) return false;
  const { charges, meters } = await readMonth(stores, { accountId, month, quotas });
  const begin = new Date(`${month}-01T00:00:00.000Z`);
  const end = resetsAt('search_rows', viewOfMonth(month, new Date()));
  const opening = await balanceAt(stores, accountId, begin);
  const closing = await balanceAt(stores, accountId, end);
  const charged = totalCost(charges);
  await insertStatement(stores, {
    accountId,
    month,
    openingBalanceUsdMicros: opening,
    closingBalanceUsdMicros: closing,
    creditedUsdMicros: closing - opening + charged,
    chargedUsdMicros: charged,
    charges,
    meters: meters.map(({ meter, used, quota }) => ({ meter, used, quota })),
    closedAt: new Date(),
  });
  return true;
}
