import type { Response } from 'express';
import { AppError } from '../../domain/common/errors.ts';
import {
  isOverLimit,
  rateLimitHeaders,
  secondsToReset,
  type RateLimit,
  type RateSlot,
} from '../../domain/accounts/rate-limit.ts';
import {
  accessRefusal,
  needsMonthlyLimit,
  requireAccess,
  requireMonthlyLimit,
  type Access,
} from '../access.ts';
import { signedInOf, type Caller } from '../caller.ts';
import type { ApiContext } from '../context.ts';

/** Calls per minute of a session. */
const SESSION_PER_MINUTE = 600;

/** The bucket of a call (decision 0006): the key's, or on a public route the client address's. */
export function limitOf(access: Access, caller: Caller): RateLimit {
  if (caller.kind === 'key') {
    return { name: 'key', key: `key:${caller.key.id}`, calls: caller.key.requestsPerMinute };
  }
  if (caller.kind === 'member') {
    const { id } = signedInOf(caller).session;
    return { name: 'session', key: `session:${id}`, calls: SESSION_PER_MINUTE };
  }
  if (!('public' in access)) throw new Error('A route with a key was called without one.');
  const { name, perMinute, firstPasses = false } = access.public;
  return { name, key: `${name}:${caller.address}`, calls: perMinute, firstPasses };
}

/**
 * Counts a call, including rejected ones, and sets the limit headers.
 * @throws AppError 403, then 429.
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
  requireAccess(access, caller);
  await requireMonthlyLimit(ctx, access, caller);
  refuseOver(limit, slot);
}

/** Whether this process expects to admit a call, before it is counted. */
export function isAdmissionExpected(ctx: ApiContext, access: Access, caller: Caller): boolean {
  if (ctx.rates.isSpent(limitOf(access, caller))) return false;
  return accessRefusal(access, caller) === null && !needsMonthlyLimit(access, caller);
}

/** Counts one more call within a request that carries several. @throws AppError 429. */
export async function countFurtherCall(ctx: ApiContext, limit: RateLimit): Promise<void> {
  refuseOver(limit, await ctx.rates.hit(limit));
}

function refuseOver(limit: RateLimit, slot: RateSlot): void {
  if (isOverLimit(limit, slot)) {
    throw new AppError('rate_limited', { retryAfterSeconds: secondsToReset(slot) });
  }
}
