import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry, Cause } from '../../domain/accounts/audit/audit-entry.ts';
import type { AuditAfter } from '../../domain/accounts/audit/registry.ts';
import type { AccountMoney, EnteredCard } from '../../domain/billing/account-money.ts';
import {
  setAutoTopUp as withAutoTopUp,
  setCard as withCard,
  stopAutoTopUp as withoutAutoTopUp,
  type AutoTopUp,
} from '../../domain/billing/top-up.ts';
import { newAuditEntry } from '../../storage/accounts/audit/new-audit-entry.ts';
import type { AppContext } from '../context.ts';
import { changeMoney } from './change-money.ts';

/** The account whose settings change, and the actor. */
export interface SettingsChange {
  accountId: string;
  cause: Cause;
}

/**
 * Sets the account's limit per UTC month, in micro-USD; null removes it.
 * @throws AppError `not_found`.
 */
export async function setMonthlyLimit(
  ctx: AppContext,
  { accountId, cause }: SettingsChange,
  monthlyLimitUsdMicros: number | null,
): Promise<void> {
  await changeMoney(ctx, accountId, {
    key: null,
    apply: (money) =>
      money.monthlyLimitUsdMicros === monthlyLimitUsdMicros
        ? money
        : { ...money, monthlyLimitUsdMicros },
    audit: (before, after) => [
      newAuditEntry(cause, {
        action: 'billing.monthly_limit_changed',
        accountId,
        targetId: accountId,
        before: { monthly_limit_usd_micros: before.monthlyLimitUsdMicros },
        after: { monthly_limit_usd_micros: after.monthlyLimitUsdMicros },
      }),
    ],
  });
}

/**
 * Sets the card and the threshold at which it is charged. Charges it now if the balance is below the threshold.
 * @throws AppError `not_found`.
 */
export async function setAutoTopUp(
  ctx: AppContext,
  change: SettingsChange,
  wanted: AutoTopUp & { card: EnteredCard },
): Promise<AccountMoney> {
  return changeMoney(ctx, change.accountId, {
    key: null,
    apply: (money) => withAutoTopUp(money, wanted),
    audit: (before, after) => autoTopUpEntries(change, before, after),
  });
}

/**
 * Sets or replaces the card. Charges it now if automatic top-up is due.
 * @throws AppError `not_found`.
 */
export async function setCard(
  ctx: AppContext,
  change: SettingsChange,
  card: EnteredCard,
): Promise<AccountMoney> {
  return changeMoney(ctx, change.accountId, {
    key: null,
    apply: (money) => withCard(money, card),
    audit: (before, after) => cardEntries(change, before, after),
  });
}

/**
 * Removes the card.
 * @throws AppError `not_found`.
 */
export async function stopAutoTopUp(ctx: AppContext, change: SettingsChange): Promise<void> {
  await changeMoney(ctx, change.accountId, {
    key: null,
    apply: withoutAutoTopUp,
    audit: (before, after) =>
      before.autoTopUp === null
        ? cardEntries(change, before, after)
        : autoTopUpEntries(change, before, after),
  });
}

function autoTopUpEntries(
  { accountId, cause }: SettingsChange,
  moneyBefore: AccountMoney,
  moneyAfter: AccountMoney,
): AuditEntry[] {
  const [before, after] = [autoTopUpOf(moneyBefore), autoTopUpOf(moneyAfter)];
  if (isDeepStrictEqual(before, after)) return [];
  const action = 'billing.auto_top_up_changed';
  return [newAuditEntry(cause, { action, accountId, targetId: accountId, before, after })];
}

function cardEntries(
  { accountId, cause }: SettingsChange,
  moneyBefore: AccountMoney,
  moneyAfter: AccountMoney,
): AuditEntry[] {
  const [before, after] = [cardOf(moneyBefore), cardOf(moneyAfter)];
  if (isDeepStrictEqual(before, after)) return [];
  const action = 'billing.card_changed';
  return [newAuditEntry(cause, { action, accountId, targetId: accountId, before, after })];
}

function cardOf({ card }: AccountMoney): AuditAfter<'billing.card_changed'> {
  return card && { payment_method: card.paymentMethod };
}

function autoTopUpOf({ autoTopUp, card }: AccountMoney): AuditAfter<'billing.auto_top_up_changed'> {
  if (autoTopUp === null || card === null) return null;
  return {
    threshold_usd_micros: autoTopUp.thresholdUsdMicros,
    amount_usd_micros: autoTopUp.amountUsdMicros,
    payment_method: card.paymentMethod,
  };
}
