import type { AccountMoney, Card } from '../../../domain/platform/billing/account-money.ts';
import {
  setAutoTopUp as withAutoTopUp,
  stopAutoTopUp as withoutAutoTopUp,
  type AutoTopUp,
} from '../../../domain/platform/billing/top-up.ts';
import type { AppContext } from '../../context.ts';
import { changeMoney } from './change-money.ts';

/** Sets what an account may be charged per UTC month, in micro-USD; null takes the limit away. @throws not_found. */
export async function setMonthlyLimit(
  ctx: AppContext,
  accountId: string,
  monthlyLimitUsdMicros: number | null,
): Promise<void> {
  await changeMoney(ctx, accountId, {
    key: null,
    apply: (money) => ({ ...money, monthlyLimitUsdMicros }),
  });
}

/** Sets the card and when it is charged; below the threshold already, that is now. @throws not_found. */
export async function setAutoTopUp(
  ctx: AppContext,
  accountId: string,
  wanted: AutoTopUp & { card: Omit<Card, 'failure'> },
): Promise<AccountMoney> {
  return changeMoney(ctx, accountId, {
    key: null,
    apply: (money) => withAutoTopUp(money, wanted),
  });
}

/** Forgets the card, and charges it no more. @throws not_found. */
export async function stopAutoTopUp(ctx: AppContext, accountId: string): Promise<void> {
  await changeMoney(ctx, accountId, { key: null, apply: withoutAutoTopUp });
}
