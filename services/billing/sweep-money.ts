import { dropExpired } from '../../domain/billing/account-money.ts';
import { swept } from '../../domain/billing/sweep-time.ts';
import type { AppContext } from '../context.ts';
import { changeMoney } from './change-money.ts';
import { bringLedgerUpToDate } from './read-month.ts';
import { startTopUp } from './start-top-up.ts';

/** Finishes what a crash left on one account: entries to move, a due top-up, expired holds. */
export async function sweepMoneyOf(ctx: AppContext, accountId: string): Promise<void> {
  const { topUp } = await bringLedgerUpToDate(ctx, accountId);
  if (topUp !== null) await startTopUp(ctx, { accountId, ...topUp });
  await changeMoney(ctx, accountId, {
    key: null,
    apply: (money, now) => swept(dropExpired(money, now), now),
  });
}
