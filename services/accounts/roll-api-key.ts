import { isUsable, type ApiKey } from '../../domain/accounts/api-key.ts';
import type { Cause } from '../../domain/accounts/audit/audit-entry.ts';
import { AppError } from '../../domain/common/errors.ts';
import { expireApiKey } from '../../storage/accounts/api-keys.ts';
import type { Stores } from '../../storage/stores.ts';
import { createApiKey } from './create-api-key.ts';

/**
 * Replaces a key by one with the same name, scopes and limit. The old one works until `endsAt`, or its own earlier end.
 * @throws AppError `conflict` for a key that is not usable.
 */
export async function rollApiKey(
  stores: Stores,
  { old, endsAt }: { old: ApiKey; endsAt: Date },
  cause: Cause,
): Promise<{ key: ApiKey; text: string }> {
  if (!isUsable(old, new Date())) throw notUsable();
  const { accountId, name, scopes, requestsPerMinute } = old;
  const made = await createApiKey(stores, { accountId, name, scopes, requestsPerMinute, cause });
  const expiresAt = old.expiresAt !== null && old.expiresAt < endsAt ? old.expiresAt : endsAt;
  await expireApiKey(stores, { key: old, expiresAt, replacedBy: made.key.id }, cause);
  return made;
}

function notUsable(): AppError {
  return new AppError('conflict', { message: 'This key is revoked or has expired.' });
}
