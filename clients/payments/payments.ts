import type { EnteredCard } from '../../domain/billing/account-money.ts';

/** One off-session charge of a card. */
export interface CardCharge {
  /** Idempotency key. Within a day a repeated charge with the same key is made once. */
  idempotencyKey: string;
  accountId: string;
  customer: string | null;
  paymentMethod: string;
  /** Whole cents, in micro-USD. */
  amountUsdMicros: number;
}

/** The processor's decision about a charge. An outage is thrown and may be retried. */
export type CardOutcome =
  | { status: 'succeeded'; /** The processor's id of the payment. */ paymentId: string }
  | { status: 'declined'; /** Decline code, such as `card_declined`. */ reason: string };

/** A card that is being entered in the processor's own fields. */
export interface CardSetup {
  id: string;
  /** Lets the browser complete this setup, and nothing else. */
  clientSecret: string;
}

/** A payment processor. */
export interface Payments {
  charge(charge: CardCharge): Promise<CardOutcome>;
  /**
   * Id of the payment made with a key, however long ago; null when no money moved. The processor may find a payment
   * up to an hour late. @throws while a payment is still processing.
   */
  findPayment(idempotencyKey: string): Promise<string | null>;
  /** Begins to enter a card for an account. */
  beginCard(account: { accountId: string; customer: string | null }): Promise<CardSetup>;
  /** The card that was entered; null until it is complete, and for a setup of another account. */
  findEnteredCard(entered: { accountId: string; setupId: string }): Promise<EnteredCard | null>;
}
