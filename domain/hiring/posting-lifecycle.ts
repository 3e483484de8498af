/** draft → open → closed (→ open) → archived (decision 0011). Only open roles take applications. */
export const postingStatuses = ['draft', 'open', 'closed', 'archived'] as const;
export type PostingStatus = (typeof postingStatuses)[number];

export const postingActions = ['publish', 'close', 'reopen', 'archive'] as const;
export type PostingAction = (typeof postingActions)[number];

/** Where an action leads; a status that is missing refuses it, and its own status means that nothing changes. */
const transitions: Record<PostingAction, Partial<Record<PostingStatus, PostingStatus>>> = {
  publish: { draft: 'open', open: 'open' },
  close: { open: 'closed', closed: 'closed' },
  reopen: { closed: 'open', open: 'open' },
  archive: { draft: 'archived', open: 'archived', closed: 'archived', archived: 'archived' },
};

/** The status after an action; null where the lifecycle does not allow it. */
export function statusAfter(status: PostingStatus, action: PostingAction): PostingStatus | null {
  return transitions[action][status] ?? null;
}

/** Whether a role takes applications: one whose deadline has come does not, although its timer may be on the way. */
export function acceptsApplications(
  { status, closesAt }: { status: PostingStatus; closesAt: Date | null },
  now: Date,
): boolean {
  return status === 'open' && (closesAt === null || closesAt > now);
}
