import { cardFailure, type AccountMoney, type MoneyEvent } from './account-money.ts';

/** The threshold of `billing.balance_low` without automatic top-up. */
const LOW_BALANCE_USD_MICROS = 500_000;

/** The events of a change. */
export function moneyEvents(before: AccountMoney, after: AccountMoney): MoneyEvent[] {
  return [
    ...balanceEvents(before, after),
    ...cardEvents(before, after),
    ...fundsEvents(before, after),
  ];
}

/** The balance fell below its threshold. Once per fall. */
function balanceEvents(before: AccountMoney, { balanceUsdMicros, autoTopUp }: AccountMoney) {
  const threshold = autoTopUp?.thresholdUsdMicros ?? LOW_BALANCE_USD_MICROS;
  if (before.balanceUsdMicros < threshold || balanceUsdMicros >= threshold) return [];
  const data = { balance_usd_micros: balanceUsdMicros, threshold_usd_micros: threshold };
  return [{ kind: 'billing.balance_low' as const, data }];
}

/** A card that could not be charged. */
function cardEvents(before: AccountMoney, after: AccountMoney) {
  const failure = cardFailure(after);
  if (failure === null || cardFailure(before) !== null) return [];
  const data = { amount_usd_micros: failure.amountUsdMicros, reason: failure.reason };
  return [{ kind: 'billing.charge_failed' as const, data }];
}

/** The balance or monthly limit was raised. Calls that failed for lack of funds may succeed now. */
function fundsEvents(before: AccountMoney, after: AccountMoney) {
  const isRaised =
    after.balanceUsdMicros > before.balanceUsdMicros || limitOf(after) > limitOf(before);
  return isRaised ? [{ kind: 'billing.funds_raised' as const, data: {} }] : [];
}

function limitOf({ monthlyLimitUsdMicros }: AccountMoney): number {
  return monthlyLimitUsdMicros ?? Infinity;
}
