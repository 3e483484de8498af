/** Kinds of charges (decision 0017). `/usage` sums by them. */
export const chargeKinds = ['ai_tokens', 'salary_average'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** Charges whose price is by the call. */
export type PricedCall = Exclude<ChargeKind, 'ai_tokens'>;

/** What an entry of the ledger is: money that came in, or one kind of charge. */
export const entryKinds = ['grant', 'credit', 'top_up', ...chargeKinds] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What a model reported of one turn. */
export interface TokenUse {
  model: string;
  input: number;
  output: number;
}

/** What is to be booked. Money is integer micro-USD. */
export interface NewEntry {
  /** `led_…` */
  id: string;
  /** Business key, unique per account for ever: the same key is booked once. */
  key: string;
  kind: EntryKind;
  /** Above 0 money that came in, else what a charge took; a charge of 0 is booked too. */
  amountUsdMicros: number;
  /** What it was for, such as a session's id. */
  reference: string | null;
  tokens: TokenUse | null;
}

/** A line of an account's ledger. It never changes. */
export interface LedgerEntry extends NewEntry {
  /** Its place in the account's ledger, from 1 without gaps. */
  sequence: number;
  balanceAfterUsdMicros: number;
  at: Date;
}
