import { metricMeter } from '@temporalio/activity';
import type { AppContext } from '../../services/context.ts';
import { findLedgerDifference } from '../../services/billing/check-ledger.ts';
import type { LedgerCheck } from '../../workflows/billing/contract.ts';
import { eachAccount } from './each-account.ts';

/** Compares every balance with its ledger; logs and counts differences. Reads only. */
export function createCheckLedgers(ctx: AppContext) {
  return async function checkLedgers(): Promise<LedgerCheck> {
    const { accounts, counted: differing } = await eachAccount(ctx, async (accountId) => {
      const difference = await findLedgerDifference(ctx.stores, accountId);
      if (difference !== null) ctx.log.error({ difference }, 'a balance differs from its ledger');
      return difference !== null;
    });
    metricMeter
      .createGauge('openrole_ledger_differences', 'int', undefined, 'Balances that differ')
      .set(differing);
    return { accounts, differing };
  };
}
