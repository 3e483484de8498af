import {
  release as freeHold,
  reserve as keepHold,
  settle as bookCharge,
} from '../../domain/billing/account-money.ts';
import type { ChargeKind, LedgerEntry, TokenUse } from '../../domain/billing/ledger-entry.ts';
import { findEntry } from '../../storage/billing/ledger.ts';
import { newId } from '../../storage/new-id.ts';
import type { AppContext } from '../context.ts';
import { changeMoney } from './change-money.ts';

/** Longer than any call that is paid for runs, its retries included. */
const HOLD_MS = 60 * 60 * 1000;

/** What an account is to pay for. */
export interface Charge {
  accountId: string;
  /** Business key; the same key never costs twice. */
  key: string;
  kind: ChargeKind;
  /** What it was for, such as a session's id. */
  reference: string;
}

/**
 * Keeps an amount for a call that is about to begin, for an hour. Idempotent per key: a key that is held or
 * settled stays so. @throws PAYMENT_REQUIRED, with details path `balance`, `card` or `monthly_limit`.
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
 * Turns what is held into one ledger entry, of 0 too, and frees the rest. Idempotent per key: the entry that was booked
 * first is the answer. It is at most what was held; where the hold has expired meanwhile, at most what is free.
 */
export async function settle(
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

/** Frees what is held for a call that came to nothing. Idempotent; a settled key stays settled. */
export async function release(
  ctx: AppContext,
  { accountId, key }: Pick<Charge, 'accountId' | 'key'>,
): Promise<void> {
  await changeMoney(ctx, accountId, { key: null, apply: (money) => freeHold(money, key) });
}
