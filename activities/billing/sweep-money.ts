import type { AppContext } from '../../services/context.ts';
import { sweepMoneyOf } from '../../services/billing/sweep-money.ts';
import { findUnswept } from '../../storage/billing/account-money.ts';
import { sweepEach } from '../sweep-each.ts';

/** At most so many per tick; the next tick takes the next. */
const BATCH = 500;

/**
 * Looks after the accounts whose documents hold something that should be done by now. Harmless to repeat: entries,
 * holds and top-ups end once. An account that cannot be looked after does not keep the others waiting.
 */
export function createSweepMoney(ctx: AppContext) {
  return async function sweepMoney(): Promise<number> {
    const overdue = await findUnswept(ctx.stores, { before: new Date(), limit: BATCH });
    const accounts = overdue.map((id) => ({ id }));
    return sweepEach(ctx, accounts, ({ id }) => sweepMoneyOf(ctx, id));
  };
}
