import { describe, expect, it } from '@jest/globals';
import { decideIngest } from '../../../domain/market/ingest-decision.ts';

const now = Date.parse('2026-06-01T00:00:00Z');
const open = { contentHash: 'a', closedAt: null, closesAt: null };
const closed = { ...open, closedAt: new Date(now - 1000) };

describe('decideIngest: what reading a row does to its job', () => {
  it.each([
    ['a row never seen is new', undefined, 'a', null, 'new'],
    ['the same content changes nothing', open, 'a', null, 'unchanged'],
    ['other content is a change', open, 'b', null, 'changed'],
    [
      'a closed job that comes back reopens, though its content is the same',
      closed,
      'a',
      null,
      'reopened',
    ],
    ['one whose deadline has passed stays closed', closed, 'a', now - 1, 'unchanged'],
    ['one whose deadline has moved reopens', closed, 'b', now + 1, 'reopened'],
    ['an expired one may still change its text', closed, 'b', now - 1, 'changed'],
  ] as const)('%s', (_name, known, hash, closesAtMs, expected) => {
    expect(decideIngest(known, hash, { closesAtMs, nowMs: now })).toBe(expected);
  });
});
