import type { AuditEntry, Cause } from '../../domain/accounts/audit/audit-entry.ts';
import type { AccountMoney } from '../../domain/billing/account-money.ts';
import { newAuditEntry } from '../accounts/audit/new-audit-entry.ts';

interface Credited {
  accountId: string;
  action: 'billing.credited' | 'billing.topped_up';
}

/** The audit entry of a credit, under the business key of its ledger entry. */
export function creditedEntries(
  cause: Cause,
  { accountId, action }: Credited,
  money: AccountMoney,
): AuditEntry[] {
  const booked = money.entries.at(-1);
  if (booked === undefined) return [];
  const { id, key, amountUsdMicros, balanceAfterUsdMicros, reason } = booked;
  return [
    newAuditEntry(cause, {
      action,
      accountId,
      targetId: accountId,
      before: { balance_usd_micros: balanceAfterUsdMicros - amountUsdMicros },
      after: {
        balance_usd_micros: balanceAfterUsdMicros,
        ledger_entry_id: id,
        ...(reason !== undefined && { reason }),
      },
      key,
    }),
  ];
}
