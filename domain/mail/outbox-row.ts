import { z } from 'zod';
import { timeOfId } from '../common/ids.ts';

/** A mail that was written to a folder in place of an SMTP server. */
export const outboxRowSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  created_at: z.iso.datetime(),
});
export type OutboxRow = z.infer<typeof outboxRowSchema>;

/** The same with its text. */
export const outboxMailSchema = outboxRowSchema.extend({ text: z.string() });
export type OutboxMailRow = z.infer<typeof outboxMailSchema>;

export function outboxRow({ id, to, subject }: Record<'id' | 'to' | 'subject', string>): OutboxRow {
  return { id, to, subject, created_at: new Date(timeOfId(id)).toISOString() };
}
