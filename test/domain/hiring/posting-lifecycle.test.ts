import { describe, expect, it } from '@jest/globals';
import {
  postingActions,
  postingStatuses,
  statusAfter,
  type PostingAction,
  type PostingStatus,
} from '../../../domain/hiring/posting-lifecycle.ts';

type Row = [PostingStatus, PostingAction, PostingStatus | null];

/** The lifecycle of decision 0011: draft → open → closed (→ open) → archived; null is refused. */
const lifecycle: Row[] = [
  ['draft', 'publish', 'open'],
  ['draft', 'close', null],
  ['draft', 'reopen', null],
  ['draft', 'archive', 'archived'],
  ['open', 'publish', 'open'],
  ['open', 'close', 'closed'],
  ['open', 'reopen', 'open'],
  ['open', 'archive', 'archived'],
  ['closed', 'publish', null],
  ['closed', 'close', 'closed'],
  ['closed', 'reopen', 'open'],
  ['closed', 'archive', 'archived'],
  ['archived', 'publish', null],
  ['archived', 'close', null],
  ['archived', 'reopen', null],
  ['archived', 'archive', 'archived'],
];

describe('the lifecycle of a posting', () => {
  it.each(lifecycle)('%s, %s → %s', (status, action, after) => {
    expect(statusAfter(status, action)).toBe(after);
  });

  it('is tested for every status and action', () => {
    expect(lifecycle).toHaveLength(postingStatuses.length * postingActions.length);
  });

  it('never leaves the archive', () => {
    const ways = postingActions.map((action) => statusAfter('archived', action));
    expect(new Set(ways)).toEqual(new Set([null, 'archived']));
  });
});
