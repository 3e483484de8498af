import { createAccount } from '../../services/billing/create-account.ts';
import { createApiKey, type ApiKeyRequest } from '../../services/accounts/create-api-key.ts';
import type { Stores } from '../../storage/stores.ts';

let accounts = 0;

export interface TestKey {
  accountId: string;
  keyId: string;
  apiKey: string;
  headers: { authorization: string };
}

/** A new account with one key; by default with all scopes and a high limit. */
export async function buildKey(
  stores: Stores,
  request: Partial<Omit<ApiKeyRequest, 'accountId'>> = {},
  creditUsdMicros?: number,
): Promise<TestKey> {
  accounts += 1;
  const email = `owner-${accounts}-${Date.now()}@example.com`;
  const { account } = await createAccount(stores, {
    email,
    ...(creditUsdMicros !== undefined && { creditUsdMicros }),
  });
  const { key, text } = await createApiKey(stores, {
    accountId: account.id,
    name: 'test',
    requestsPerMinute: 100_000,
    ...request,
  });
  return {
    accountId: account.id,
    keyId: key.id,
    apiKey: text,
    headers: { authorization: `Bearer ${text}` },
  };
}
