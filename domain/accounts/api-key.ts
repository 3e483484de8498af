import type { Scope } from './scopes.ts';

/**
 * The text of an API key: `ork_live_`, 30 random base62 characters, and 6 of their CRC-32 (decision 0005). A mistyped
 * or invented key is refused without a look-up.
 */
export const API_KEY_PREFIX = 'ork_live_';
export const API_KEY_RANDOM_DIGITS = 30;
/** Stored in clear, so that an operator can tell keys apart. 26 characters stay secret. */
const SHOWN_DIGITS = 4;
const CHECKSUM_DIGITS = 6;

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The stored members of a key. Its text is shown once and never stored. */
export interface ApiKey {
  id: string;
  accountId: string;
  name: string;
  /** The start of its text, as cut by `shownPrefix`; `ork_live_` for the oldest keys. */
  prefix: string;
  lastFour: string;
  scopes: Scope[];
  requestsPerMinute: number;
  expiresAt: Date | null;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** Builds a key from 30 random numbers from 0 to 61. */
export function formatApiKey(digits: readonly number[]): string {
  const random = digits.map((digit) => BASE62.charAt(digit)).join('');
  return API_KEY_PREFIX + random + checksum(random);
}

/** The part of a key's text that may be stored and shown. */
export function shownPrefix(text: string): string {
  return text.slice(0, API_KEY_PREFIX.length + SHOWN_DIGITS);
}

/** Whether a text has the form of a key and a valid checksum. The key may not exist. */
export function isWellFormedApiKey(text: string): boolean {
  if (!text.startsWith(API_KEY_PREFIX)) return false;
  const rest = text.slice(API_KEY_PREFIX.length);
  if (!/^[0-9A-Za-z]{36}$/.test(rest)) return false;
  return rest.slice(API_KEY_RANDOM_DIGITS) === checksum(rest.slice(0, API_KEY_RANDOM_DIGITS));
}

/** Whether a key is valid at this moment. */
export function isUsable(key: Pick<ApiKey, 'expiresAt' | 'revokedAt'>, now: Date): boolean {
  return key.revokedAt === null && (key.expiresAt === null || key.expiresAt > now);
}

function checksum(text: string): string {
  let rest = crc32(text);
  let digits = '';
  for (let i = 0; i < CHECKSUM_DIGITS; i += 1) {
    digits = BASE62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** CRC-32 as in zlib (polynomial 0xEDB88320) of an ASCII text. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let i = 0; i < text.length; i += 1) {
    crc ^= text.charCodeAt(i);
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
  }
  return (crc ^ 0xffffffff) >>> 0;
}
