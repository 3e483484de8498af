import { z } from 'zod';
import { invalidRequest } from '../../../domain/common/errors.ts';
import {
  heldUsdMicros,
  type AccountMoney,
  type Card,
} from '../../../domain/billing/account-money.ts';

const MICROS_PER_CENT = 10_000;
const LEAST_CHARGE = 500_000;
/** A billion dollars. */
const MOST = 1_000_000_000_000_000;

export const amount = z.int().min(0).max(MOST);
/** An amount that a card can be charged. */
export const charged = amount
  .min(LEAST_CHARGE, 'must be at least 0.50 USD')
  .multipleOf(MICROS_PER_CENT, 'must be whole cents');

const usdMicros = z.int();

export const billingSchema = z.object({
  balance_usd_micros: usdMicros,
  held_usd_micros: usdMicros,
  monthly_limit_usd_micros: usdMicros.nullable(),
  auto_top_up: z
    .object({ threshold_usd_micros: usdMicros, amount_usd_micros: usdMicros })
    .nullable(),
  card: z.object({ payment_method: z.string(), failure: z.string().nullable() }).nullable(),
});

export function billingRow(money: AccountMoney): z.infer<typeof billingSchema> {
  const { autoTopUp, card } = money;
  return {
    balance_usd_micros: money.balanceUsdMicros,
    held_usd_micros: heldUsdMicros(money),
    monthly_limit_usd_micros: money.monthlyLimitUsdMicros,
    auto_top_up: autoTopUp && {
      threshold_usd_micros: autoTopUp.thresholdUsdMicros,
      amount_usd_micros: autoTopUp.amountUsdMicros,
    },
    card: card && { payment_method: card.paymentMethod, failure: card.failure?.reason ?? null },
  };
}

/** The card of an account. @throws 400 without one. */
export function requireCard({ card }: AccountMoney): Card {
  if (card !== null) return card;
  throw invalidRequest('card', 'is missing: an operator sets it with npm run accounts');
}
