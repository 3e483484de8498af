import { AppError } from '../../domain/common/errors.ts';
import type { AccountMoney } from '../../domain/billing/account-money.ts';
import type { ChargeSum } from '../../domain/billing/charge-sum.ts';
import {
  meters,
  monthSpan,
  resetsAt,
  usagePeriod,
  viewOfMonth,
  type Meter,
  type Quotas,
} from '../../domain/accounts/meters.ts';
import { findMoney } from '../../storage/billing/account-money.ts';
import { sumCharges } from '../../storage/billing/ledger.ts';
import { findQuotas } from '../../storage/accounts/quotas.ts';
import { findUsages } from '../../storage/accounts/usage.ts';
import type { Stores } from '../../storage/stores.ts';
import type { AppContext } from '../context.ts';
import { moveEntries } from './move-entries.ts';

export type LedgerContext = Pick<AppContext, 'stores' | 'entryReactions'>;

/** Usage of a meter. */
export interface MeterReading {
  meter: Meter;
  used: number;
  quota: number;
  resetsAt: Date;
}

/** An account's month: its meters, its charges, and its current balance. */
export interface AccountMonth {
  money: AccountMoney;
  meters: MeterReading[];
  charges: ChargeSum[];
}

/**
 * Reads a month of an account with its quotas.
 * @throws AppError `not_found`.
 */
export async function readMonth(
  ctx: LedgerContext,
  { accountId, month, quotas }: { accountId: string; month: string; quotas: Quotas },
): Promise<AccountMonth> {
  const money = await bringLedgerUpToDate(ctx, accountId);
  const view = viewOfMonth(month, new Date());
  const [charges, readings] = await Promise.all([
    sumCharges(ctx.stores, accountId, monthSpan(month)),
    readMeters(ctx.stores, { accountId, quotas, view }),
  ]);
  return { money, meters: readings, charges };
}

/**
 * Moves all current entries of an account into the ledger.
 * @throws AppError `not_found`.
 */
export async function bringLedgerUpToDate(
  ctx: LedgerContext,
  accountId: string,
): Promise<AccountMoney> {
  const money = await findMoney(ctx.stores, accountId);
  if (money === null) throw new AppError('not_found');
  if (money.entries.length > 0) await moveEntries(ctx, new Map([[accountId, money.entries]]));
  return money;
}

async function readMeters(
  stores: Stores,
  { accountId, quotas, view }: { accountId: string; quotas: Quotas; view: Date },
): Promise<MeterReading[]> {
  const periods = meters.map((meter) => ({ accountId, period: usagePeriod(meter, view) }));
  const [used, own] = await Promise.all([
    findUsages(stores, periods),
    findQuotas(stores, [accountId]),
  ]);
  return meters.map((meter, index) => ({
    meter,
    used: used[index]?.[meter] ?? 0,
    quota: own.get(accountId)?.[meter] ?? quotas[meter],
    resetsAt: resetsAt(meter, view),
  }));
}
