import type { Cause } from '../../domain/accounts/audit/audit-entry.ts';
import { book, type AccountMoney } from '../../domain/billing/account-money.ts';
import { creditedEntries } from '../../storage/billing/credited-entries.ts';
import { newId } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { changeMoney } from './change-money.ts';

interface Credited {
  accountId: string;
  cause: Cause;
  reason: string;
  /** Its ledger entry is booked once; without one, each call books another. */
  key?: string;
}

/** Adds to an account's balance, as an operator does. @throws AppError `not_found`. */
export async function creditAccount(
  ctx: AppContext,
  { accountId, cause, reason, key }: Credited,
  amountUsdMicros: number,
): Promise<AccountMoney> {
  const id = newId('ledgerEntry');
  const entry = { id, key: key ?? id, kind: 'credit' as const, amountUsdMicros, reason };
  return changeMoney(ctx, accountId, {
    key: entry.key,
    fresh: key === undefined,
    apply: (before, now) => book(before, { ...entry, reference: null, tokens: null }, now),
    audit: (_before, after) =>
      creditedEntries(cause, { accountId, action: 'billing.credited' }, after),
  });
}
