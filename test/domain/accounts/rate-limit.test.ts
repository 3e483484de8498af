import { describe, expect, it } from '@jest/globals';
import {
  isOverLimit,
  rateLimitHeaders,
  secondsToReset,
  windowAt,
} from '../../../domain/accounts/rate-limit.ts';

const limit = { name: 'key', key: 'key:key_1', calls: 3 };

describe('a limit', () => {
  it.each([
    [1, false, 2],
    [3, false, 0],
    [4, true, 0],
    [90, true, 0],
  ])('call %d: over is %s, %d are left', (position, over, left) => {
    const slot = { position, resetsInMs: 1_500 };
    expect(isOverLimit(limit, slot)).toBe(over);
    expect(rateLimitHeaders(limit, slot)).toEqual({
      'RateLimit-Policy': '"key";q=3;w=60',
      RateLimit: `"key";r=${left};t=2`,
    });
  });

  it('never returns a Retry-After of 0 seconds', () => {
    expect(secondsToReset({ position: 4, resetsInMs: 0 })).toBe(1);
  });

  it('has a window per clock minute', () => {
    const [first, last, next] = ['12:00:00.000', '12:00:59.999', '12:01:00.000'].map((time) =>
      windowAt('key:a', Date.parse(`2026-03-01T${time}Z`)),
    );
    expect(last).toEqual(first);
    expect(first?.endsAt).toEqual(new Date('2026-03-01T12:01:00Z'));
    expect(next?.id).not.toBe(first?.id);
    expect(windowAt('key:b', Date.parse('2026-03-01T12:00:00Z')).id).not.toBe(first?.id);
  });
});
