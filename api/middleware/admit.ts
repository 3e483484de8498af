import type { Response } from 'express';
import { AppError } from '../../domain/common/errors.ts';
import {
  isOverLimit,
  rateLimitHeaders,
  secondsToReset,
  type RateLimit,
  type RateSlot,
} from '../../domain/accounts/rate-limit.ts';
import type { Scope } from '../../domain/accounts/scopes.ts';
import type { Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';
import type { Access } from '../route.ts';

/** Key and limit are read from MongoDB; a healthy one answers within milliseconds. */
export const ADMISSION_TIMEOUT_MS = 3_000;

/** The scopes that a route requires and the caller's key lacks. */
function missingScopes(access: Access, caller: Caller): Scope[] {
  if (!('scopes' in access) || caller.kind !== 'key') return [];
  return access.scopes.filter((scope) => !caller.key.scopes.includes(scope));
}

/**
 * Checks the key's scopes.
 * @throws 403, naming the scope.
 */
export function requireScopes(access: Access, caller: Caller): void {
  const missing = missingScopes(access, caller);
  if (missing.length > 0) {
    throw new AppError('insufficient_scope', {
      message: `The API key lacks the scope ${missing.join(', ')}.`,
    });
  }
}

/** The bucket of a call (decision 0006): the key's, or on a public route the client address's. */
export function limitOf(access: Access, caller: Caller): RateLimit {
  if (caller.kind === 'key') {
    return { name: 'key', key: `key:${caller.key.id}`, perMinute: caller.key.requestsPerMinute };
  }
  if (!('public' in access)) throw new Error('A route with a key was called without one.');
  const { name, perMinute } = access.public;
  return { name, key: `${name}:${caller.address}`, perMinute };
}

/**
 * Counts a call, including rejected ones, and sets the limit headers.
 * @throws 403, then 429.
 */
export async function admit(
  ctx: ApiContext,
  { access, caller, res }: { access: Access; caller: Caller; res: Response },
): Promise<void> {
  const limit = limitOf(access, caller);
  const slot = await ctx.rates.hit(limit);
  for (const [name, value] of Object.entries(rateLimitHeaders(limit, slot))) {
    res.setHeader(name, value);
  }
  requireScopes(access, caller);
  refuseOver(limit, slot);
}

/** Whether this process expects to admit a call, before it is counted. */
export function isAdmissionExpected(ctx: ApiContext, access: Access, caller: Caller): boolean {
  return !ctx.rates.isSpent(limitOf(access, caller)) && missingScopes(access, caller).length === 0;
}

/** Counts one more call within a request that carries several. @throws 429. */
export async function countFurtherCall(ctx: ApiContext, limit: RateLimit): Promise<void> {
  refuseOver(limit, await ctx.rates.hit(limit));
}

function refuseOver(limit: RateLimit, slot: RateSlot): void {
  if (isOverLimit(limit, slot)) {
    throw new AppError('rate_limited', { retryAfterSeconds: secondsToReset(slot) });
  }
}
