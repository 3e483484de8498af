import { describe, expect, it } from '@jest/globals';
import { isSuspiciousRead } from '../../../domain/market/read-verdict.ts';

describe('isSuspiciousRead: a faulty feed must close nothing', () => {
  it.each([
    ['an empty read of a source with jobs', { rows: 0, openBefore: 10 }, true],
    ['shrunken by more than half', { rows: 4, openBefore: 10 }, true],
    ['exactly half', { rows: 5, openBefore: 10 }, false],
    ['more than half of an odd number', { rows: 3, openBefore: 5 }, false],
    ['less than half of an odd number', { rows: 2, openBefore: 5 }, true],
    ['an empty board that was empty', { rows: 0, openBefore: 0 }, false],
    ['a first read', { rows: 10, openBefore: 0 }, false],
  ])('%s', (_name, { rows, openBefore }, expected) => {
    expect(isSuspiciousRead(rows, openBefore)).toBe(expected);
  });
});
