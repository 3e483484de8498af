import type { Offer } from '../../../domain/hiring/offers/offer.ts';
import {
  accountIdAttribute,
  HIRING_TASK_QUEUE,
  processStatusAttribute,
} from '../../../workflows/common/contract.ts';
import {
  expireOfferId,
  offerDecidedSignal,
  type ExpireOfferWorkflow,
} from '../../../workflows/hiring/contract.ts';
import type { AppContext } from '../../context.ts';
import { signalWorkflow } from '../../signal-workflow.ts';

/** Starts the timer of a sent offer that has a deadline, or joins the running one. */
export async function scheduleExpiry(
  { temporal }: Pick<AppContext, 'temporal'>,
  offer: Offer,
): Promise<void> {
  const { id: offerId, accountId, expiresAt } = offer;
  if (expiresAt === null) return;
  await temporal.client.workflow.start<ExpireOfferWorkflow>('expireOffer', {
    taskQueue: HIRING_TASK_QUEUE,
    workflowId: expireOfferId(offerId),
    workflowIdConflictPolicy: 'USE_EXISTING',
    args: [{ offerId, accountId }],
    typedSearchAttributes: [
      { key: accountIdAttribute, value: accountId },
      { key: processStatusAttribute, value: 'waiting' },
    ],
    staticSummary: `Expire ${offerId} at its deadline`,
  });
}

/** Ends the timer of an offer that has ended otherwise. */
export async function tellExpiryDecided(
  ctx: Pick<AppContext, 'temporal'>,
  { id, expiresAt, sentAt, status }: Offer,
): Promise<void> {
  if (expiresAt === null || sentAt === null || status === 'expired') return;
  await signalWorkflow(ctx, expireOfferId(id), offerDecidedSignal);
}
