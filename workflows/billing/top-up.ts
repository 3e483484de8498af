import {
  ActivityFailure,
  isCancellation,
  patched,
  proxyActivities,
  setCurrentDetails,
  sleep,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import type { BillingActivities } from '../../activities/billing/index.ts';
import type { CardNames } from '../../domain/billing/account-money.ts';
import { cardCharge, cardQuestion, chargeNote, sessionStep } from '../common/activity-options.ts';
import { accountIdAttribute } from '../common/contract.ts';
import { showStatus } from '../common/show-status.ts';
import type { TopUpInput, TopUpOutcome, TopUpWorkflow } from './contract.ts';

const { chargeCard } = proxyActivities<Pick<BillingActivities, 'chargeCard'>>(cardCharge);
const { findPayment } = proxyActivities<Pick<BillingActivities, 'findPayment'>>(cardQuestion);
const { findCard } = proxyActivities<Pick<BillingActivities, 'findCard'>>(sessionStep);
const { creditTopUp, failTopUp } =
  proxyActivities<Pick<BillingActivities, 'creditTopUp' | 'failTopUp'>>(chargeNote);

/** After this time the last request has ended and the processor's search finds its payment. */
const UNTIL_FOUND = '1 hour';

/**
 * Charges an account's card and credits the payment (decision 0017). The ledger entry is keyed by the payment's id
 * and is written after the processor confirms, so a crash at any point charges once and credits once. An unknown
 * outcome is looked up: before the charge for a payment that an earlier run made with this key, and after a charge
 * that got no response.
 */
export const topUp: TopUpWorkflow = async (input) => {
  upsertSearchAttributes([{ key: accountIdAttribute, value: input.accountId }]);
  const card = await findCard(input.accountId);
  const outcome = await charge(input, card);
  if (outcome.status === 'succeeded') await creditTopUp({ ...input, ...outcome });
  else await failTopUp({ ...input, ...outcome, card });
  showStatus(
    outcome.status,
    outcome.status === 'succeeded'
      ? `Credited after payment ${outcome.paymentId}.`
      : `The card was not charged: ${outcome.reason}.`,
  );
  return outcome;
};

/** The card is looked up once, so every retry charges the same card. */
async function charge(input: TopUpInput, card: CardNames | null): Promise<TopUpOutcome> {
  const looks = patched('look-for-payment');
  const paid = looks ? await findPayment(input) : null;
  if (paid !== null) return { status: 'succeeded', paymentId: paid };
  if (card === null) return { status: 'declined', reason: 'no_card' };
  try {
    return await chargeCard({ ...input, ...card });
  } catch (error) {
    if (!(error instanceof ActivityFailure) || isCancellation(error)) throw error;
    return looks ? paidAfterAll(input) : unanswered;
  }
}

const unanswered: TopUpOutcome = { status: 'declined', reason: 'processor_unavailable' };

async function paidAfterAll(input: TopUpInput): Promise<TopUpOutcome> {
  setCurrentDetails('The processor did not respond; looking for a payment.');
  await sleep(UNTIL_FOUND);
  const paymentId = await findPayment(input);
  return paymentId === null ? unanswered : { status: 'succeeded', paymentId };
}
