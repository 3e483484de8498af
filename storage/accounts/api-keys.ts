import { createHash } from 'node:crypto';
import type { ApiKey } from '../../domain/accounts/api-key.ts';
import type { AuditEntry, Cause } from '../../domain/accounts/audit/audit-entry.ts';
import type { OwnedRef } from '../../domain/common/ids.ts';
import type { PageStart } from '../../domain/common/result-page.ts';
import { newId } from '../new-id.ts';
import { newestFirst } from '../newest-first.ts';
import type { Stores } from '../stores.ts';
import { newAuditEntry } from './audit/new-audit-entry.ts';
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

/** Adds a key. Only its hash is given. */
export async function insertApiKey(stores: Stores, key: NewApiKey, cause: Cause): Promise<ApiKey> {
  const record: ApiKeyRecord = {
    _id: newId('apiKey'),
    ...key,
    createdAt: new Date(),
    lastUsedAt: null,
    revokedAt: null,
  };
  await apiKeyModel(stores.mongo).create({ ...record, trail: [createdEntry(cause, record)] });
  return toApiKey(record);
}

/** Stored in place of a key's text. The text has 178 random bits, so a fast hash is enough. */
export function hashApiKey(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The key with this SHA-256 (hexadecimal), revoked and expired ones too. */
export async function findApiKeyByHash(stores: Stores, hash: string): Promise<ApiKey | null> {
  const record = await apiKeyModel(stores.mongo).findOne({ hash }, { trail: 0 }).lean();
  return record === null ? null : toApiKey(record);
}

/** All keys of an account, oldest first, revoked and expired ones too. */
export async function listApiKeys(stores: Stores, accountId: string): Promise<ApiKey[]> {
  const records = await apiKeyModel(stores.mongo)
    .find({ accountId }, { trail: 0 })
    .sort({ _id: 1 })
    .lean<ApiKeyRecord[]>();
  return records.map(toApiKey);
}

/** One key of an account; null for a key of another account. */
export async function findApiKey(
  stores: Stores,
  { accountId, id }: OwnedRef,
): Promise<ApiKey | null> {
  const record = await apiKeyModel(stores.mongo)
    .findOne({ _id: id, accountId }, { trail: 0 })
    .lean<ApiKeyRecord>();
  return record === null ? null : toApiKey(record);
}

/** A page of an account's keys, newest first, revoked and expired ones too. */
export async function pageOfApiKeys(
  { mongo }: Stores,
  accountId: string,
  page: PageStart,
): Promise<ApiKey[]> {
  const without = { trail: 0 } as const;
  const records = await newestFirst(apiKeyModel(mongo), { accountId }, { ...page, without });
  return records.map(toApiKey);
}

/** Changes a key's name and limit; false when it is revoked. */
export async function changeApiKey(
  stores: Stores,
  { key, name, requestsPerMinute }: { key: ApiKey; name: string; requestsPerMinute: number },
  cause: Cause,
): Promise<boolean> {
  const entry = newAuditEntry(cause, {
    action: 'api_key.changed',
    accountId: key.accountId,
    targetId: key.id,
    before: { name: key.name, requests_per_minute: key.requestsPerMinute },
    after: { name, requests_per_minute: requestsPerMinute },
  });
  const result = await apiKeyModel(stores.mongo).updateOne(
    { _id: key.id, accountId: key.accountId, revokedAt: null },
    { $set: { name, requestsPerMinute }, $push: { trail: entry } },
  );
  return result.matchedCount === 1;
}

/** Ends a key at a set time because another replaces it. */
export async function expireApiKey(
  stores: Stores,
  { key, expiresAt, replacedBy }: { key: ApiKey; expiresAt: Date; replacedBy: string },
  cause: Cause,
): Promise<void> {
  const entry = newAuditEntry(cause, {
    action: 'api_key.rolled',
    accountId: key.accountId,
    targetId: key.id,
    before: { expires_at: key.expiresAt?.toISOString() ?? null },
    after: { expires_at: expiresAt.toISOString(), replaced_by: replacedBy },
  });
  await apiKeyModel(stores.mongo).updateOne(
    { _id: key.id, accountId: key.accountId },
    { $set: { expiresAt }, $push: { trail: entry } },
  );
}

export interface KeyBeginning {
  /** Whether the id, or the stored prefix of the key's text, begins with this text. */
  of: '_id' | 'prefix';
  beginning: string;
}

/** Keys of any account that begin with a text, oldest first. For operators: the search by text uses no index. */
export async function findApiKeysBeginning(
  stores: Stores,
  { of, beginning }: KeyBeginning,
  limit: number,
): Promise<ApiKey[]> {
  const records = await apiKeyModel(stores.mongo)
    .find({ [of]: { $gte: beginning, $lt: `${beginning}\uffff` } }, { trail: 0 })
    .sort({ _id: 1 })
    .limit(limit)
    .lean<ApiKeyRecord[]>();
  return records.map(toApiKey);
}

/** Revokes a key; false when the account has no such active key. */
export async function revokeApiKey(
  stores: Stores,
  { accountId, keyId }: { accountId: string; keyId: string },
  cause: Cause,
): Promise<boolean> {
  const revokedAt = new Date();
  const entry = newAuditEntry(cause, {
    action: 'api_key.revoked',
    accountId,
    targetId: keyId,
    before: { revoked_at: null },
    after: { revoked_at: revokedAt.toISOString() },
  });
  const result = await apiKeyModel(stores.mongo).updateOne(
    { _id: keyId, accountId, revokedAt: null },
    { $set: { revokedAt }, $push: { trail: entry } },
  );
  return result.matchedCount === 1;
}

/** Records when a key was last used. */
export async function touchApiKey(stores: Stores, keyId: string, usedAt: Date): Promise<void> {
  await apiKeyModel(stores.mongo).updateOne({ _id: keyId }, { $max: { lastUsedAt: usedAt } });
}

function createdEntry(cause: Cause, key: ApiKeyRecord): AuditEntry {
  return newAuditEntry(cause, {
    action: 'api_key.created',
    accountId: key.accountId,
    targetId: key._id,
    before: null,
    after: {
      name: key.name,
      last_four: key.lastFour,
      scopes: key.scopes,
      requests_per_minute: key.requestsPerMinute,
      expires_at: key.expiresAt?.toISOString() ?? null,
    },
  });
}

function toApiKey(record: ApiKeyRecord): ApiKey {
  const { _id, hash: _hash, trail: _trail, ...rest } = record;
  return { id: _id, ...rest };
}
