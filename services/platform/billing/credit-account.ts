import { book, type AccountMoney } from '../../../domain/platform/billing/account-money.ts';
import { newId } from '../../../storage/new-id.ts';
import { resumeSessionsAfterPayment } from '../../agent/sessions/resume-after-payment.ts';
import type { AppContext } from '../../context.ts';
import { changeMoney } from './change-money.ts';

/** Adds to an account's balance, as an operator does. @throws not_found. */
export async function creditAccount(
  ctx: AppContext,
  accountId: string,
  amountUsdMicros: number,
): Promise<AccountMoney> {
  const id = newId('ledgerEntry');
  const entry = { id, key: id, kind: 'credit' as const, amountUsdMicros };
  const money = await changeMoney(ctx, accountId, {
    key: id,
    fresh: true,
    apply: (before, now) => book(before, { ...entry, reference: null, tokens: null }, now),
  });
  await resumeSessionsAfterPayment(ctx, accountId);
  return money;
}
