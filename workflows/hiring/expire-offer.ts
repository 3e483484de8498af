import { continueAsNew, proxyActivities } from '@temporalio/workflow';
import type { HiringActivities } from '../../activities/hiring/index.ts';
import { storeCall } from '../common/activity-options.ts';
import { offerDecidedSignal, type ExpireOfferWorkflow } from './contract.ts';
import { keepDeadline } from './keep-deadline.ts';

const { expireOfferIfDue } = proxyActivities<Pick<HiringActivities, 'expireOfferIfDue'>>({
  ...storeCall,
  summary: 'Expire the offer if its deadline has passed; else return the deadline',
});

/** The durable timer of an offer's `expires_at` (decision 0031). A decision ends the wait. */
export const expireOffer: ExpireOfferWorkflow = (input) =>
  keepDeadline({
    changed: offerDecidedSignal,
    actIfDue: (at) => expireOfferIfDue({ ...input, at }),
    nextRun: () => continueAsNew<ExpireOfferWorkflow>(input),
    waiting: (expiresAt) => `Expires the offer at ${expiresAt}.`,
    ended: 'The offer is not open, or has no deadline.',
  });
