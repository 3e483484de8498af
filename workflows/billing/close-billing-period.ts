import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { BillingActivities } from '../../activities/billing/index.ts';
import { monthBefore } from '../../domain/accounts/meters.ts';
import { longPass } from '../common/activity-options.ts';
import type { CloseBillingPeriodWorkflow } from './contract.ts';

const { closeStatements } = proxyActivities<Pick<BillingActivities, 'closeStatements'>>(longPass);

/** Closes the last UTC month: writes one immutable statement per account. Run by a schedule. */
export const closeBillingPeriod: CloseBillingPeriodWorkflow = async () => {
  const month = monthBefore(new Date());
  const closed = await closeStatements(month);
  setCurrentDetails(`${closed} statements of ${month} closed.`);
  return { month, closed };
};
