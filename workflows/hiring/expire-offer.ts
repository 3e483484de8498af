import { condition, proxyActivities, setHandler } from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { storeCall } from '../common/activity-options.ts';
import { showStatus } from '../common/show-status.ts';
import { offerDecidedSignal, type ExpireOfferWorkflow } from './contract.ts';

const { expireOfferIfDue } = proxyActivities<Pick<HiringActivities, 'expireOfferIfDue'>>({
  ...storeCall,
  summary: 'Expire the offer if its deadline has passed; else return the deadline',
});

/**
 * The durable timer of an offer's `expires_at` (decision 0031). The workflow reads the deadline from MongoDB, waits
 * until then or until it is notified of a decision, and reads again. It ends when the offer is not open.
 */
export const expireOffer: ExpireOfferWorkflow = async (input) => {
  let decided = false;
  setHandler(offerDecidedSignal, () => {
    decided = true;
  });
  for (;;) {
    const expiresAt = await expireOfferIfDue({ ...input, at: new Date().toISOString() });
    if (expiresAt === null || decided) {
      return showStatus('ended', 'The offer is not open, or has no deadline.');
    }
    showStatus('waiting', `Expires the offer at ${expiresAt}.`);
    await condition(() => decided, Math.max(Date.parse(expiresAt) - Date.now(), 0));
  }
};
