/** The account a record is created for, and the run that creates it. */
export interface Creation {
  accountId: string;
  /** A retry of this run returns the record that the first one created; null when the call has no idempotency key. */
  run: string | null;
  /** `usr_…` of the member who creates it; absent when a key does. */
  createdBy?: string | null;
}
