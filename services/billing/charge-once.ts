import { charge as bookCharge } from '../../domain/billing/account-money.ts';
import { newId } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { changeMoney } from './change-money.ts';
import type { Charge } from './holds.ts';

/**
 * Reserves and settles in one write, for work that is charged when it is done. A key is charged at most once; null
 * means that the call has no key.
 * @throws AppError `PAYMENT_REQUIRED`.
 */
export async function chargeOnce(
  ctx: AppContext,
  {
    accountId,
    key,
    ...charge
  }: Omit<Charge, 'key'> & { key: string | null; amountUsdMicros: number },
): Promise<void> {
  const id = newId('ledgerEntry');
  const entry = { ...charge, id, key: key ?? id, tokens: null };
  await changeMoney(ctx, accountId, {
    key: entry.key,
    fresh: key === null,
    apply: (money, now) => bookCharge(money, entry, now),
  });
}
