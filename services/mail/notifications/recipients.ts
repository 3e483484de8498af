import type { Role } from '../../../domain/accounts/console/roles.ts';
import {
  defaultChoices,
  type NotificationChoices,
} from '../../../domain/mail/notifications/notification-kinds.ts';
import { findAccount } from '../../../storage/accounts/accounts.ts';
import { listMembersWithRole } from '../../../storage/accounts/console/members.ts';
import { findChoices } from '../../../storage/mail/notifications/notification-settings.ts';
import { readInBatches } from '../../../storage/read-in-batches.ts';
import type { Stores } from '../../../storage/stores.ts';
import { listUsersWithRole } from '../../accounts/console/users-with-role.ts';

/** More members than an account has. */
const MOST_MEMBERS = 1_000;

/** A person whom news of an account may reach. */
export interface NotifiedPerson {
  recipientId: string;
  email: string;
  role: Role;
  choices: NotificationChoices;
}

/** Reads each account once for the calls of one event-loop turn. */
const readInTurn = readInBatches({
  find: (stores, accountIds: readonly string[]) =>
    Promise.all(
      accountIds.map(async (accountId) => ({
        accountId,
        recipients: await readRecipients(stores, accountId),
      })),
    ),
  nameOf: { asked: (accountId) => accountId, found: ({ accountId }) => accountId },
});

/** The persons whom news of an account may reach. */
export async function listRecipients(stores: Stores, accountId: string): Promise<NotifiedPerson[]> {
  return (await readInTurn(stores, accountId))?.recipients ?? [];
}

/**
 * The members of an account with their choices. An account without members is one recipient, under its own address,
 * once its settings have been changed.
 */
async function readRecipients(stores: Stores, accountId: string): Promise<NotifiedPerson[]> {
  const everyRole = ['viewer', 'recruiter', 'admin', 'owner'] as const;
  const filter = { accountId, roles: everyRole, limit: MOST_MEMBERS };
  const [members, chosen] = await Promise.all([
    listUsersWithRole(stores, filter),
    findChoices(stores, accountId),
  ]);
  const choicesOf = (id: string) => ({ ...defaultChoices, ...chosen.get(id) });
  if (members.length === 0) {
    const account = chosen.has(accountId) ? await findAccount(stores, accountId) : null;
    if (account === null) return [];
    const choices = choicesOf(accountId);
    return [{ recipientId: accountId, email: account.email, role: 'owner', choices }];
  }
  return members.map(({ user: { id, email }, member: { role } }) => {
    return { recipientId: id, email, role, choices: choicesOf(id) };
  });
}

/** The recipient behind a key: the owner who joined first, or the account itself where it has no members. */
export async function recipientOfAccount(stores: Stores, accountId: string): Promise<string> {
  const [owner] = await listMembersWithRole(stores, { accountId, roles: ['owner'], limit: 1 });
  return owner?.userId ?? accountId;
}
