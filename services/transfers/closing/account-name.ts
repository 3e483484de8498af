import { quotedName } from '../../../domain/text/shown-name.ts';
import { findAccount } from '../../../storage/accounts/accounts.ts';
import type { Stores } from '../../../storage/stores.ts';

/** Name and address of an account in a mail. */
export async function accountName(stores: Stores, accountId: string): Promise<string> {
  const account = await findAccount(stores, accountId);
  if (account === null) return accountId;
  const name = quotedName(account.name ?? '');
  return name === '' ? account.email : `${name} (${account.email})`;
}
