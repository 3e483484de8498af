import { describe, expect, it } from '@jest/globals';
import {
  decideIngest,
  type IngestDecision,
  type KnownState,
} from '../../../domain/market/ingest-decision.ts';

const now = Date.parse('2026-06-01T00:00:00Z');
const open = { contentHash: 'a', closedAt: null, closesAt: null };
const closed = { ...open, closedAt: new Date(now - 1000) };

interface Reading {
  known: KnownState | undefined;
  hash: string;
  closesAtMs?: number;
}

describe('decideIngest: the effect of reading a row on its job', () => {
  it.each<[string, Reading, IngestDecision]>([
    ['a row never seen is new', { known: undefined, hash: 'a' }, 'new'],
    ['the same content changes nothing', { known: open, hash: 'a' }, 'unchanged'],
    ['other content is a change', { known: open, hash: 'b' }, 'changed'],
    ['a closed job that comes back reopens unchanged', { known: closed, hash: 'a' }, 'reopened'],
    [
      'one whose deadline has passed stays closed',
      { known: closed, hash: 'a', closesAtMs: now - 1 },
      'unchanged',
    ],
    [
      'one whose deadline has moved reopens',
      { known: closed, hash: 'b', closesAtMs: now + 1 },
      'reopened',
    ],
    [
      'an expired one may still change its text',
      { known: closed, hash: 'b', closesAtMs: now - 1 },
      'changed',
    ],
  ])('%s', (_name, { known, hash, closesAtMs = null }, expected) => {
    expect(decideIngest(known, hash, { closesAtMs, nowMs: now })).toBe(expected);
  });
});
