import {
  ActivityFailure,
  isCancellation,
  proxyActivities,
  setCurrentDetails,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import type { PlatformActivities } from '../../activities/platform/index.ts';
import { cardCharge, storeCall } from '../common/activity-options.ts';
import { accountIdAttribute, processStatusAttribute } from '../common/contract.ts';
import type { TopUpInput, TopUpOutcome } from './contract.ts';

const { chargeCard } = proxyActivities<Pick<PlatformActivities, 'chargeCard'>>(cardCharge);
const { findCard, creditTopUp, failTopUp } =
  proxyActivities<Pick<PlatformActivities, 'findCard' | 'creditTopUp' | 'failTopUp'>>(storeCall);

/**
 * Charges an account's card and credits what it paid (decisions section 10): the entry comes after the processor
 * has confirmed, under the payment's name, so a crash anywhere charges once and credits once.
 */
export async function topUp(input: TopUpInput): Promise<TopUpOutcome> {
  upsertSearchAttributes([{ key: accountIdAttribute, value: input.accountId }]);
  const outcome = await charge(input);
  if (outcome.status === 'succeeded') await creditTopUp({ ...input, ...outcome });
  else await failTopUp({ ...input, ...outcome });
  upsertSearchAttributes([{ key: processStatusAttribute, value: outcome.status }]);
  setCurrentDetails(
    outcome.status === 'succeeded'
      ? `Credited after payment ${outcome.paymentId}.`
      : `The card was not charged: ${outcome.reason}.`,
  );
  return outcome;
}

/** The card is looked up once: a repeated charge names the same one. */
async function charge(input: TopUpInput): Promise<TopUpOutcome> {
  const card = await findCard(input.accountId);
  if (card === null) return { status: 'declined', reason: 'no_card' };
  try {
    return await chargeCard({ ...input, ...card });
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error;
    return { status: 'declined', reason: 'processor_unavailable' };
  }
}
