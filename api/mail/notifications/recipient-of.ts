import { recipientOfAccount } from '../../../services/mail/notifications/recipients.ts';
import type { Recipient } from '../../../storage/mail/notifications/notifications.ts';
import { accountOf, type Caller } from '../../caller.ts';
import type { ApiContext } from '../../context.ts';

/** The member who calls; for a key the owner of its account. */
export async function recipientOf(
  { stores }: Pick<ApiContext, 'stores'>,
  caller: Caller,
): Promise<Recipient> {
  const accountId = accountOf(caller);
  const recipientId =
    caller.kind === 'member'
      ? caller.signedIn.user.id
      : await recipientOfAccount(stores, accountId);
  return { accountId, recipientId };
}
