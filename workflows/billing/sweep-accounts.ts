import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { BillingActivities } from '../../activities/billing/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { SweepAccountsWorkflow } from './contract.ts';

const { sweepMoney } = proxyActivities<Pick<BillingActivities, 'sweepMoney'>>(longPass);

/**
 * Moves entries to the ledger and starts top-ups that a crash left behind, and ends expired holds. Run by the
 * schedule of the same name.
 */
export const sweepAccounts: SweepAccountsWorkflow = async () => {
  const accounts = await sweepMoney();
  setCurrentDetails(`${accounts} accounts swept.`);
  return { accounts };
};
