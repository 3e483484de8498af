import type { Role } from './roles.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A person who signs in to the console; `usr_…`. */
export interface ConsoleUser {
  id: string;
  /** Lower case; unique. */
  email: string;
  name: string | null;
  theme: Theme;
  /** Whether single-letter keys are on in the console. */
  shortcuts: boolean;
  /** Runs the installation. A mark on the person, not a role. */
  operator: boolean;
}

/** A person's place in an account; `mem_…`. */
export interface Member {
  id: string;
  userId: string;
  accountId: string;
  role: Role;
  createdAt: Date;
}

/** `inv_…` */
export interface Invitation {
  id: string;
  accountId: string;
  email: string;
  role: Role;
  /** Id of the user who sent it. */
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
}

/** `csn_…` */
export interface ConsoleSession {
  id: string;
  userId: string;
  accountId: string;
  createdAt: Date;
  /** To the minute. */
  lastSeenAt: Date;
  userAgent: string | null;
  expiresAt: Date;
  /** The provider by which the session began; null for a mailed link. It then works in that account alone. */
  issuer: string | null;
}

/** The person behind a session, with their role in the session's account. */
export interface SignedIn {
  session: ConsoleSession;
  user: ConsoleUser;
  member: Member;
}
