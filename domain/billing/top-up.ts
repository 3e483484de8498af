import {
  book,
  type AccountMoney,
  type Card,
  type CardFailure,
  type CardNames,
  type EnteredCard,
} from './account-money.ts';
import type { NewEntry } from './ledger-entry.ts';

/** Threshold and amount of automatic top-ups. */
export type AutoTopUp = NonNullable<AccountMoney['autoTopUp']>;

/** Sets the card and its threshold. */
export function setAutoTopUp(
  money: AccountMoney,
  { card, ...autoTopUp }: AutoTopUp & { card: EnteredCard },
): AccountMoney {
  return { ...setCard(money, card), autoTopUp };
}

/** Replaces the card. The new card has no recorded decline. */
export function setCard(money: AccountMoney, card: EnteredCard): AccountMoney {
  return { ...money, card: { ...card, failure: null } };
}

/** Removes the card. A running top-up completes. */
export function stopAutoTopUp(money: AccountMoney): AccountMoney {
  return { ...money, card: null, autoTopUp: null };
}

/** Marks a top-up as due when the balance is below the threshold, the card is valid and none is running. */
export function withDueTopUp(money: AccountMoney): AccountMoney {
  const { autoTopUp, card, topUp } = money;
  if (autoTopUp === null || card === null || topUp !== null) return money;
  if (card.failure !== null || money.balanceUsdMicros >= autoTopUp.thresholdUsdMicros) return money;
  // Versions are never reused, so neither are keys: the key of a declined charge is not used again.
  const key = `auto-${money.version}`;
  return { ...money, topUp: { key, amountUsdMicros: autoTopUp.amountUsdMicros } };
}

/** Books a payment by card. The card is valid, and the top-up with this key has ended. */
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
  /** The card that was charged; null when there was none. */
  charged: CardNames | null;
}

/**
 * Records that the card was declined. It is not charged automatically until it has paid again or is replaced. The
 * decline of a replaced card does not affect its successor.
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
