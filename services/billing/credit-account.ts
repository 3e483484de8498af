import type { Cause } from '../../domain/accounts/audit/audit-entry.ts';
import { book, type AccountMoney } from '../../domain/billing/account-money.ts';
import { creditedEntries } from '../../storage/billing/credited-entries.ts';
import { newId } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { changeMoney } from './change-money.ts';

/** Adds to an account's balance, as an operator does. @throws not_found. */
export async function creditAccount(
  ctx: AppContext,
  { accountId, cause }: { accountId: string; cause: Cause },
  amountUsdMicros: number,
): Promise<AccountMoney> {
  const id = newId('ledgerEntry');
  const entry = { id, key: id, kind: 'credit' as const, amountUsdMicros };
  return changeMoney(ctx, accountId, {
    key: id,
    fresh: true,
    apply: (before, now) => book(before, { ...entry, reference: null, tokens: null }, now),
    audit: (_before, after) =>
      creditedEntries(cause, { accountId, action: 'billing.credited' }, after),
  });
}
