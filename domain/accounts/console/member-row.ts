import { z } from 'zod';
import type { ConsoleUser, Invitation, Member } from './people.ts';
import { roles } from './roles.ts';

const time = z.iso.datetime();

export const memberSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(roles),
  created_at: time,
});
export type MemberRow = z.infer<typeof memberSchema>;

export function memberRow(member: Member, user: ConsoleUser): MemberRow {
  const { id, userId, role, createdAt } = member;
  const { email, name } = user;
  return { id, user_id: userId, email, name, role, created_at: createdAt.toISOString() };
}

export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  created_at: time,
  expires_at: time,
});
export type InvitationRow = z.infer<typeof invitationSchema>;

export function invitationRow(invitation: Invitation): InvitationRow {
  const { id, email, role, createdAt, expiresAt } = invitation;
  return {
    id,
    email,
    role,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}
