import type { CardNames } from '../../domain/billing/account-money.ts';
import { creditPayment, failPayment } from '../../services/billing/end-top-up.ts';
import type { AppContext } from '../../services/context.ts';
import { findMoney } from '../../storage/billing/account-money.ts';
import {
  topUpWorkflowId,
  type TopUpInput,
  type TopUpOutcome,
} from '../../workflows/billing/contract.ts';
import { keepAlive } from '../keep-alive.ts';

/** Idempotent: reads only. */
export function createFindCard({ stores }: AppContext) {
  return async function findCard(accountId: string): Promise<CardNames | null> {
    const money = await findMoney(stores, accountId);
    if (money === null || money.card === null) return null;
    const { card } = money;
    return { customer: card.customer, paymentMethod: card.paymentMethod };
  };
}

/** Idempotent: the processor knows the charge by our key and repeats its answer. */
export function createChargeCard({ payments }: AppContext) {
  return async function chargeCard({
    key,
    cause: _cause,
    ...charge
  }: TopUpInput & CardNames): Promise<TopUpOutcome> {
    const idempotencyKey = topUpWorkflowId(charge.accountId, key);
    return keepAlive(() => payments.charge({ ...charge, idempotencyKey }));
  };
}

/** Idempotent: reads only. */
export function createFindPayment({ payments }: AppContext) {
  return async function findPayment({ accountId, key }: TopUpInput): Promise<string | null> {
    return keepAlive(() => payments.findPayment(topUpWorkflowId(accountId, key)));
  };
}

/** Idempotent: a payment is booked once per top-up. */
export function createCreditTopUp(ctx: AppContext) {
  return async function creditTopUp(paid: TopUpInput & { paymentId: string }): Promise<void> {
    await keepAlive(() => creditPayment(ctx, paid));
  };
}

/** A refused charge. Runs of an earlier version name no card. */
type Refused = TopUpInput & { reason: string; card?: CardNames | null };

/** Idempotent: a failed card stays failed, and its owner is notified once. */
export function createFailTopUp(ctx: AppContext) {
  const findCard = createFindCard(ctx);
  return async function failTopUp({ card, ...refused }: Refused): Promise<void> {
    await keepAlive(async () => {
      const charged = card === undefined ? await findCard(refused.accountId) : card;
      await failPayment(ctx, { ...refused, card: charged });
    });
  };
}
