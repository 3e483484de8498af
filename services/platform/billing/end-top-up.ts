import {
  creditTopUp as bookPayment,
  failTopUp as noteFailure,
} from '../../../domain/platform/billing/top-up.ts';
import { newId } from '../../../storage/new-id.ts';
import type { TopUpInput } from '../../../workflows/platform/contract.ts';
import { resumeSessionsAfterPayment } from '../../agent/sessions/resume-after-payment.ts';
import type { AppContext } from '../../context.ts';
import { changeMoney } from './change-money.ts';

/** Credits a confirmed payment, once by its name; what waited for money goes on. */
export async function creditPayment(
  ctx: AppContext,
  { accountId, key: topUpKey, amountUsdMicros, paymentId }: TopUpInput & { paymentId: string },
): Promise<void> {
  const entry = {
    id: newId('ledgerEntry'),
    key: `payment:${paymentId}`,
    kind: 'top_up' as const,
    amountUsdMicros,
    reference: paymentId,
    tokens: null,
  };
  await changeMoney(ctx, accountId, {
    key: entry.key,
    apply: (money, now) => bookPayment(money, { entry, topUpKey }, now),
  });
  await resumeSessionsAfterPayment(ctx, accountId);
}

/** Notes that a card refused a charge; the owner is told by `billing.charge_failed`. Harmless to repeat. */
export async function failPayment(
  ctx: AppContext,
  { accountId, key: topUpKey, amountUsdMicros, reason }: TopUpInput & { reason: string },
): Promise<void> {
  const failure = { amountUsdMicros, reason };
  await changeMoney(ctx, accountId, {
    key: null,
    apply: (money) => noteFailure(money, { failure, topUpKey }),
  });
}
