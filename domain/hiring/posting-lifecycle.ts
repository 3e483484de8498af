/** draft → open → closed (→ open) → archived (decision 0011). Only open roles take applications. */
export const postingStatuses = ['draft', 'open', 'closed', 'archived'] as const;
export type PostingStatus = (typeof postingStatuses)[number];

export const postingActions = ['publish', 'close', 'reopen', 'archive'] as const;
export type PostingAction = (typeof postingActions)[number];

/** The status that each action leads to. An action without an entry is refused. The same status means no change. */
const transitions: Record<PostingAction, Partial<Record<PostingStatus, PostingStatus>>> = {
  publish: { draft: 'open', open: 'open' },
  close: { open: 'closed', closed: 'closed' },
  reopen: { closed: 'open', open: 'open' },
  archive: { draft: 'archived', open: 'archived', closed: 'archived', archived: 'archived' },
};

/** The status after an action; null when the lifecycle does not allow it. */
export function statusAfter(status: PostingStatus, action: PostingAction): PostingStatus | null {
  return transitions[action][status] ?? null;
}

/**
 * Whether a role accepts applications. A role whose deadline has passed does not, even if its timer has not fired
 * yet.
 */
export function acceptsApplications(
  { status, closesAt }: { status: PostingStatus; closesAt: Date | null },
  now: Date,
): boolean {
  return status === 'open' && (closesAt === null || closesAt > now);
}
