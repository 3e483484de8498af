import { findAccount } from '../storage/accounts/accounts.ts';
import { accountOf, type Caller } from './caller.ts';
import type { ApiContext } from './context.ts';

/** The e-mail address behind `me` and `mine`: the signed-in member's own; for a key, the account's. */
export async function ownAddress(
  { stores }: Pick<ApiContext, 'stores'>,
  caller: Caller,
): Promise<string | null> {
  if (caller.kind === 'member') return caller.signedIn.user.email;
  return (await findAccount(stores, accountOf(caller)))?.email ?? null;
}
