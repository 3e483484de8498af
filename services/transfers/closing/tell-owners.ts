import type { Closing } from '../../../domain/accounts/closing.ts';
import type { WrittenLetter } from '../../../domain/text/letter.ts';
import { findAccount } from '../../../storage/accounts/accounts.ts';
import type { Stores } from '../../../storage/stores.ts';
import { listUsersWithRole } from '../../accounts/console/users-with-role.ts';
import type { AppContext } from '../../context.ts';
import { sendOnce } from '../../mail/send-once.ts';

/** A bound that no account reaches. */
const MOST_OWNERS = 200;

/** The addresses of an account's owners, or that of the account where it has none. */
export async function ownersOf(stores: Stores, accountId: string): Promise<string[]> {
  const wanted = { accountId, roles: ['owner'] as const, limit: MOST_OWNERS };
  const owners = await listUsersWithRole(stores, wanted);
  if (owners.length > 0) return owners.map(({ user }) => user.email);
  const account = await findAccount(stores, accountId);
  return account === null ? [] : [account.email];
}

/** Mails each owner once per closing and topic, however often it is called. */
export async function tellOwners(
  ctx: AppContext,
  { accountId, run, requestedAt, nextAt }: Closing,
  { to, topic, letter }: { to: readonly string[]; topic: string; letter: WrittenLetter },
): Promise<void> {
  for (const email of to) {
    await sendOnce(ctx, {
      ...{ accountId, kind: 'notification', run: `${run} ${topic} ${email}`, to: email },
      ...{ causedAt: nextAt ?? requestedAt, candidateId: null, replyTo: null },
      ...letter,
    });
  }
}
