import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { isUsable, isWellFormedApiKey, type ApiKey } from '../../domain/accounts/api-key.ts';
import { findApiKeyByHash, hashApiKey, touchApiKey } from '../../storage/accounts/api-keys.ts';
import type { Stores } from '../../storage/stores.ts';

/** A revocation takes effect within one second in every process, including the time of the lookup (decision 0005). */
const CACHE_MS = 800;
const CACHED_KEYS = 10_000;
/** `last_used_at` is exact to the minute, so that a busy key does not cause a write per call. */
const TOUCH_EVERY_MS = 60_000;

/** Finds keys by their text and caches each for less than a second. */
export interface KeyCache {
  /** The key with this text, or null if it may not be used now. */
  find(text: string): Promise<ApiKey | null>;
}

export function createKeyCache(stores: Stores, log: Logger): KeyCache {
  const keys = new LRUCache<string, Promise<ApiKey | null>>({ max: CACHED_KEYS, ttl: CACHE_MS });
  const touched = new LRUCache<string, true>({ max: CACHED_KEYS, ttl: TOUCH_EVERY_MS });

  function load(hash: string): Promise<ApiKey | null> {
    const cached = keys.get(hash);
    if (cached !== undefined) return cached;
    const key = findApiKeyByHash(stores, hash);
    keys.set(hash, key);
    // Only existing keys are cached: made-up keys must not fill the cache, and a failed lookup must not stay in it.
    key.then(
      (found) => found ?? keys.delete(hash),
      () => keys.delete(hash),
    );
    return key;
  }

  function touch(key: ApiKey): void {
    if (touched.has(key.id)) return;
    touched.set(key.id, true);
    touchApiKey(stores, key.id, new Date()).catch((error: unknown) => {
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
