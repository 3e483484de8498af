/**
 * Whether a whole read may close what it did not hold. An empty read, or one of fewer than half the jobs now
 * open, is taken for a fault of the feed: it closes nothing and counts no miss (decisions section 4).
 */
export function isSuspiciousRead(rowsRead: number, openBefore: number): boolean {
  if (openBefore === 0) return false;
  return rowsRead === 0 || rowsRead * 2 < openBefore;
}
