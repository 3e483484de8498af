import type { AppContext } from '../../services/context.ts';
import { sweepMoneyOf } from '../../services/billing/sweep-money.ts';
import { findUnswept } from '../../storage/billing/account-money.ts';
import { sweepEach } from '../sweep-each.ts';

/** Accounts per tick; the next tick takes the next ones. */
const BATCH = 500;

/**
 * Processes the accounts whose documents hold due work. Idempotent: entries, holds and top-ups end once. An account
 * that fails does not hold up the others.
 */
export function createSweepMoney(ctx: AppContext) {
  return async function sweepMoney(): Promise<number> {
    const overdue = await findUnswept(ctx.stores, { before: new Date(), limit: BATCH });
    const accounts = overdue.map((id) => ({ id }));
    return sweepEach(ctx, accounts, ({ id }) => sweepMoneyOf(ctx, id));
  };
}
