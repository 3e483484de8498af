/**
 * The roles of members of an account, lowest first. A role may do everything that a lower one may.
 * Interviewers see only the candidates and roles of their own interviews (decision 0051).
 */
export const roles = ['interviewer', 'viewer', 'recruiter', 'admin', 'owner'] as const;

export type Role = (typeof roles)[number];

/** Whether a role is this one or a higher one. */
export function isAtLeast(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

/** Whether a member with a role may invite as another: admins as admin and lower ones, only owners as owner. */
export function mayInviteAs(by: Role, role: Role): boolean {
  return isAtLeast(by, 'admin') && isAtLeast(by, role);
}
