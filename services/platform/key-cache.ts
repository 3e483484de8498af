import type { Logger } from 'pino';
import { isUsable, isWellFormedApiKey, type ApiKey } from '../../domain/platform/api-key.ts';
import { findApiKeyByHash, touchApiKey } from '../../storage/platform/api-keys.ts';
import type { Stores } from '../../storage/stores.ts';
import { hashApiKey } from './create-api-key.ts';

/** Revocation takes effect within a second in every process (decisions section 2), the look-up included. */
const CACHE_MS = 800;
const CACHED_KEYS = 10_000;
/** `last_used_at` is exact to the minute; a busy key must not write on every call. */
const TOUCH_EVERY_MS = 60_000;

interface Entry {
  readAt: number;
  key: Promise<ApiKey | null>;
}

/** Finds keys by their text, remembering each for less than a second. */
export interface KeyCache {
  /** The key of this text if it may be used now, else null. */
  find(text: string): Promise<ApiKey | null>;
}

export function createKeyCache(stores: Stores, log: Logger): KeyCache {
  const entries = new Map<string, Entry>();
  const touchedAt = new Map<string, number>();

  function load(hash: string): Promise<ApiKey | null> {
    const cached = entries.get(hash);
    const now = Date.now();
    if (cached !== undefined && now - cached.readAt < CACHE_MS) return cached.key;
    if (entries.size >= CACHED_KEYS) entries.clear();
    const key = findApiKeyByHash(stores, hash);
    entries.set(hash, { readAt: now, key });
    // Only keys that exist are remembered: invented ones must not fill the cache, nor an outage stay in it.
    key.then(
      (found) => found ?? entries.delete(hash),
      () => entries.delete(hash),
    );
    return key;
  }

  function touch(key: ApiKey): void {
    const now = Date.now();
    if (now - (touchedAt.get(key.id) ?? 0) < TOUCH_EVERY_MS) return;
    if (touchedAt.size >= CACHED_KEYS) touchedAt.clear();
    touchedAt.set(key.id, now);
    touchApiKey(stores, key.id, new Date(now)).catch((error: unknown) => {
      log.warn({ err: error, key_id: key.id }, 'last use of a key could not be noted');
    });
  }

  return {
    async find(text) {
      if (!isWellFormedApiKey(text)) return null;
      const key = await load(hashApiKey(text));
      if (key === null || !isUsable(key, new Date())) return null;
      touch(key);
      return key;
    },
  };
}
