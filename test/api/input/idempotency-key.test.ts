import { describe, expect, it } from '@jest/globals';
import { idempotencyKey } from '../../../api/input/idempotency-key.ts';

describe('the Idempotency-Key of a call', () => {
  it.each([
    ['none', undefined, null],
    ['as it is', 'order-1', 'order-1'],
    ['quoted, which is the same key', '"order-1"', 'order-1'],
    ['a lone quote', '"order-1', '"order-1'],
    ['the longest', 'k'.repeat(255), 'k'.repeat(255)],
    ['the longest, quoted', `"${'k'.repeat(255)}"`, 'k'.repeat(255)],
  ])('%s', (_what, sent, key) => {
    expect(idempotencyKey(sent === undefined ? {} : { 'idempotency-key': sent })).toBe(key);
  });

  it.each([
    ['an empty one', ''],
    ['an empty one, quoted', '""'],
    ['one too long', 'k'.repeat(256)],
  ])('%s is refused by name', (_what, sent) => {
    expect(() => idempotencyKey({ 'idempotency-key': sent })).toThrow(
      expect.objectContaining({ code: 'invalid_request' }),
    );
  });
});
