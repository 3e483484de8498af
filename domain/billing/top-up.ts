import {
  book,
  type AccountMoney,
  type Card,
  type CardFailure,
  type CardNames,
} from './account-money.ts';
import type { NewEntry } from './ledger-entry.ts';

/** When to top up by itself, and by how much. */
export type AutoTopUp = NonNullable<AccountMoney['autoTopUp']>;

/** A card and when to charge it. A new card has a clean record. */
export function setAutoTopUp(
  money: AccountMoney,
  { card, ...autoTopUp }: AutoTopUp & { card: CardNames },
): AccountMoney {
  return { ...money, card: { ...card, failure: null }, autoTopUp };
}

/** Forgets the card. A top-up that is under way comes to its end. */
export function stopAutoTopUp(money: AccountMoney): AccountMoney {
  return { ...money, card: null, autoTopUp: null };
}

/** Notes that a top-up is due: the balance is below the threshold, the card is good and none is under way. */
export function withDueTopUp(money: AccountMoney): AccountMoney {
  const { autoTopUp, card, topUp } = money;
  if (autoTopUp === null || card === null || topUp !== null) return money;
  if (card.failure !== null || money.balanceUsdMicros >= autoTopUp.thresholdUsdMicros) return money;
  // Versions never come back, so neither do keys: a declined charge is never taken for a new one.
  const key = `auto-${money.version}`;
  return { ...money, topUp: { key, amountUsdMicros: autoTopUp.amountUsdMicros } };
}

/** Books what a card paid. The card is good, and the top-up of this key has ended. */
export function creditTopUp(
  money: AccountMoney,
  { entry, topUpKey }: { entry: NewEntry; topUpKey: string },
  now: Date,
): AccountMoney {
  const card = money.card && { ...money.card, failure: null };
  return book({ ...withoutTopUp(money, topUpKey), card }, entry, now);
}

interface RefusedCharge {
  failure: CardFailure;
  topUpKey: string;
  /** The card that was charged; null where there was none. */
  charged: CardNames | null;
}

/**
 * Notes that the card was refused: nothing charges it by itself until it has paid again or is replaced. One that has
 * been replaced meanwhile says nothing of its successor, which the next top-up charges.
 */
export function failTopUp(
  money: AccountMoney,
  { failure, topUpKey, charged }: RefusedCharge,
): AccountMoney {
  const card = isSame(money.card, charged) ? { ...money.card, failure } : money.card;
  return { ...withoutTopUp(money, topUpKey), card };
}

function isSame(card: Card | null, charged: CardNames | null): card is Card {
  return (
    card !== null &&
    card.paymentMethod === charged?.paymentMethod &&
    card.customer === charged.customer
  );
}

function withoutTopUp(money: AccountMoney, key: string): AccountMoney {
  return money.topUp?.key === key ? { ...money, topUp: null } : money;
}
