import { AppError } from '../common/errors.ts';
import type { EventData } from '../webhooks/events/registry.ts';
import { usageMonth } from '../accounts/meters.ts';
import type { ChargeKind, LedgerEntry, NewEntry, TokenUse } from './ledger-entry.ts';

/** Money that is kept for a call that still runs, so that its charge can be covered. */
export interface Hold {
  key: string;
  amountUsdMicros: number;
  kind: ChargeKind;
  reference: string;
  /** From then on the call counts as lost and its money is free again. */
  expiresAt: Date;
}

/** Why a card could not be charged. */
export interface CardFailure {
  amountUsdMicros: number;
  /** The processor's word for it, such as `card_declined`. */
  reason: string;
}

/** A card as the processor knows it: names, which are good for nothing without its secret key. */
export interface CardNames {
  customer: string | null;
  paymentMethod: string;
}

/** The card that top-ups charge. */
export interface Card extends CardNames {
  /** The charge it refused; null while the card is good. */
  failure: CardFailure | null;
}

/** What an account has, as it stands in its document. All amounts are integer micro-USD. */
export interface AccountMoney {
  /** Grows with every change; 0 for an account that was made before there was a ledger. */
  version: number;
  balanceUsdMicros: number;
  /** How many entries there have been. */
  sequence: number;
  /** Entries that may not have reached the ledger's collection yet. */
  entries: readonly LedgerEntry[];
  holds: readonly Hold[];
  /** What was charged in the month of the last charge. */
  spent: { month: string; usdMicros: number };
  monthlyLimitUsdMicros: number | null;
  card: Card | null;
  autoTopUp: { thresholdUsdMicros: number; amountUsdMicros: number } | null;
  /** The automatic top-up that is due or under way; one at a time. */
  topUp: { key: string; amountUsdMicros: number } | null;
  /** When somebody must look after what a crash may have left in the document. */
  sweepAt: Date | null;
}

/** An event that a change of an account's money causes. */
export type MoneyEvent =
  | { kind: 'billing.balance_low'; data: EventData<'billing.balance_low'> }
  | { kind: 'billing.charge_failed'; data: EventData<'billing.charge_failed'> }
  | { kind: 'billing.funds_raised'; data: EventData<'billing.funds_raised'> };

/** An account without a cent. */
export const noMoney: AccountMoney = {
  version: 0,
  balanceUsdMicros: 0,
  sequence: 0,
  entries: [],
  holds: [],
  spent: { month: '', usdMicros: 0 },
  monthlyLimitUsdMicros: null,
  card: null,
  autoTopUp: null,
  topUp: null,
  sweepAt: null,
};

export function heldUsdMicros({ holds }: AccountMoney): number {
  return holds.reduce((sum, hold) => sum + hold.amountUsdMicros, 0);
}

/** Charged in the UTC month of `now`. */
export function spentUsdMicros({ spent }: AccountMoney, now: Date): number {
  return spent.month === usageMonth(now) ? spent.usdMicros : 0;
}

/** Why the card is no good; null while it is, or where there is none. */
export function cardFailure({ card }: AccountMoney): CardFailure | null {
  return card?.failure ?? null;
}

/** Whether this key has been booked by an entry that still waits in the document. */
export function isBooked({ entries }: AccountMoney, key: string): boolean {
  return entries.some((entry) => entry.key === key);
}

/**
 * Keeps an amount for a call. A key that is held already stays held for the same amount, and longer.
 * @throws PAYMENT_REQUIRED, whose details say what is in the way.
 */
export function reserve(money: AccountMoney, hold: Hold, now: Date): AccountMoney {
  const live = dropExpired(money, now);
  const held = live.holds.find(({ key }) => key === hold.key);
  if (held === undefined) requireCover(live, hold.amountUsdMicros, now);
  const others = live.holds.filter(({ key }) => key !== hold.key);
  const amountUsdMicros = held?.amountUsdMicros ?? hold.amountUsdMicros;
  return { ...live, holds: [...others, { ...hold, amountUsdMicros }] };
}

/** A charge as reported: `amountUsdMicros` is what the call cost, 0 or more. */
export interface ChargeEntry extends NewEntry {
  kind: ChargeKind;
  tokens: TokenUse | null;
}

/**
 * Books what a call cost and frees what was held for it. Never more than was held; where the hold has expired
 * meanwhile, never more than is free: the balance cannot fall below zero.
 */
export function bookCharge(money: AccountMoney, charge: ChargeEntry, now: Date): AccountMoney {
  const hold = money.holds.find(({ key }) => key === charge.key);
  const cover = hold?.amountUsdMicros ?? money.balanceUsdMicros - heldUsdMicros(money);
  const costUsdMicros = Math.min(charge.amountUsdMicros, cover);
  return book(release(money, charge.key), { ...charge, amountUsdMicros: 0 - costUsdMicros }, now);
}

/** Reserves and settles in one. @throws PAYMENT_REQUIRED. */
export function charge(money: AccountMoney, entry: ChargeEntry, now: Date): AccountMoney {
  const live = dropExpired(money, now);
  requireCover(live, entry.amountUsdMicros, now);
  return bookCharge(live, entry, now);
}

/** Frees what is held under a key. */
export function release(money: AccountMoney, key: string): AccountMoney {
  const holds = money.holds.filter((hold) => hold.key !== key);
  return holds.length === money.holds.length ? money : { ...money, holds };
}

/** Frees what is held for calls that were lost. */
export function dropExpired(money: AccountMoney, now: Date): AccountMoney {
  const holds = money.holds.filter(({ expiresAt }) => expiresAt > now);
  return holds.length === money.holds.length ? money : { ...money, holds };
}

/** Appends an entry and changes the balance by it. */
export function book(money: AccountMoney, entry: NewEntry, now: Date): AccountMoney {
  const balanceUsdMicros = money.balanceUsdMicros + entry.amountUsdMicros;
  const sequence = money.sequence + 1;
  const booked = { ...entry, sequence, balanceAfterUsdMicros: balanceUsdMicros, at: now };
  const spent =
    entry.amountUsdMicros < 0
      ? {
          month: usageMonth(now),
          usdMicros: spentUsdMicros(money, now) - entry.amountUsdMicros,
        }
      : money.spent;
  return { ...money, balanceUsdMicros, sequence, spent, entries: [...money.entries, booked] };
}

/** @throws PAYMENT_REQUIRED unless an amount is free and within the month's limit. */
function requireCover(money: AccountMoney, amountUsdMicros: number, now: Date): void {
  const held = heldUsdMicros(money);
  if (money.balanceUsdMicros - held < amountUsdMicros) {
    throw cardFailure(money) === null
      ? paymentRequired('balance', 'The balance does not cover this.')
      : paymentRequired('card', 'The balance does not cover this, and the card was refused.');
  }
  const { monthlyLimitUsdMicros: limit } = money;
  if (limit !== null && spentUsdMicros(money, now) + held + amountUsdMicros > limit) {
    throw paymentRequired('monthly_limit', 'The monthly limit is reached.');
  }
}

function paymentRequired(path: 'balance' | 'card' | 'monthly_limit', message: string): AppError {
  return new AppError('PAYMENT_REQUIRED', { message, details: [{ path, message }] });
}
