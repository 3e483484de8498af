import type { ApiKey } from '../../domain/platform/api-key.ts';
import { newId } from '../new-id.ts';
import type { Stores } from '../stores.ts';
import { apiKeyModel, type ApiKeyRecord } from './api-key.model.ts';

export type NewApiKey = Pick<
  ApiKeyRecord,
  | 'accountId'
  | 'hash'
  | 'prefix'
  | 'lastFour'
  | 'name'
  | 'scopes'
  | 'requestsPerMinute'
  | 'expiresAt'
>;

/** Adds a key of which only the hash is known. */
export async function insertApiKey(stores: Stores, key: NewApiKey): Promise<ApiKey> {
  const record: ApiKeyRecord = {
    _id: newId('apiKey'),
    ...key,
    createdAt: new Date(),
    lastUsedAt: null,
    revokedAt: null,
  };
  await apiKeyModel(stores.mongo).create(record);
  return toApiKey(record);
}

/** The key with this SHA-256 (hexadecimal), revoked and expired ones too. */
export async function findApiKeyByHash(stores: Stores, hash: string): Promise<ApiKey | null> {
  const record = await apiKeyModel(stores.mongo).findOne({ hash }).lean();
  return record === null ? null : toApiKey(record);
}

/** Ends a key; false when the account has no such key that still worked. */
export async function revokeApiKey(
  stores: Stores,
  accountId: string,
  keyId: string,
): Promise<boolean> {
  const result = await apiKeyModel(stores.mongo).updateOne(
    { _id: keyId, accountId, revokedAt: null },
    { $set: { revokedAt: new Date() } },
  );
  return result.matchedCount === 1;
}

/** Notes when a key was last used. */
export async function touchApiKey(stores: Stores, keyId: string, usedAt: Date): Promise<void> {
  await apiKeyModel(stores.mongo).updateOne({ _id: keyId }, { $max: { lastUsedAt: usedAt } });
}

function toApiKey(record: ApiKeyRecord): ApiKey {
  const { _id, hash: _hash, ...rest } = record;
  return { id: _id, ...rest };
}
