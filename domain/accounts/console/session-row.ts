import { z } from 'zod';
import { themes, type ConsoleSession, type ConsoleUser } from './people.ts';
import { roles } from './roles.ts';

const time = z.iso.datetime();

export const sessionSchema = z.object({
  id: z.string(),
  user_agent: z.string().nullable(),
  created_at: time,
  last_seen_at: time,
  expires_at: time,
  is_current: z.boolean(),
});
export type SessionRow = z.infer<typeof sessionSchema>;

export function sessionRow(session: ConsoleSession, current: ConsoleSession): SessionRow {
  return {
    id: session.id,
    user_agent: session.userAgent,
    created_at: session.createdAt.toISOString(),
    last_seen_at: session.lastSeenAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    is_current: session.id === current.id,
  };
}

export const profileSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string().nullable(),
  theme: z.enum(themes),
  shortcuts: z.boolean(),
  is_operator: z.boolean(),
});
export type ProfileRow = z.infer<typeof profileSchema>;

export function profileRow(user: ConsoleUser): ProfileRow {
  const { id, email, name, theme, shortcuts, operator } = user;
  return { id, email, name, theme, shortcuts, is_operator: operator };
}

export const signedInSchema = z.object({
  user: profileSchema,
  role: z.enum(roles),
  account: z.object({ id: z.string(), name: z.string().nullable(), email: z.string() }),
  accounts: z.array(z.object({ id: z.string(), name: z.string().nullable(), role: z.enum(roles) })),
});
