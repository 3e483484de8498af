/** The account a record is created for, and the run that creates it. */
export interface Maker {
  accountId: string;
  /** A repetition of this run returns what the first one created; null when the call cannot be repeated. */
  run: string | null;
}
