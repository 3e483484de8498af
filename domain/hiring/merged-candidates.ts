/** A candidate that was merged into another one of its account. */
export interface MergedCandidates {
  accountId: string;
  survivorId: string;
  duplicateId: string;
}
