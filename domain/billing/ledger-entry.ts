/** Kinds of charges (decision 0017). `/usage` sums by them. */
export const chargeKinds = ['ai_tokens', 'salary_average'] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** Kinds that are charged per call. */
export type PricedCall = Exclude<ChargeKind, 'ai_tokens'>;

/** The kind of a ledger entry: a credit, or one kind of charge. */
export const entryKinds = ['grant', 'credit', 'top_up', ...chargeKinds] as const;
export type EntryKind = (typeof entryKinds)[number];

/** The token usage that a model reported for one turn. */
export interface TokenUse {
  model: string;
  input: number;
  output: number;
}

/** An entry to be booked. Money is integer micro-USD. */
export interface NewEntry {
  /** `led_…` */
  id: string;
  /** Business key, unique per account forever: a key is booked once. */
  key: string;
  kind: EntryKind;
  /** Positive for a credit, negative or 0 for a charge. A charge of 0 is booked too. */
  amountUsdMicros: number;
  /** The subject of the charge, such as a session's id. */
  reference: string | null;
  tokens: TokenUse | null;
  /** Why an operator gave this credit. */
  reason?: string;
}

/** A line of an account's ledger. It never changes. */
export interface LedgerEntry extends NewEntry {
  /** Position in the account's ledger, from 1 without gaps. */
  sequence: number;
  balanceAfterUsdMicros: number;
  at: Date;
}
