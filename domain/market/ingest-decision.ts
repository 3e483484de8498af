/** The state of a known job when its row is read again. */
export interface KnownState {
  contentHash: string;
  closedAt: Date | null;
  closesAt: Date | null;
}

export type IngestDecision = 'new' | 'changed' | 'reopened' | 'unchanged';

/**
 * The change that a row makes to its job (decision 0010). A posting that returns is reopened under its id. A posting
 * whose deadline has passed stays closed until the deadline moves.
 */
export function decideIngest(
  known: KnownState | undefined,
  contentHash: string,
  deadline: { closesAtMs: number | null; nowMs: number },
): IngestDecision {
  if (!known) return 'new';
  const expired = deadline.closesAtMs !== null && deadline.closesAtMs <= deadline.nowMs;
  if (known.closedAt !== null && !expired) return 'reopened';
  return known.contentHash === contentHash ? 'unchanged' : 'changed';
}
