import { AppError } from '../../domain/common/errors.ts';
import { STARTING_CREDIT_USD_MICROS } from '../../domain/common/money.ts';
import type { Scope } from '../../domain/accounts/scopes.ts';
import type { Account } from '../../storage/accounts/accounts.ts';
import { insertAccount } from '../../storage/billing/insert-account.ts';
import type { Stores } from '../../storage/stores.ts';
import { createApiKey } from '../accounts/create-api-key.ts';

export interface AccountRequest {
  email: string;
  name?: string;
  creditUsdMicros?: number;
  scopes?: readonly Scope[];
  requestsPerMinute?: number;
}

/** Creates an account with one API key. `conflict` for an e-mail address that has an account. */
export async function createAccount(
  stores: Stores,
  request: AccountRequest,
): Promise<{ account: Account; apiKey: string }> {
  const account = await insertAccount(stores, {
    email: request.email,
    name: request.name ?? null,
    balanceUsdMicros: request.creditUsdMicros ?? STARTING_CREDIT_USD_MICROS,
  });
  if (account === null) {
    throw new AppError('conflict', {
      message: 'An account with this e-mail address already exists.',
    });
  }
  const { text } = await createApiKey(stores, {
    accountId: account.id,
    name: 'First key',
    ...(request.scopes === undefined ? {} : { scopes: request.scopes }),
    ...(request.requestsPerMinute === undefined
      ? {}
      : { requestsPerMinute: request.requestsPerMinute }),
  });
  return { account, apiKey: text };
}
