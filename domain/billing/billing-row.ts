import { z } from 'zod';
import { heldUsdMicros, type AccountMoney, type Card } from './account-money.ts';

const usdMicros = z.int();

export const billingSchema = z.object({
  balance_usd_micros: usdMicros,
  held_usd_micros: usdMicros,
  monthly_limit_usd_micros: usdMicros.nullable(),
  auto_top_up: z
    .object({ threshold_usd_micros: usdMicros, amount_usd_micros: usdMicros })
    .nullable(),
  card: z
    .object({
      payment_method: z.string(),
      brand: z.string().nullable(),
      last_four: z.string().nullable(),
      expires: z.string().nullable(),
      failure: z.string().nullable(),
    })
    .nullable(),
});
export type BillingRow = z.infer<typeof billingSchema>;

export function billingRow(money: AccountMoney): BillingRow {
  const { autoTopUp, card } = money;
  return {
    balance_usd_micros: money.balanceUsdMicros,
    held_usd_micros: heldUsdMicros(money),
    monthly_limit_usd_micros: money.monthlyLimitUsdMicros,
    auto_top_up: autoTopUp && {
      threshold_usd_micros: autoTopUp.thresholdUsdMicros,
      amount_usd_micros: autoTopUp.amountUsdMicros,
    },
    card: card && cardRow(card),
  };
}

function cardRow({ paymentMethod, face, failure }: Card): NonNullable<BillingRow['card']> {
  return {
    payment_method: paymentMethod,
    brand: face?.brand ?? null,
    last_four: face?.lastFour ?? null,
    expires: face?.expires ?? null,
    failure: failure?.reason ?? null,
  };
}
