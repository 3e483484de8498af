import { totalCost } from '../../domain/billing/charge-sum.ts';
import { monthSpan, type Quotas } from '../../domain/accounts/meters.ts';
import { balanceAt } from '../../storage/billing/ledger.ts';
import { findStatement, insertStatement } from '../../storage/billing/statements.ts';
import { readMonth, type LedgerContext } from './read-month.ts';

/** Closes a past month of an account with its credits, charges and usage. Returns whether it was open. */
export async function closeMonth(
  ctx: LedgerContext,
  { accountId, month, quotas }: { accountId: string; month: string; quotas: Quotas },
): Promise<boolean> {
  const { stores } = ctx;
  if ((await findStatement(stores, accountId, month)) !== null) return false;
  const { charges, meters } = await readMonth(ctx, { accountId, month, quotas });
  const { from, until } = monthSpan(month);
  const opening = await balanceAt(stores, accountId, from);
  const closing = await balanceAt(stores, accountId, until);
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
