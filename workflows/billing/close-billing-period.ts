import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { BillingActivities } from '../../activities/billing/index.ts';
import { monthBefore } from '../../domain/accounts/meters.ts';
import { longPass } from '../common/activity-options.ts';

const { closeStatements } = proxyActivities<Pick<BillingActivities, 'closeStatements'>>(longPass);

/** Closes the last UTC month: one statement per account, which never changes afterwards. Run by a schedule. */
export async function closeBillingPeriod(): Promise<{ month: string; closed: number }> {
  const month = monthBefore(new Date());
  const closed = await closeStatements(month);
  setCurrentDetails(`${closed} statements of ${month} closed.`);
  return { month, closed };
}
