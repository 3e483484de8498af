import type { AppContext } from '../../services/context.ts';
import { closeMonth } from '../../services/billing/close-month.ts';
import { eachAccount } from './each-account.ts';

/** Closes a past month of every account. Idempotent: a closed month does not change. */
export function createCloseStatements(ctx: AppContext) {
  return async function closeStatements(month: string): Promise<number> {
    const { quotas } = ctx.config;
    const { counted } = await eachAccount(ctx, (accountId) =>
      closeMonth(ctx, { accountId, month, quotas }),
    );
    return counted;
  };
}
