import {
  release as freeHold,
  reserve as keepHold,
  bookCharge,
} from '../../domain/billing/account-money.ts';
import type { ChargeKind, LedgerEntry, TokenUse } from '../../domain/billing/ledger-entry.ts';
import { findEntry } from '../../storage/billing/ledger.ts';
import { newId } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { changeMoney } from './change-money.ts';

/** Longer than any charged call runs, including its retries. */
const HOLD_MS = 60 * 60 * 1000;

/** The subject of a charge to an account. */
export interface Charge {
  accountId: string;
  /** Business key: charged at most once. */
  key: string;
  kind: ChargeKind;
  /** The reference, such as a session's id. */
  reference: string;
}

/**
 * Reserves an amount for an hour, for a call that is about to start. Idempotent per key.
 * @throws AppError `PAYMENT_REQUIRED`, with details path `balance`, `card` or `monthly_limit`.
 */
export async function reserve(
  ctx: AppContext,
  { accountId, ...hold }: Charge & { amountUsdMicros: number },
): Promise<void> {
  await changeMoney(ctx, accountId, {
    key: hold.key,
    apply: (money, now) =>
      keepHold(money, { ...hold, expiresAt: new Date(now.getTime() + HOLD_MS) }, now),
  });
}

/**
 * Turns a hold into one ledger entry (0 included) and frees the rest. Idempotent per key: the first entry is
 * returned. Charges at most the held amount; after the hold has expired, at most the free balance.
 */
export async function settleHold(
  ctx: AppContext,
  { accountId, tokens, ...charge }: Charge & { amountUsdMicros: number; tokens?: TokenUse },
): Promise<LedgerEntry> {
  const { key } = charge;
  const entry = { id: newId('ledgerEntry'), ...charge, tokens: tokens ?? null };
  const { entries } = await changeMoney(ctx, accountId, {
    key,
    apply: (money, now) => bookCharge(money, entry, now),
  });
  const booked = entries.find((one) => one.key === key);
  return booked ?? (await findEntry(ctx.stores, accountId, key));
}

/** Releases the hold of a call that failed. Idempotent; a settled key stays settled. */
export async function release(
  ctx: AppContext,
  { accountId, key }: Pick<Charge, 'accountId' | 'key'>,
): Promise<void> {
  await changeMoney(ctx, accountId, { key: null, apply: (money) => freeHold(money, key) });
}
