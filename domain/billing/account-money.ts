import { AppError } from '../common/errors.ts';
import type { EventData } from '../webhooks/events/registry.ts';
import { usageMonth } from '../accounts/meters.ts';
import type { ChargeKind, LedgerEntry, NewEntry, TokenUse } from './ledger-entry.ts';

/** Money reserved for a running call, so that its charge is covered. */
export interface Hold {
  key: string;
  amountUsdMicros: number;
  kind: ChargeKind;
  reference: string;
  /** After this time the call counts as lost and its money is released. */
  expiresAt: Date;
}

/** Why a card could not be charged. */
export interface CardFailure {
  amountUsdMicros: number;
  /** The processor's decline code, such as `card_declined`. */
  reason: string;
}

/** The processor's ids of a card. They are useless without the processor's secret key. */
export interface CardNames {
  customer: string | null;
  paymentMethod: string;
}

/** The marks by which its holder recognizes a card. */
export interface CardFace {
  /** The network in the processor's words, such as `visa`. */
  brand: string;
  lastFour: string;
  /** Year and month, as `2027-04`. */
  expires: string;
}

/** A card as entered. An operator may set one by the processor's ids alone. */
export interface EnteredCard extends CardNames {
  face?: CardFace;
}

/** The card that top-ups charge. */
export interface Card extends EnteredCard {
  /** The charge that it declined; null while the card is valid. */
  failure: CardFailure | null;
}

/** An account's money, as stored in its document. All amounts are integer micro-USD. */
export interface AccountMoney {
  /** Increases with every change; 0 for an account that was created before the ledger. */
  version: number;
  balanceUsdMicros: number;
  /** The number of entries so far. */
  sequence: number;
  /** Entries that may not be in the ledger's collection yet. */
  entries: readonly LedgerEntry[];
  holds: readonly Hold[];
  /** The charges in the month of the last charge. */
  spent: { month: string; usdMicros: number };
  monthlyLimitUsdMicros: number | null;
  card: Card | null;
  autoTopUp: { thresholdUsdMicros: number; amountUsdMicros: number } | null;
  /** The automatic top-up that is due or running; one at a time. */
  topUp: { key: string; amountUsdMicros: number } | null;
  /** When the sweep must process entries, top-ups or holds in the document. */
  sweepAt: Date | null;
}

/** An event that a change of an account's money causes. */
export type MoneyEvent =
  | { kind: 'billing.balance_low'; data: EventData<'billing.balance_low'> }
  | { kind: 'billing.charge_failed'; data: EventData<'billing.charge_failed'> }
  | { kind: 'billing.funds_raised'; data: EventData<'billing.funds_raised'> };

/** An account without money. */
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

/** Why the card cannot be charged; null while it can, or without a card. */
export function cardFailure({ card }: AccountMoney): CardFailure | null {
  return card?.failure ?? null;
}

/** Whether an entry in the document has this key. */
export function isBooked({ entries }: AccountMoney, key: string): boolean {
  return entries.some((entry) => entry.key === key);
}

/**
 * Reserves an amount for a call. An existing hold keeps its amount and is extended. @throws AppError `PAYMENT_REQUIRED`, whose
 * details name the cause.
 */
export function reserve(money: AccountMoney, hold: Hold, now: Date): AccountMoney {
  const live = dropExpired(money, now);
  const held = live.holds.find(({ key }) => key === hold.key);
  if (held === undefined) requireCover(live, hold.amountUsdMicros, now);
  const others = live.holds.filter(({ key }) => key !== hold.key);
  const amountUsdMicros = held?.amountUsdMicros ?? hold.amountUsdMicros;
  return { ...live, holds: [...others, { ...hold, amountUsdMicros }] };
}

/** A charge as reported: `amountUsdMicros` is the cost of the call, 0 or more. */
export interface ChargeEntry extends NewEntry {
  kind: ChargeKind;
  tokens: TokenUse | null;
}

/**
 * Books the cost of a call and releases its hold. Charges at most the held amount; when the hold has expired, at most
 * the available balance. The balance cannot fall below zero.
 */
export function bookCharge(money: AccountMoney, charge: ChargeEntry, now: Date): AccountMoney {
  const hold = money.holds.find(({ key }) => key === charge.key);
  const cover = hold?.amountUsdMicros ?? money.balanceUsdMicros - heldUsdMicros(money);
  const costUsdMicros = Math.min(charge.amountUsdMicros, cover);
  return book(release(money, charge.key), { ...charge, amountUsdMicros: 0 - costUsdMicros }, now);
}

/** Reserves and settles in one step. @throws AppError `PAYMENT_REQUIRED`. */
export function charge(money: AccountMoney, entry: ChargeEntry, now: Date): AccountMoney {
  const live = dropExpired(money, now);
  requireCover(live, entry.amountUsdMicros, now);
  return bookCharge(live, entry, now);
}

/** Releases the hold of a key. */
export function release(money: AccountMoney, key: string): AccountMoney {
  const holds = money.holds.filter((hold) => hold.key !== key);
  return holds.length === money.holds.length ? money : { ...money, holds };
}

/** Releases expired holds. */
export function dropExpired(money: AccountMoney, now: Date): AccountMoney {
  const holds = money.holds.filter(({ expiresAt }) => expiresAt > now);
  return holds.length === money.holds.length ? money : { ...money, holds };
}

/** Appends an entry and updates the balance. */
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

/** @throws AppError `PAYMENT_REQUIRED` unless the amount is available and within the monthly limit. */
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
