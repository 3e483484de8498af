import { describe, expect, it } from '@jest/globals';
import { isSuspiciousRead } from '../../../domain/market/read-verdict.ts';

describe('isSuspiciousRead: a faulty feed must close nothing', () => {
  it.each([
    ['an empty read of a source with jobs', { ids: 0, openBefore: 10 }, true],
    ['shrunken by more than half', { ids: 4, openBefore: 10 }, true],
    ['exactly half', { ids: 5, openBefore: 10 }, false],
    ['more than half of an odd number', { ids: 3, openBefore: 5 }, false],
    ['less than half of an odd number', { ids: 2, openBefore: 5 }, true],
    ['an empty board that was empty', { ids: 0, openBefore: 0 }, false],
    ['a first read', { ids: 10, openBefore: 0 }, false],
  ])('%s', (_name, { ids, openBefore }, expected) => {
    expect(isSuspiciousRead(ids, openBefore)).toBe(expected);
  });
});
