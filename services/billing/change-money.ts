import type { AccountMoney } from '../../domain/billing/account-money.ts';
import type { AppContext } from '../context.ts';
import { announceSoon } from '../webhooks/announce-soon.ts';
import type { MoneyChange } from './apply-changes.ts';
import { startTopUpSoon } from './start-top-up.ts';

/** Changes an account's money and triggers what follows, without waiting for it. */
export async function changeMoney(
  ctx: AppContext,
  accountId: string,
  change: MoneyChange,
): Promise<AccountMoney> {
  const { money, followUp } = await ctx.money.change(accountId, change);
  if (followUp !== null) {
    const { events, topUp } = followUp;
    if (events.length > 0) {
      announceSoon(ctx, { collection: 'accounts', documentId: accountId, events });
    }
    if (topUp !== null) startTopUpSoon(ctx, { accountId, ...topUp });
  }
  return money;
}
