import { ApplicationFailure, proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { BillingActivities } from '../../activities/billing/index.ts';
import { longPass } from '../common/activity-options.ts';
import type { CheckLedgerWorkflow } from './contract.ts';

const { checkLedgers } = proxyActivities<Pick<BillingActivities, 'checkLedgers'>>(longPass);

/** Checks that every balance equals the sum of its ledger. The workflow fails when one does not. */
export const checkLedger: CheckLedgerWorkflow = async () => {
  const check = await checkLedgers();
  const text = `${check.differing} of ${check.accounts} balances differ from their ledger.`;
  setCurrentDetails(text);
  if (check.differing > 0) throw ApplicationFailure.nonRetryable(text, 'LedgerDiffers');
  return check;
};
