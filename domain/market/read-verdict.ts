/**
 * Whether a whole read may close what it did not hold. An empty read, or one of fewer than half the jobs now
 * open, is taken for a fault of the feed: it closes nothing and counts no miss (decisions section 4). Only rows whose
 * id is known count: one without may be any job, so it says of none that it is still there.
 */
export function isSuspiciousRead(idsRead: number, openBefore: number): boolean {
  if (openBefore === 0) return false;
  return idsRead === 0 || idsRead * 2 < openBefore;
}
