import { describe, expect, it } from '@jest/globals';
import { isSuspiciousRead } from '../../../domain/market/read-verdict.ts';

describe('isSuspiciousRead: a faulty feed must close nothing', () => {
  it.each([
    ['an empty read of a source with jobs', 0, 10, true],
    ['shrunken by more than half', 4, 10, true],
    ['exactly half', 5, 10, false],
    ['more than half of an odd number', 3, 5, false],
    ['less than half of an odd number', 2, 5, true],
    ['an empty board that was empty', 0, 0, false],
    ['a first read', 10, 0, false],
  ])('%s', (_name, rows, openBefore, expected) => {
    expect(isSuspiciousRead(rows, openBefore)).toBe(expected);
  });
});
