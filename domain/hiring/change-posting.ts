import { AppError, invalidRequest } from '../common/errors.ts';
import { changedContent, type DescribedChanges } from './posting-input.ts';
import { statusAfter, type PostingAction } from './posting-lifecycle.ts';
import type { Posting, PostingContent } from './posting.ts';

/** The event of a change, without the role. */
export type PostingEvent =
  | { kind: 'job.published' }
  | { kind: 'job.updated'; changed: string[] }
  | { kind: 'job.closed'; reason: 'closed' | 'deadline' | 'archived' };

export interface PostingChange {
  posting: Posting;
  /** Null when the role was never public. */
  news: PostingEvent | null;
}

/**
 * Changes the status of a role (decision 0011). null when it has that status already. @throws AppError `conflict`
 * when the lifecycle or a passed deadline forbids the step.
 */
export function movePosting(
  posting: Posting,
  action: PostingAction,
  now: Date,
): PostingChange | null {
  const status = statusAfter(posting.status, action);
  if (status === null) throw refused(posting, action);
  if (status === posting.status) return null;
  if (status === 'open') return { posting: opened(posting, now), news: { kind: 'job.published' } };
  const closedAt = posting.status === 'draft' ? null : (posting.closedAt ?? now);
  return {
    posting: { ...posting, status, closedAt, updatedAt: now },
    news: newsOfEnding(posting, action),
  };
}

function newsOfEnding({ status }: Posting, action: PostingAction): PostingEvent | null {
  if (status === 'draft') return null;
  if (status !== 'open') return { kind: 'job.updated', changed: ['status'] };
  return { kind: 'job.closed', reason: action === 'archive' ? 'archived' : 'closed' };
}

/** Closes an open role whose deadline has passed; null for every other role. */
export function closeAtDeadline(posting: Posting, now: Date): PostingChange | null {
  const { status, closesAt } = posting;
  if (status !== 'open' || closesAt === null || closesAt > now) return null;
  return {
    posting: { ...posting, status: 'closed', closedAt: now, updatedAt: now },
    news: { kind: 'job.closed', reason: 'deadline' },
  };
}

/** A partial update; null when it changes nothing. @throws AppError for an archived role or a deadline in the past. */
export function editPosting(
  posting: Posting,
  changes: DescribedChanges,
  now: Date,
): PostingChange | null {
  if (posting.status === 'archived') {
    throw new AppError('conflict', { message: 'An archived role cannot be changed.' });
  }
  const content = changedContent(posting, changes);
  const changed = changedMembers(posting, content);
  if (changed.includes('closes_at')) requireFuture(content.closesAt, now);
  if (changed.length === 0) return null;
  if (posting.status === 'open') requireDescription(content, 'An open role has a description.');
  return {
    posting: { ...posting, ...content, updatedAt: now },
    news: posting.status === 'draft' ? null : { kind: 'job.updated', changed },
  };
}

/** @throws AppError `invalid_request` for a deadline that has passed. */
export function requireFuture(closesAt: Date | null, now: Date): void {
  if (closesAt !== null && closesAt <= now)
    throw invalidRequest('closes_at', 'must be in the future');
}

/** A role keeps the date of its first publication. Reopening does not make it look new. */
function opened(posting: Posting, now: Date): Posting {
  if (posting.closesAt !== null && posting.closesAt <= now) {
    throw new AppError('conflict', {
      message: 'closes_at has passed. Set a later time first.',
      details: [{ path: 'closes_at', message: 'has passed' }],
    });
  }
  requireDescription(posting, 'The role has no description yet.');
  const publishedAt = posting.publishedAt ?? now;
  return { ...posting, status: 'open', publishedAt, closedAt: null, updatedAt: now };
}

function requireDescription({ descriptionText }: PostingContent, message: string): void {
  if (descriptionText !== '') return;
  const details = [{ path: 'description_html', message: 'is required while the role is open' }];
  throw new AppError('conflict', { message, details });
}

function refused({ status }: Posting, action: PostingAction): AppError {
  const message = `A role that is ${status} cannot ${action}.`;
  return new AppError('conflict', { message, details: [{ path: 'status', message: status }] });
}

/** Wire names of the changed members. */
function changedMembers(before: PostingContent, after: PostingContent): string[] {
  const names = Object.keys(after) as (keyof PostingContent)[];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}
