/** One charge of a card that its holder is not there for. */
export interface CardCharge {
  /** The same key is the same charge, however often it is asked for within a day. */
  idempotencyKey: string;
  accountId: string;
  customer: string | null;
  paymentMethod: string;
  /** Whole cents, in micro-USD. */
  amountUsdMicros: number;
}

/** What the processor says of a charge; an outage is thrown, and may be asked again. */
export type CardOutcome =
  | { status: 'succeeded'; /** The processor's name of the payment. */ paymentId: string }
  | { status: 'declined'; /** Its word for why, such as `card_declined`. */ reason: string };

/** Whoever charges cards for us. */
export interface Payments {
  charge(charge: CardCharge): Promise<CardOutcome>;
  /**
   * Name of the payment that was made under a key, however long ago; null when no money moved. A payment may be found
   * as late as an hour after it was made. @throws while one is still being processed.
   */
  findPayment(idempotencyKey: string): Promise<string | null>;
}
