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

/** By then the last request has ended, and the processor finds whatever it came to. */
const UNTIL_FOUND = '1 hour';

/**
 * Charges an account's card and credits the payment (decision 0017). The entry follows the processor's confirmation,
 * under the payment's name, so a crash anywhere charges once and credits once. An unknown outcome is never guessed:
 * before the card is charged, the processor is asked for a payment of an earlier run with this key, and after a charge
 * without an answer for its outcome.
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

/** The card was looked up once: a repeated charge names the same one. */
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
  setCurrentDetails('The processor gave no answer; looking for a payment.');
  await sleep(UNTIL_FOUND);
  const paymentId = await findPayment(input);
  return paymentId === null ? unanswered : { status: 'succeeded', paymentId };
}
