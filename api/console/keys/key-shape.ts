import { z } from 'zod';
import type { ApiKey } from '../../../domain/accounts/api-key.ts';
import { scopes } from '../../../domain/accounts/scopes.ts';
import { findApiKey } from '../../../storage/accounts/api-keys.ts';
import { accountOf } from '../../caller.ts';
import type { FindCall } from '../../route.ts';

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

/** A new key with its text, which is shown only this once. */
export const newKeySchema = keySchema.extend({ api_key: z.string() });

export function keyRow(key: ApiKey): z.infer<typeof keySchema> {
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

export const keyParams = z.object({ id: z.string() });

/** The account's key that the path names. */
export function ownedKey({ ctx, caller, params }: FindCall<{ id: string }>) {
  return findApiKey(ctx.stores, { accountId: accountOf(caller), id: params.id });
}
