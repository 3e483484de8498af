import { ApplicationFailure, proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { BillingActivities } from '../../activities/billing/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { CheckLedgerWorkflow } from './contract.ts';

const { checkLedgers } = proxyActivities<Pick<BillingActivities, 'checkLedgers'>>(longPass);

/** Proves that every balance is the sum of its ledger, and fails for all to see where one is not. */
export const checkLedger: CheckLedgerWorkflow = async () => {
  const check = await checkLedgers();
  const text = `${check.differing} of ${check.accounts} balances differ from their ledger.`;
  setCurrentDetails(text);
  if (check.differing > 0) throw ApplicationFailure.nonRetryable(text, 'LedgerDiffers');
  return check;
};
