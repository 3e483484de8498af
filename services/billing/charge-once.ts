import { charge as bookCharge } from '../../domain/billing/account-money.ts';
import { newId } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { changeMoney } from './change-money.ts';
import type { Charge } from './holds.ts';

/**
 * Reserves and settles in one write, for what is paid when it is done. A key is never charged twice; null says
 * that this call has none, and there is nothing to look for. @throws PAYMENT_REQUIRED.
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
