import type { Response } from 'express';
import { AppError } from '../../domain/common/errors.ts';
import {
  isOverLimit,
  rateLimitHeaders,
  secondsToReset,
  type RateLimit,
  type RateSlot,
} from '../../domain/accounts/rate-limit.ts';
import { isSessionFresh } from '../../domain/accounts/console/lifetimes.ts';
import { isAtLeast } from '../../domain/accounts/console/roles.ts';
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

/** Calls per minute of a session. */
const SESSION_PER_MINUTE = 600;

/** The refusal of a member whose role or session does not allow a call. */
function memberRefusal(access: Access, caller: Caller): AppError | null {
  if (!('role' in access) || caller.kind !== 'member') return null;
  const { member, session, user } = caller.signedIn;
  if (!isAtLeast(member.role, access.role)) {
    return new AppError('insufficient_role', { message: `This needs the role ${access.role}.` });
  }
  if (access.operator === true && !user.operator) {
    const message = 'This is for operators of the installation.';
    return new AppError('insufficient_role', { message });
  }
  const isStale = access.fresh === true && !isSessionFresh(session, new Date());
  return isStale ? new AppError('sign_in_again') : null;
}

/**
 * Checks the key's scopes, or the member's role.
 * @throws 403, naming the scope or role.
 */
export function requireScopes(access: Access, caller: Caller): void {
  const refusal = memberRefusal(access, caller);
  if (refusal !== null) throw refusal;
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
  if (caller.kind === 'member') {
    const { id } = caller.signedIn.session;
    return { name: 'session', key: `session:${id}`, perMinute: SESSION_PER_MINUTE };
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
  if (ctx.rates.isSpent(limitOf(access, caller))) return false;
  return missingScopes(access, caller).length === 0 && memberRefusal(access, caller) === null;
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
