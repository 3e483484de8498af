import { cleanEmail } from '../../common/email.ts';
import { isAtLeast, type Role } from './roles.ts';
import type { GivenRole, SignInSettings } from './sign-in-settings.ts';

/** The statements of a provider about a person. Their signature, audience and time have been checked. */
export type Claims = Readonly<Record<string, unknown>>;

export interface OpenIdPerson {
  email: string;
  name: string | null;
  /** The highest role of the person's groups; null without a group that has one. */
  groupRole: GivenRole | null;
}

/** The reason why a person is not signed in, although the provider identified them. */
export type OpenIdRefusal = 'no_email' | 'unverified_email' | 'other_domain' | 'no_place';

const LONGEST_NAME = 100;

/** The person of the claims, or why they are refused. */
export function personOf(
  claims: Claims,
  settings: Pick<SignInSettings, 'domains' | 'groupsClaim' | 'groupRoles'>,
): OpenIdPerson | OpenIdRefusal {
  const email = typeof claims['email'] === 'string' ? cleanEmail(claims['email']) : null;
  if (email === null) return 'no_email';
  if (!isTrue(claims['email_verified'])) return 'unverified_email';
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (!settings.domains.includes(domain)) return 'other_domain';
  const { name } = claims;
  return {
    email,
    name:
      typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, LONGEST_NAME) : null,
    groupRole: roleOfGroups(claims, settings),
  };
}

/** Some providers write the boolean as a text. */
function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

function roleOfGroups(
  claims: Claims,
  { groupsClaim, groupRoles }: Pick<SignInSettings, 'groupsClaim' | 'groupRoles'>,
): GivenRole | null {
  if (groupsClaim === null) return null;
  const stated = claims[groupsClaim];
  const groups: readonly unknown[] = Array.isArray(stated) ? stated : [stated];
  return groupRoles
    .filter(({ group }) => groups.includes(group))
    .map(({ role }) => role)
    .reduce<GivenRole | null>(higher, null);
}

function higher(one: GivenRole | null, other: GivenRole): GivenRole {
  return one !== null && isAtLeast(one, other) ? one : other;
}

/**
 * The role that a person has after signing in; null for a person who may not become a member. Groups decide where they
 * name a role, except that an owner stays one.
 */
export function roleAfter(
  current: Role | null,
  { groupRole, defaultRole }: { groupRole: GivenRole | null; defaultRole: GivenRole | null },
): Role | null {
  if (current === 'owner') return 'owner';
  return groupRole ?? current ?? defaultRole;
}
