import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { isSessionOpen } from '../../../domain/accounts/console/lifetimes.ts';
import { mayWorkIn } from '../../../domain/accounts/console/session-rules.ts';
import type { SignedIn } from '../../../domain/accounts/console/people.ts';
import {
  findSessionByHash,
  touchSession,
} from '../../../storage/accounts/console/console-sessions.ts';
import { findUsers } from '../../../storage/accounts/console/console-users.ts';
import { findPlace } from '../../../storage/accounts/console/members.ts';
import { findSignInSettings } from '../../../storage/accounts/console/sign-in-settings.ts';
import type { Stores } from '../../../storage/stores.ts';
import { hashToken, isToken } from './tokens.ts';

/** Signing out, a lost role and a removal take effect within one second in every process, as with keys. */
const CACHE_MS = 800;
const CACHED_SESSIONS = 10_000;
const TOUCH_EVERY_MS = 60_000;

/** Finds the person behind a cookie, and caches each for less than a second. */
export interface SessionCache {
  /** Null when the session has ended, or the person has no place in its account. */
  find(token: string): Promise<SignedIn | null>;
  /** Reads a session anew at its next call, after a change that its own person made. */
  forget(sessionId: string): void;
}

export function createSessionCache(stores: Stores, log: Logger): SessionCache {
  const sessions = new LRUCache<string, Promise<SignedIn | null>>({
    max: CACHED_SESSIONS,
    ttl: CACHE_MS,
  });
  const hashes = new LRUCache<string, string>({ max: CACHED_SESSIONS });
  const touched = new LRUCache<string, true>({ max: CACHED_SESSIONS, ttl: TOUCH_EVERY_MS });

  function load(hash: string): Promise<SignedIn | null> {
    const cached = sessions.get(hash);
    if (cached !== undefined) return cached;
    const found = findSignedIn(stores, hash);
    sessions.set(hash, found);
    found.then(
      (one) => one ?? sessions.delete(hash),
      () => sessions.delete(hash),
    );
    return found;
  }

  function touch(id: string): void {
    if (touched.has(id)) return;
    touched.set(id, true);
    touchSession(stores, id, new Date()).catch((error: unknown) => {
      log.warn({ err: error, session_id: id }, 'last use of a session could not be noted');
    });
  }

  return {
    async find(token) {
      if (!isToken(token)) return null;
      const signedIn = await load(hashToken(token));
      if (signedIn === null || !isSessionOpen(signedIn.session, new Date())) return null;
      hashes.set(signedIn.session.id, hashToken(token));
      touch(signedIn.session.id);
      return signedIn;
    },
    forget: (sessionId) => void sessions.delete(hashes.get(sessionId) ?? ''),
  };
}

async function findSignedIn(stores: Stores, hash: string): Promise<SignedIn | null> {
  const session = await findSessionByHash(stores, hash);
  if (session === null) return null;
  const [[user], member, settings] = await Promise.all([
    findUsers(stores, [session.userId]),
    findPlace(stores, session),
    findSignInSettings(stores, session.accountId),
  ]);
  if (user === undefined || member === null || member.isRemoved) return null;
  if (!mayWorkIn({ session, member, settings }, new Date())) return null;
  // An account chooses its provider: what that vouches for ends with the account.
  const operator = user.operator && session.issuer === null;
  return { session, user: { ...user, operator }, member };
}
