import { systemCause } from '../../domain/accounts/audit/audit-entry.ts';
import type { CardNames } from '../../domain/billing/account-money.ts';
import {
  creditTopUp as bookPayment,
  failTopUp as noteFailure,
} from '../../domain/billing/top-up.ts';
import { creditedEntries } from '../../storage/billing/credited-entries.ts';
import { newAuditEntry } from '../../storage/accounts/audit/new-audit-entry.ts';
import { newId } from '../../storage/new-id.ts';
import type { TopUpInput } from '../../workflows/billing/contract.ts';
import type { AppContext } from '../context.ts';
import { changeMoney } from './change-money.ts';

/** A top-up whose payment was confirmed. */
type PaidTopUp = TopUpInput & { paymentId: string };

/** A top-up whose card was refused. */
type RefusedTopUp = TopUpInput & { reason: string; card: CardNames | null };

/** Credits a confirmed payment, once per top-up id. */
export async function creditPayment(
  ctx: AppContext,
  { accountId, key: topUpKey, amountUsdMicros, paymentId, cause = systemCause }: PaidTopUp,
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
    audit: (_before, after) =>
      creditedEntries(cause, { accountId, action: 'billing.topped_up' }, after),
  });
}

/** Records a refused charge and sends `billing.charge_failed` to the owner. Idempotent. */
export async function failPayment(
  ctx: AppContext,
  { accountId, key: topUpKey, amountUsdMicros, reason, card, cause = systemCause }: RefusedTopUp,
): Promise<void> {
  const failure = { amountUsdMicros, reason };
  await changeMoney(ctx, accountId, {
    key: null,
    apply: (money) => noteFailure(money, { failure, topUpKey, charged: card }),
    audit: () => [
      newAuditEntry(cause, {
        action: 'billing.top_up_failed',
        accountId,
        targetId: accountId,
        before: null,
        after: { amount_usd_micros: amountUsdMicros, reason },
        // A worker that died after the write repeats this step.
        key: `top_up_failed:${topUpKey}`,
      }),
    ],
  });
}
