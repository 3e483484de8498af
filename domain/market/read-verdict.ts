/**
 * Whether a complete read is suspicious: empty, or fewer than half of the jobs now open. Such a read closes nothing and
 * counts no miss (decision 0010). Only rows with a known id count, because a row without one confirms no job.
 */
export function isSuspiciousRead(idsRead: number, openBefore: number): boolean {
  if (openBefore === 0) return false;
  return idsRead === 0 || idsRead * 2 < openBefore;
}
