import type { z } from 'zod';
import { toIsoClosing } from './dates.ts';
import { optionalText } from './parse-row.ts';

/** Members in which feeds of XML state the end of a posting. */
const names = [
  ...['expires_at', 'expires', 'expirationdate', 'expiration_date', 'expirationDate'],
  ...['validThrough', 'validthrough', 'valid_through'],
  ...['closing_date', 'closingdate', 'closingDate', 'deadline', 'application_deadline'],
  ...['job_listing:job_expires', 'job_listing:expires'],
] as const;
type Name = (typeof names)[number];

export const closingMembers = Object.fromEntries(
  names.map((name) => [name, optionalText]),
) as Record<Name, typeof optionalText>;

/** The end of a posting from the first of these members that is a date. */
export function closingOf(
  item: Readonly<Record<Name, z.infer<typeof optionalText>>>,
): string | null {
  for (const name of names) {
    const closes = toIsoClosing(item[name]);
    if (closes !== null) return closes;
  }
  return null;
}
