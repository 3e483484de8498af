import type { ConsoleSession, Member } from './people.ts';
import type { SignInSettings } from './sign-in-settings.ts';

const HOUR_MS = 3_600_000;

/** A session and the account that it works in. */
interface Use {
  session: Pick<ConsoleSession, 'issuer' | 'createdAt'>;
  member: Pick<Member, 'role'>;
  settings: SignInSettings;
}

/** Whether a session may work in an account: its way of signing in is allowed there, and it is young enough. */
export function mayWorkIn({ session, member, settings }: Use, now: Date): boolean {
  const { sessionHours } = settings;
  const ageMs = now.getTime() - session.createdAt.getTime();
  if (sessionHours !== null && ageMs >= sessionHours * HOUR_MS) return false;
  if (session.issuer !== null) return session.issuer === settings.issuer;
  return mayUseLink(member, settings);
}

/** Whether a mailed link signs a member in. Owners keep it, so that a broken provider locks nobody out for good. */
export function mayUseLink({ role }: Pick<Member, 'role'>, { required }: SignInSettings): boolean {
  return !required || role === 'owner';
}
