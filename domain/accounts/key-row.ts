import { z } from 'zod';
import type { ApiKey } from './api-key.ts';
import { scopes } from './scopes.ts';

const time = z.iso.datetime();

/** A key as the console shows it: never its text. */
export const keySchema = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  last_four: z.string(),
  scopes: z.array(z.enum(scopes)),
  rate_limit: z.int(),
  expires_at: time.nullable(),
  created_at: time,
  last_used_at: time.nullable(),
  revoked_at: time.nullable(),
});
export type KeyRow = z.infer<typeof keySchema>;

/** A new key with its text, which is shown only this once. */
export const newKeySchema = keySchema.extend({ api_key: z.string() });

export function keyRow(key: ApiKey): KeyRow {
  return {
    id: key.id,
    name: key.name,
    prefix: key.prefix,
    last_four: key.lastFour,
    scopes: key.scopes,
    rate_limit: key.requestsPerMinute,
    expires_at: key.expiresAt?.toISOString() ?? null,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  };
}
