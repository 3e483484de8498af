import { crc32 } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatApiKey, isUsable, isWellFormedApiKey } from '../../../domain/accounts/api-key.ts';

const digits = fc.array(fc.integer({ min: 0, max: 61 }), { minLength: 30, maxLength: 30 });
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('formatApiKey', () => {
  it('is ork_live_, 30 random characters and their CRC-32 in 6 (decision 0005)', () => {
    fc.assert(
      fc.property(digits, (numbers) => {
        const key = formatApiKey(numbers);
        expect(key).toMatch(/^ork_live_[0-9A-Za-z]{36}$/);
        const checksum = [...key.slice(-6)].reduce(
          (value, character) => value * 62 + BASE62.indexOf(character),
          0,
        );
        expect(checksum).toBe(crc32(key.slice(9, 39)));
      }),
    );
  });
});

describe('isWellFormedApiKey', () => {
  it('accepts its own keys and none with one changed character', () => {
    const place = fc.integer({ min: 0, max: 44 });
    fc.assert(
      fc.property(digits, place, fc.constantFrom(...BASE62), (numbers, at, character) => {
        const key = formatApiKey(numbers);
        expect(isWellFormedApiKey(key)).toBe(true);
        const mistyped = key.slice(0, at) + character + key.slice(at + 1);
        expect(isWellFormedApiKey(mistyped)).toBe(mistyped === key);
      }),
    );
  });

  it('refuses any other text', () => {
    fc.assert(fc.property(fc.string(), (text) => expect(isWellFormedApiKey(text)).toBe(false)));
  });
});

describe('isUsable', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const later = new Date(now.getTime() + 1);
  it.each([
    ['neither expiring nor revoked', { expiresAt: null, revokedAt: null }, true],
    ['expiring later', { expiresAt: later, revokedAt: null }, true],
    ['expiring at this moment', { expiresAt: now, revokedAt: null }, false],
    ['revoked', { expiresAt: later, revokedAt: now }, false],
  ])('%s', (_circumstance, key, usable) => {
    expect(isUsable(key, now)).toBe(usable);
  });
});
