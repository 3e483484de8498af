import { isSessionFresh } from '../domain/accounts/console/lifetimes.ts';
import { isAtLeast, type Role } from '../domain/accounts/console/roles.ts';
import type { Scope } from '../domain/accounts/scopes.ts';
import { AppError } from '../domain/common/errors.ts';
import { findMoney } from '../storage/billing/account-money.ts';
import { accountOf, type Caller } from './caller.ts';
import type { ApiContext } from './context.ts';

/** Calls per minute and client address on a kind of public route (decision 0006). */
export interface IpBucket {
  name: string;
  perMinute: number;
  /** See `RateLimit`. */
  firstPasses?: boolean;
}

/** The rights that a member of the account needs, in the console. */
interface MemberAccess {
  /** The lowest role that may call. */
  role: Role;
  /** The lowest role that may call while the account has a monthly limit: on routes that spend money. */
  withinLimit?: Role;
}

/** The rights that a member needs where a call spends money. */
export const forSpenders = { role: 'admin', withinLimit: 'recruiter' } as const;

/**
 * Who may call (decision 0034): anyone within a bucket per address; a key with all of the scopes, or any key, and
 * members by their role; or members alone, where `fresh` with a session of the last 12 hours, where `operator` only
 * people who run the installation.
 */
export type Access = { public: IpBucket } | GatedAccess;

type GatedAccess =
  | (MemberAccess & { scopes: readonly [Scope, ...Scope[]]; fresh?: boolean })
  | (MemberAccess & { anyKey: true })
  | (MemberAccess & { fresh?: boolean; operator?: boolean });

/** The lowest role that may call; null on public routes. */
export function roleOf(access: Access): Role | null {
  return 'public' in access ? null : access.role;
}

/** Whether only people who run the installation may call. */
export function isForOperators(access: Access): boolean {
  return 'operator' in access && access.operator === true;
}

/**
 * Checks the key's scopes, or the member's role.
 * @throws AppError 403, naming the scope or role.
 */
export function requireAccess(access: Access, caller: Caller): void {
  const refusal = accessRefusal(access, caller);
  if (refusal !== null) throw refusal;
}

/** The refusal of a caller; null where the caller may call. */
export function accessRefusal(access: Access, caller: Caller): AppError | null {
  if ('public' in access) return null;
  if (caller.kind === 'key') return keyRefusal(access, caller);
  return caller.kind === 'member' ? memberRefusal(access, caller) : null;
}

function keyRefusal(
  access: GatedAccess,
  { key }: Extract<Caller, { kind: 'key' }>,
): AppError | null {
  const missing =
    'scopes' in access ? access.scopes.filter((one) => !key.scopes.includes(one)) : [];
  return missing.length === 0
    ? null
    : new AppError('insufficient_scope', {
        message: `The API key lacks the scope ${missing.join(', ')}.`,
      });
}

type Member = Extract<Caller, { kind: 'member' }>;

function memberRefusal(access: GatedAccess, caller: Member) {
  const { session, user } = caller.signedIn;
  const roleRefusal = refusalByRole(access, caller);
  if (roleRefusal !== null) return roleRefusal;
  if (isForOperators(access) && !user.operator) {
    return new AppError('insufficient_role', {
      message: 'This is for operators of the installation.',
    });
  }
  if (!('fresh' in access) || access.fresh !== true) return null;
  const isFresh = session !== null && isSessionFresh(session, new Date());
  return isFresh ? null : new AppError('sign_in_again');
}

function refusalByRole({ role, withinLimit = role }: MemberAccess, { signedIn }: Member) {
  return isAtLeast(signedIn.member.role, withinLimit)
    ? null
    : new AppError('insufficient_role', { message: `This needs the role ${role}.` });
}

/** Whether the caller may call only while the account has a monthly limit. */
export function needsMonthlyLimit(access: Access, caller: Caller): boolean {
  if (caller.kind !== 'member' || !('withinLimit' in access)) return false;
  return !isAtLeast(caller.signedIn.member.role, access.role);
}

/** @throws AppError 403 where the caller may spend only within a monthly limit and the account has none. */
export async function requireMonthlyLimit(
  { stores }: Pick<ApiContext, 'stores'>,
  access: Access,
  caller: Caller,
): Promise<void> {
  if (!needsMonthlyLimit(access, caller)) return;
  const money = await findMoney(stores, accountOf(caller));
  if (typeof money?.monthlyLimitUsdMicros === 'number') return;
  throw new AppError('insufficient_role', {
    message:
      'This spends money. It needs the role admin, or a monthly limit that an owner has set.',
  });
}

/** Checks a member whose call spends money, where that depends on what it asks for. @throws AppError 403. */
export async function requireSpender(
  ctx: Pick<ApiContext, 'stores'>,
  caller: Caller,
): Promise<void> {
  const access: Access = { anyKey: true, ...forSpenders };
  requireAccess(access, caller);
  await requireMonthlyLimit(ctx, access, caller);
}

/**
 * Checks a member's role where it depends on what a call asks for. Keys pass: their scopes were checked.
 * @throws AppError 403 with the reason.
 */
export function requireRole(caller: Caller, role: Role, why: string): void {
  if (caller.kind !== 'member' || isAtLeast(caller.signedIn.member.role, role)) return;
  throw new AppError('insufficient_role', { message: why });
}

/**
 * Lets a recruiter delete what they made themselves; anything else takes an admin. Keys pass.
 * @throws AppError 403.
 */
export function requireAuthor(caller: Caller, createdBy: string | null, thing: string): void {
  if (caller.kind === 'member' && caller.signedIn.user.id === createdBy) return;
  requireRole(caller, 'admin', `Only an admin deletes a ${thing} that somebody else made.`);
}
