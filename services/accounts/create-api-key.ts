import { randomInt } from 'node:crypto';
import {
  API_KEY_RANDOM_DIGITS,
  formatApiKey,
  shownPrefix,
  type ApiKey,
} from '../../domain/accounts/api-key.ts';
import { operatorCause, type Cause } from '../../domain/accounts/audit/audit-entry.ts';
import { DEFAULT_REQUESTS_PER_MINUTE } from '../../domain/accounts/rate-limit.ts';
import { scopes, type Scope } from '../../domain/accounts/scopes.ts';
import { hashApiKey, insertApiKey } from '../../storage/accounts/api-keys.ts';
import type { Stores } from '../../storage/stores.ts';

export interface ApiKeyRequest {
  accountId: string;
  name: string;
  scopes?: readonly Scope[];
  requestsPerMinute?: number;
  expiresAt?: Date;
  /** Recorded in the audit log; an operator by default. */
  cause?: Cause;
}

/** Creates a key with the given scopes, or with all. `text` is returned only here and stored nowhere. */
export async function createApiKey(
  stores: Stores,
  request: ApiKeyRequest,
): Promise<{ key: ApiKey; text: string }> {
  const text = formatApiKey(Array.from({ length: API_KEY_RANDOM_DIGITS }, () => randomInt(62)));
  const wanted = {
    accountId: request.accountId,
    hash: hashApiKey(text),
    prefix: shownPrefix(text),
    lastFour: text.slice(-4),
    name: request.name,
    scopes: [...(request.scopes ?? scopes)],
    requestsPerMinute: request.requestsPerMinute ?? DEFAULT_REQUESTS_PER_MINUTE,
    expiresAt: request.expiresAt ?? null,
  };
  const key = await insertApiKey(stores, wanted, request.cause ?? operatorCause);
  return { key, text };
}
